// The rules and the records, as a program in Node uses them: `node --test test/api.test.mjs`, after build.mjs.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, describe, it } from "node:test";
import { Game, HostageChessError, isReady, listVariants, Position, ready } from "../dist/index.js";

const EXCHANGE = "r1bqk2r/pppp1ppp/2n2n2/4p3/4P3/2N5/PPPP1PPP/R1BQK2R[#Nb] w KQkq - 0 6";
/** Counts the lines of play of a number of plies. */
const perft = (position, depth) => (depth === 1 ? position.moves().length : position.moves().reduce((sum, move) => sum + perft(position.play(move), depth - 1), 0));

/** Returns the error of a call. It must have one of this package's type. */
export function refused(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof HostageChessError, `untyped: ${error?.stack ?? error}`);
    assert.ok(error.code && error.message && !/\{[\w-]+\}/.test(error.message), `${error.code}: ${error.message}`);
    return error;
  }
  return assert.fail("nothing was refused");
}

describe("before the rules are loaded", () => {
  it("everything says what to do", () => {
    assert.equal(isReady(), false);
    assert.equal(refused(() => Position.start()).code, "not-ready");
    assert.match(refused(() => Game.parse("1. e4")).message, /await ready\(\)/);
  });
});

describe("Hostage Chess alone", () => {
  before(() => ready());

  it("another game says how to load it", () => {
    assert.deepEqual([isReady(), isReady("all")], [true, false]);
    assert.deepEqual(listVariants().map(({ name }) => name), ["hostage", "hostage-pierce"]);
    for (const call of [() => Position.start("hole"), () => Position.fromFen("takeover-41-free", "8/8"), () => Game.parse('[Variant "messenger"]\n\n1. Ce3,Nf3')]) {
      const error = refused(call);
      assert.deepEqual([error.kind, error.code], ["load", "game-not-loaded"]);
      assert.match(error.message, /ready\(\{ games: "all" \}\)/);
    }
    for (const tag of ['[Variant "HoleChess"]', '[Variant "Hole_Chess"]', '[Variant "Takeover Chess 64"]', "[Variant “Messenger Chess”]", '[Variant "MessengerCouriers"]', '[Variant "TakeoverFree"]', '[ Variant"hole"]', '[Variant " Hole"]']) {
      assert.equal(refused(() => Game.parse(`[Event "?"]\n${tag}\n\n*`)).code, "game-not-loaded", tag);
    }
    for (const name of ["Hole", "TakeoverChess", "Messenger Chess"]) assert.equal(refused(() => Position.start(name)).code, "game-not-loaded", name);
    assert.equal(refused(() => Position.start("chess")).code, "unknown-variant");
  });

  it("positions outlive the change to all games", async () => {
    const position = Position.start();
    await ready({ games: "all" });
    assert.equal(isReady("all"), true);
    assert.deepEqual(["Takeover Chess (64 squares)", "Hole Chess"].map((name) => Position.start(name).variant), ["takeover-64", "hole"]);
    assert.equal(position.play("e4").turn, "black");
    await ready();
    assert.equal(isReady("all"), true);
  });
});

