// The digest of the build: what Settings shows is what anybody works out of the files that the host sends.
import { ofFolder, ofHost } from "../../tools/digest.mjs";
import { DIST, expect, test } from "./host.mjs";
import { action, openApp } from "./support.mjs";

const shown = (page) => page.locator("[data-digest]");
const asked = (host) => host.asked.filter((path) => path.startsWith("digest.txt"));

test("Settings shows the digest that the files of the host have, and the folder that was built", async ({ page, host }) => {
  const digest = await ofHost(host.url);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(ofFolder(DIST)).toBe(digest);
  host.asked = [];
  await openApp(page, "#/settings");
  expect(asked(host), "nobody has asked for it").toEqual([]);
  await action(page, "digest").click();
  await expect(shown(page)).toHaveText(digest);
  await expect(shown(page)).toBeVisible();
});

test("a file that is not as it was built is named", async ({ host }) => {
  host.answer = (path, response) => path === "picture.js" && response.end("// another");
  await expect(ofHost(host.url)).rejects.toThrow("not as digest.txt says: picture.js");
});

test("the digest of another build is not shown", async ({ page, host }) => {
  const list = await (await fetch(`${host.url}digest.txt`)).text();
  host.answer = (path, response) => path.startsWith("digest.txt") && response.end(list.replace(/^# \w+/, "# 0123456789ab"));
  await openApp(page, "#/settings");
  await action(page, "digest").click();
  await expect(page.getByText("another build already")).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test("the licences name what is in the programs, and on what terms", async ({ host }) => {
  const text = await (await fetch(`${host.url}licences.txt`)).text();
  for (const line of [/^Icons: Lucide/m, /^Typeface: Figtree/m, /^yew \d/m, /^serde \d.*\n {4}\S/m, /^Permission is hereby granted, free of charge/m]) {
    expect(text).toMatch(line);
  }
  // It runs when the site is built, and nobody is sent it.
  expect(text).not.toContain("serde_derive");
});
