// The wire format of live games, a second time: links, topics, seals and registers. With it, a test can be a player who breaks
// the rules, or a stranger who knows the link.
//
//     const link = readLink(address);
//     const register = readRegister(unseal(link, topics(link).white, payload).content);
import { createCipheriv, createDecipheriv, createHash, createHmac, generateKeyPairSync, hkdfSync, randomBytes, sign } from "node:crypto";

const STEP = 256;
const sha = (bytes) => createHash("sha256").update(bytes).digest().subarray(0, 16);

/** Reads the address of a live game. */
export function readLink(address) {
  const bytes = Buffer.from(/key=([\w-]+)/.exec(address)[1], "base64url");
  const [secret, creator] = [bytes.subarray(1, 17), bytes.subarray(17, 33)];
  return { secret, creator, token: bytes[0] === 2 ? bytes.subarray(33, 49) : undefined };
}

const derived = ({ secret }, info, size) => Buffer.from(hkdfSync("sha256", secret, Buffer.alloc(0), info, size));
const idOf = (link, round) => derived(link, Buffer.concat([Buffer.from("topic"), Buffer.from([round])]), 12);

/** The topics of a round, and the pattern for all of them. */
export function topics(link, round = 0) {
  const game = `hc/1/${idOf(link, round).toString("base64url")}`;
  const watch = `hc/1/${derived(link, "watch", 12).toString("base64url")}/v`;
  return { watch, all: `${game}/#`, white: `${game}/s/w`, black: `${game}/s/b`, creator: `${game}/p/c`, joiner: `${game}/p/j` };
}

/** Pads and seals a message for a topic. */
export function seal(link, topic, message) {
  const padded = Buffer.alloc(Math.ceil((message.length + 2) / STEP) * STEP);
  padded.writeUInt16LE(message.length);
  message.copy(padded, 2);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", derived(link, "key", 32), nonce).setAAD(Buffer.from(topic));
  return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]);
}

/** Opens a sealed message. Throws an error if it was not sealed with this key for this topic. */
export function unseal(link, topic, sealed) {
  const opener = createDecipheriv("aes-256-gcm", derived(link, "key", 32), sealed.subarray(0, 12)).setAAD(Buffer.from(topic));
  opener.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opener.update(sealed.subarray(12, -16)), opener.final()]);
  const message = padded.subarray(2, 2 + padded.readUInt16LE());
  return { content: message.subarray(0, -64), signature: message.subarray(-64) };
}

