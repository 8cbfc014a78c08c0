// static/hostage-404.js: addresses that lost their # and the screen to which each one leads.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const script = readFileSync(new URL("../../static/hostage-404.js", import.meta.url), "utf8");
const SITE = "https://example.org/club/";

/** Where the script sends the reader; undefined if it stays. */
function sent(path) {
  let to;
  const { pathname, search, hash } = new URL(path, SITE);
  const location = { pathname, search, hash, replace: (address) => (to = address) };
  const document = { currentScript: { src: `${SITE}hostage-404.js` }, querySelector: () => null };
  runInNewContext(script, { URL, location, document });
  return to?.slice(SITE.length);
}

const GAME = "game=hostage&moves=e2e4_e7e5";

test("a lost screen is found by its parameters", () => {
  for (const [path, meant] of [
    [`?${GAME}`, `#/play?${GAME}`],
    ["?g=1Ro5JAAI0", "#/play?g=1Ro5JAAI0"],
    ["?fbclid=x&g=1Ro5JAAI0", "#/play?fbclid=x&g=1Ro5JAAI0"],
    ["?key=abc-_", "#/live?key=abc-_"],
    ["index.html?key=abc", "#/live?key=abc"],
    ["?p=hostage-12", "#/puzzles?p=hostage-12"],
    ["?lesson=hostage-prisons", "#/learn?lesson=hostage-prisons"],
    ["?practice=hostage-1", "#/learn?practice=hostage-1"],
    ["?guess=game4", "#/learn?guess=game4"],
    ["?Key=abc", "#/live?Key=abc"],
    [`?/play?${GAME}`, `#/play?${GAME}`],
    ["?/live?key=abc", "#/live?key=abc"],
    ["%3F/rules", "#/rules"],
    ["?rules", "#/rules"],
    ["?%23/live?key=abc", "#/live?key=abc"],
    ["live?key=abc", "#/live?key=abc"],
  ]) assert.equal(sent(path), meant, path);
});

test("other addresses stay", () => {
  for (const path of ["", "?", "?fbclid=x", "?utm_source=a&keyword=b", "?app=1", "casino", "old/page?p=1", "?playing=1", "?x=rules"]) assert.equal(sent(path), undefined, path);
});