describe("rules", () => {
  before(() => ready({ games: "all" }));

  it("every rule set has a start position that is its own FEN", () => {
    const names = listVariants().map(({ name }) => name);
    assert.ok(names.includes("hostage") && names.includes("hole") && names.length > 8, names.join());
    for (const { name, fen, columns, rows } of listVariants()) {
      const position = Position.start(name);
      assert.deepEqual([position.fen, position.variant, position.turn, position.result], [fen, name, "white", undefined]);
      assert.equal(Position.fromFen(name, fen).fen, fen);
      assert.ok(columns >= 7 && rows >= 7);
      assert.ok(position.moves().length > 0);
    }
  });

  // From section 5 of docs/rules.md.
  for (const [variant, counts] of Object.entries({ hostage: [20, 400, 8902], "takeover-41": [14, 201, 3376], hole: [8, 64, 627] })) {
    it(`perft of ${variant}`, () => assert.deepEqual(counts.map((_, index) => perft(Position.start(variant), index + 1)), counts));
  }

  it("a move is the same in UCI and in both notations, and the position stays as it is", () => {
    const position = Position.fromFen("hostage", EXCHANGE);
    const { uci, notation, pierce, text } = position.describe("N#B@d5");
    assert.deepEqual([uci, notation, pierce], ["N#B@d5", "(B)N*d5", "(B-N)N@d5"]);
    assert.match(text, /pays a bishop/);
    const after = [uci, notation, pierce].map((move) => position.play(move).fen);
    assert.equal(new Set(after).size, 1);
    assert.equal(position.fen, EXCHANGE);
    assert.equal(position.notation("N#B@d5"), "(B)N*d5");
    assert.equal(position.notation("N#B@d5", "pierce"), "(B-N)N@d5");
  });

  it("the moves with notation are the moves without, and each can be played by each text", () => {
    for (const { name } of listVariants()) {
      const position = Position.start(name);
      const moves = position.moves({ notation: true });
      assert.deepEqual(moves.map(({ uci }) => uci), position.moves());
      for (const { uci, notation } of moves) assert.equal(position.play(notation).fen, position.play(uci).fen, `${name} ${uci}`);
    }
  });

  it("pieces and trays are plain data", () => {
    const position = Position.fromFen("hostage", EXCHANGE);
    assert.deepEqual(position.pieceAt("e1"), { square: "e1", side: "white", kind: "k" });
    assert.equal(position.pieces.length, 29);
    const prison = position.trays.find(({ area, owner }) => area === "prison" && owner === "black");
    assert.deepEqual(prison.pieces, [{ side: "white", kind: "n", count: 1, price: "b" }]);
    assert.deepEqual(structuredClone(position.trays), position.trays);
    assert.deepEqual(JSON.parse(JSON.stringify(position)), { variant: "hostage", fen: EXCHANGE });
  });

  it("a mate has a winner, and no more moves", () => {
    const mated = ["f3", "e5", "g4", "Qh4"].reduce((position, move) => position.play(move), Position.start());
    assert.deepEqual({ ...mated.result, text: "" }, { score: "0-1", winner: "black", ending: "checkmate", text: "" });
    assert.deepEqual([mated.moves(), mated.check, mated.marks], [[], true, [{ square: "e1", mark: "check" }]]);
    assert.equal(mated.whyNot("e2e3").code, "game-over");
  });

  it("an illegal move has a reason with its squares", () => {
    const position = Position.start();
    assert.equal(position.whyNot("e4"), undefined);
    for (const [move, code, squares] of [
      ["e1e3", "not-how-it-moves", ["e1", "e3"]],
      ["a1a3", "blocked", ["a1"]],
      ["e7e5", "not-your-piece", []],
      ["e5e6", "nobody-there", []],
      ["banana", "unreadable", []],
      ["N@e4", "not-on-airfield", []],
    ]) {
      const why = position.whyNot(move);
      assert.equal(why?.code, code, `${move}: ${JSON.stringify(why)}`);
      for (const square of squares) assert.ok(why.squares.includes(square), `${move}: ${why.squares}`);
      const error = refused(() => position.play(move));
      assert.deepEqual([error.kind, error.code, error.message, error.found], ["move", code, why.message, move]);
    }
  });

  // The same table as for the library and for Python.
  it("moves are read as people type and paste them", () => {
    const rows = readFileSync(new URL("../../../tests/data/move-texts.txt", import.meta.url), "utf8").split("\n").filter((row) => row && !row.startsWith("#"));
    for (const row of rows) {
      const [variant, fen, text, expected] = row.split(" ; ");
      const position = fen === "startpos" ? Position.start(variant) : Position.fromFen(variant, fen);
      const why = position.whyNot(text);
      assert.equal(why ? why.message : position.describe(text).uci, expected, row);
      const game = Game.start(variant, position.fen);
      assert.equal(why ? refused(() => game.play(text)).message : game.play(text).moves[0].uci, expected, row);
    }
    assert.ok(rows.length > 30);
  });

  it("a FEN has all its faults named", () => {
    const error = refused(() => Position.fromFen("hostage", "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR x KQkq - 0 1"));
    assert.equal(error.kind, "position");
    assert.ok(error.faults.length >= 2, error.message);
    const rank = error.faults.find(({ code }) => code === "rank-length");
    assert.deepEqual([rank.details.rank, rank.details.found, rank.details.expected], [7, 9, 8]);
  });
});