/** The parts of a register's content. `acts` are short texts: "M e2e4", "D". */
export function readRegister(content) {
  let at = 0;
  const take = (length) => content.subarray(at, (at += length));
  const u8 = () => take(1)[0];
  const u16 = () => take(2).readUInt16LE();
  const varint = () => {
    for (let value = 0, shift = 1; ; shift *= 128) {
      const byte = u8();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const key = () => take(u8() === 0 ? 32 : 65);
  const register = { version: u8(), side: u8(), round: u8(), terms: take(u8()), key: key(), name: take(u8()).toString() };
  const proof = u8();
  if (proof === 1) register.pinned = { generation: u8(), key: key(), from: take(18) };
  if (proof === 2) register.claim = take(16);
  register.seen = u16();
  register.seenHash = take(16);
  register.log = take(u16());
  register.acts = [];
  for (content = register.log, at = 0; at < content.length; ) {
    const code = String.fromCharCode(u8());
    take(3);
    if (code === "M") {
      register.acts.push(`M ${take(u8())}`);
      varint();
      varint();
    } else {
      if (["A", "N", "X"].includes(code)) take(2);
      if (["E", "J"].includes(code)) take(3);
      if (code === "C") (u8(), varint());
      register.acts.push(code);
    }
  }
  return register;
}

/** The acts that the relay keeps of both players, as a new client of it gets them. */
export async function held(client, link, round = 0) {
  const at = topics(link, round);
  await client.subscribe(at.all);
  const of = async (side) => readRegister(unseal(link, at[side], (await client.message(at[side])).payload).content).acts;
  return { white: await of("white"), black: await of("black") };
}

/** The bytes of a move with its place in the game. `used` and `charged` are tenths of a second, below 128. */
export function moveAct(ply, uci, { used = 0, charged = 0, epoch = 0 } = {}) {
  return Buffer.concat([Buffer.from([77, epoch, ply, 0, uci.length]), Buffer.from(uci), Buffer.from([used, charged])]);
}

/** The bytes of an act without a value: act("R", 3). */
export const act = (code, ply, epoch = 0) => Buffer.from([code.charCodeAt(0), epoch, ply, 0]);

/**
 * Somebody with a key of their own, "ed25519" or "p256", who claims the free seat of a game and writes any register. `terms` are
 * taken from the creator's register.
 */
export function outlaw(link, kind = "ed25519") {
  const isCurve = kind === "p256";
  const { publicKey, privateKey } = generateKeyPairSync(isCurve ? "ec" : kind, { namedCurve: "P-256" });
  const { x, y = "" } = publicKey.export({ format: "jwk" });
  const key = Buffer.concat([Buffer.alloc(isCurve ? 1 : 0, 4), ...[x, y].map((part) => Buffer.from(part, "base64url"))]);
  const claim = createHmac("sha256", link.token).update("claim").update(idOf(link, 0)).update(key).digest().subarray(0, 16);
  return {
    key,
    /** A sealed register. Its parts can be replaced. */
    register: ({ topic, side, round = 0, terms, name = "Outlaw", log = Buffer.alloc(0), version = 1, owner = key }) => {
      const length = Buffer.alloc(2);
      length.writeUInt16LE(log.length);
      const named = Buffer.from(name);
      const content = Buffer.concat([
        Buffer.from([version, side === "white" ? 0 : 1, round, terms.length]),
        terms,
        Buffer.from([owner.length === 32 ? 0 : 1]),
        owner,
        Buffer.from([named.length]),
        named,
        Buffer.from([2]),
        claim,
        // Nothing of the other player's log was seen.
        Buffer.alloc(2),
        sha(Buffer.alloc(0)),
        length,
        log,
      ]);
      const bytes = Buffer.concat([Buffer.from("hc1"), idOf(link, round), content]);
      const signature = sign(isCurve ? "sha256" : null, bytes, { key: privateKey, dsaEncoding: "ieee-p1363" });
      return seal(link, topic, Buffer.concat([content, signature]));
    },
  };
}

const text = (text) => Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
const u16 = (number) => Buffer.from([number & 255, number >> 8]);

const termsOf = (variant) => Buffer.concat([text(variant), text(""), Buffer.from([0, 1, 0xb8, 0x17, 30])]);

/** White for the creator, five minutes and three seconds in tenths of a second. */
export const TERMS = termsOf("hostage");

/** A person with a key who can write any entry of the lobby: seeker().seek({ name: "Ann" }) returns its topic and payload. */
export function seeker() {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const key = Buffer.from(publicKey.export({ format: "jwk" }).x, "base64url");
  const id = randomBytes(12);
  return {
    topic: `hc/1/lobby/${id.toString("base64url")}`,
    seek: ({ name = "Ann", variant = "hostage", rating = 1500, deviation = 350, isBot = false, beat = 0, game, isForged = false } = {}) => {
      const terms = termsOf(variant);
      const kind = game ? Buffer.concat([text(game.opponent), u16(game.plies), u16(game.watchers)]) : randomBytes(16);
      const flags = (isBot ? 1 : 0) | (game ? 4 : 0);
      const last = Buffer.alloc(4);
      last.writeUInt32LE(beat);
      const parts = [Buffer.from([1, flags]), randomBytes(16), Buffer.from([0]), key, Buffer.from([terms.length]), terms, text(name), u16(rating), u16(deviation), kind, last];
      const content = Buffer.concat(parts);
      const signature = sign(null, Buffer.concat([Buffer.from("hc1s"), id, content]), privateKey);
      if (isForged) signature[9] ^= 1;
      return Buffer.concat([content, signature]);
    },
  };
}
