// The digest of the build: Settings shows the value that anyone can compute from the host's files.
import { readFileSync } from "node:fs";
import { ofFolder, ofHost } from "../../tools/digest.mjs";
import { versionIn } from "../../tools/version.mjs";
import { DIST, expect, test } from "./host.mjs";
import { action, openApp } from "./support.mjs";

const shown = (page) => page.locator("[data-digest]");
const asked = (host) => host.asked.filter((path) => path.startsWith("digest.txt"));

test("Settings shows the digest of the host's files, which is that of the built folder", async ({ page, host }) => {
  const digest = await ofHost(host.url);
  expect(digest).toMatch(/^[0-9a-f]{64}$/);
  expect(ofFolder(DIST)).toBe(digest);
  host.asked = [];
  await openApp(page, "#/settings");
  expect(asked(host), "not requested before the click").toEqual([]);
  await action(page, "digest").click();
  await expect(shown(page)).toHaveText(digest);
  await expect(shown(page)).toBeVisible();
  const version = versionIn(readFileSync(new URL("../../Cargo.toml", import.meta.url), "utf8"));
  await expect(page.locator("[data-version]")).toHaveText(`Hostage Chess ${version}`);
});

test("a file that differs from the build is named", async ({ host }) => {
  host.answer = (path, response) => path === "picture.js" && response.end("// another");
  await expect(ofHost(host.url)).rejects.toThrow("not as digest.txt says: picture.js");
});

test("the digest of another build is not shown", async ({ page, host }) => {
  const list = await (await fetch(`${host.url}digest.txt`)).text();
  host.answer = (path, response) => path.startsWith("digest.txt") && response.end(list.replace(/^# \w+/, "# 0123456789ab"));
  await openApp(page, "#/settings");
  await action(page, "digest").click();
  await expect(page.getByText("the site has a newer build")).toBeVisible();
  await expect(shown(page)).toHaveCount(0);
});

test("the licences list the contents of the site and their terms", async ({ host }) => {
  const text = await (await fetch(`${host.url}licences.txt`)).text();
  for (const line of [/^Icons: Lucide/m, /^Typeface: Figtree/m, /^yew \d/m, /^serde \d.*\n {4}\S/m, /^Permission is hereby granted, free of charge/m]) {
    expect(text).toMatch(line);
  }
  // A build-time dependency that is not part of the site.
  expect(text).not.toContain("serde_derive");
});