describe("records", () => {
  before(() => ready());

  it("a game is played, written and read again", () => {
    const moves = ["e4", "e5", "Nf3", "Nc6", "Bb5"];
    const game = moves.reduce((game, move) => game.play(move), Game.start().withTags({ White: 'A "novice"', Event: "Club" }));
    const again = Game.parse(game.toText());
    assert.deepEqual(again.moves.map(({ notation }) => notation), moves);
    assert.deepEqual([again.tags.White, again.tags.Event, again.tags.Variant], ['A "novice"', "Club", "hostage"]);
    assert.equal(again.toText(), game.toText());
    assert.equal(again.positions.length, 6);
    assert.equal(again.position.fen, again.positions[5].fen);
    assert.deepEqual([again.score, again.result, again.start], ["*", undefined, undefined]);
  });

  it("comments and variations stay", () => {
    const game = Game.parse("1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3! *");
    assert.deepEqual([game.moves[0].comment, game.variations, game.moves[2].glyphs], ["best", 2, [1]]);
    const longer = game.play("Nc6");
    assert.match(longer.toText(), /best/);
    assert.equal(longer.variations, 2);
    assert.equal(longer.moves.at(-1).notation, "Nc6");
  });

  it("a game that goes on has no termination, and one that is over takes no more moves", () => {
    const open = Game.parse('[termination "unterminated"]\n[White "A"]\n\n1. e4 *').play("e5");
    assert.deepEqual([Object.keys(open.tags).filter((name) => /termination/i.test(name)), open.tags.White, open.score], [[], "A", "*"]);
    for (const over of ["1. e4 e5 2. Resigns", '[Termination "time forfeit"]\n\n1. e4 e5 1-0']) assert.equal(refused(() => Game.parse(over).play("Nf3")).code, "game-over", over);
    assert.equal(refused(() => Game.parse("1. f3 e5 2. g4 Qh4#").play("a3")).code, "game-over");
  });

  it("of tags that occur twice, the first counts", () => {
    const game = Game.parse('[White "A"] [white "B"] [Event "C"] [White "D"] [__proto__ "E"]\n\n1. e4 *');
    assert.deepEqual(Object.entries(game.tags), [["White", "A"], ["Event", "C"], ["__proto__", "E"]]);
    const named = game.withTags({ WHITE: "F" });
    assert.deepEqual([named.tags.White, named.toText().match(/white/gi)], ["F", ["White"]]);
    assert.ok(!/white/i.test(game.withTags({ White: "" }).toText()));
  });

  it("derived tags are left out", () => {
    const game = Game.parse("1. e4 e5 2. Resigns");
    assert.equal(game.withTags({ Result: "1-0", fen: EXCHANGE, SetUp: "1", Variant: "chess" }).toText(), game.toText());
    const tags = Game.parse(game.withTags({ White: "A" }).toText()).tags;
    assert.deepEqual([tags.Result, Game.start().withTags(tags).toText()], ["0-1", Game.start().withTags({ White: "A" }).toText()]);
  });

  it("both notations are written", () => {
    const game = Game.start("hostage", EXCHANGE).play("N#B@d5");
    assert.match(game.toText(), /\(B\)N\*d5/);
    assert.match(game.toText({ notation: "pierce" }), /\(B-N\)N@d5/);
    assert.equal(game.start, EXCHANGE);
  });

  it("repetition ends a game, which a position alone cannot know", () => {
    const shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    const game = [...shuffle, ...shuffle].reduce((game, move) => game.play(move), Game.start());
    assert.deepEqual([game.result.ending, game.result.winner, game.position.result], ["repetition", undefined, undefined]);
    assert.equal(refused(() => game.play("e4")).code, "game-over");
  });

  it("a fault has its line and its reason, and what was before it stays", () => {
    const game = Game.parse('[White "A"]\n\n1. e4 e5\n2. Ke3 a6');
    const [fault] = game.faults;
    assert.equal(game.moves.length, 2);
    assert.deepEqual([fault.line, fault.moveNumber, fault.side, fault.text, fault.stops], [4, 2, "white", "Ke3", true]);
    assert.match(fault.message, /line 4.*king/i);
  });

  it("a broken record spoils no other in a file", () => {
    const file = '[White "A"]\n\n1. e4 e5 *\n\n[Variant "chess-960"]\n\n1. e4 *\n\n[White "C"]\n\n1. d4 Kd4 *\n';
    const { games, errors } = Game.parseAll(file);
    assert.deepEqual(games.map(({ tags, faults }) => [tags.White, faults.map(({ line }) => line)]), [["A", []], [undefined, [5]], ["C", [11]]]);
    assert.match(games[1].faults[0].message, /chess-960/);
    assert.deepEqual(errors, []);
  });

  it("a record without any position is an error, in a file as well as alone", () => {
    const long = `[White "L"]\n\n1. e4 {${"x".repeat(1 << 20)}} *\n`;
    const error = refused(() => Game.parse(long));
    assert.deepEqual([error.kind, error.code], ["record", "too-long"]);
    const { games, errors } = Game.parseAll(`[White "A"]\n\n1. e4 *\n\n${long}`);
    assert.deepEqual([games.length, errors.map(({ code }) => code)], [1, ["too-long"]]);
    for (const text of ["", " \n"]) assert.equal(refused(() => Game.parse(text)).code, "empty");
  });
});

describe("bad input", () => {
  before(() => ready());
  const NOT_TEXT = [undefined, null, 7, NaN, {}, [], Symbol("a"), () => 1, true, new Date(NaN)];
  const TEXTS = ["", " ", "\0", "💥", "e4".repeat(9000), "\ud800", "[", "{", "((((", "{".repeat(5000), "(".repeat(5000), "w - - 0 1", "8/8/8/8/8/8/8/8 w - - 0 1", "K@e4", "N#@", "#", "@@", "9999999999999999999", "‮", "<script>", "__proto__", "O-O-O-O", "é4", "e2e4\n", "－e4"];
  const start = () => Position.start();
  /** Each call with a text that may or may not be valid. */
  const CALLS = {
    "Position.start": (text) => Position.start(text),
    "Position.fromFen": (text) => Position.fromFen("hostage", text),
    "Position.fromFen of other rules": (text) => Position.fromFen("hole", text),
    "Position.fromFen, variant": (text) => Position.fromFen(text, "8/8/8/8/8/8/8/8"),
    play: (text) => start().play(text),
    whyNot: (text) => assert.ok(start().whyNot(text) || start().play(text)),
    notation: (text) => start().notation(text),
    describe: (text) => start().describe(text),
    "Game.start": (text) => Game.start(text),
    "Game.start, FEN": (text) => Game.start("hostage", text),
    "Game.parse": (text) => Game.parse(text),
    "Game.parseAll": (text) => Game.parseAll(text),
    "game.play": (text) => Game.start().play(text),
    withTags: (text) => Game.start().withTags({ [String(text)]: text }),
  };
  for (const [name, call] of Object.entries(CALLS)) {
    it(`${name} answers, or throws a typed error`, () => {
      for (const text of TEXTS) {
        try {
          call(text);
        } catch (error) {
          assert.ok(error instanceof HostageChessError, `${JSON.stringify(text.slice(0, 20))}: ${error?.stack}`);
          assert.notEqual(error.kind, "internal", `${JSON.stringify(text.slice(0, 20))}: ${error.message}`);
        }
      }
      // A missing name or FEN means the usual one.
      for (const value of NOT_TEXT.filter((value) => value !== undefined || !/start/.test(name)).filter((value) => name !== "withTags" || typeof value !== "symbol")) {
        assert.equal(refused(() => call(value)).code, "bad-argument", String(value));
      }
    });
  }

  it("options are checked too", () => {
    for (const call of [() => start().moves(7), () => start().notation("e4", "french"), () => Game.start().toText({ notation: "x" }), () => Game.start().withTags(null), () => Game.start().withTags({ White: "a\nb" })]) {
      assert.equal(refused(call).code, "bad-argument");
    }
    assert.equal(refused(() => Game.start().withTags({ "A b": "c" })).code, "bad-tag");
  });

  it("mutilated FENs and records never cause an untyped error", () => {
    let seed = 1;
    const random = (below) => (seed = (seed * 48271) % 2147483647) % below;
    const record = Game.start("hostage", EXCHANGE).play("N#B@d5").play("Nxd5").toText();
    for (const [text, call] of [[EXCHANGE, (text) => Position.fromFen("hostage", text).moves()], [record, (text) => Game.parse(text).toText()], ["(B)N*d5", (text) => Position.fromFen("hostage", EXCHANGE).play(text)]]) {
      for (let round = 0; round < 400; round += 1) {
        const at = random(text.length);
        const mutilated = text.slice(0, at) + String.fromCharCode(32 + random(96)).repeat(random(3)) + text.slice(at + random(4));
        try {
          call(mutilated);
        } catch (error) {
          assert.ok(error instanceof HostageChessError && error.kind !== "internal", `${mutilated}: ${error?.stack}`);
        }
      }
    }
  });
});
