// Artificial languages, made of the English words.

/** Changes the texts in a built file of words, but no names, arguments and selectors. */
export const change = (file, how) =>
  file.replace(/^(=|\s*\.?[A-Za-z][\w-]* = |\s*\*?\[[^\]]*\] |\s*\}|)(.*)$/gm, (line, head, rest) =>
    line.startsWith("#") ? line : head + rest.replace(/[^{}]+(?=\{|$)|\{[^{}]*(?:\}|$)/g, (part) => (part.startsWith("{") ? part : how(part))),
  );

/** Wide letters. Text in ordinary letters is then missing from the catalogue. */
export const wide = (text) => text.replace(/[a-z]/gi, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

/** Letters from right to left, as in the artificial language ar-XB of the Unicode CLDR. */
export const turned = (text) => text.replace(/\S(?:.*\S)?/, (words) => `\u202e${words}\u202c`);

/** Answers requests until the page closes. */
const answering = (page, address, answer) => page.route(address, (route) => answer(route).catch((error) => page.isClosed() || Promise.reject(error)));

/** Lets the page offer a language that runs from right to left, and choose it. */
export async function rightToLeft(page) {
  // An embedded board reads no settings, so the reader's own languages decide.
  await page.addInitScript(() => Object.defineProperty(navigator, "languages", { get: () => ["ar"] }));
  const english = {};
  await answering(page, /\/first-\w+\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"de=start-de-[^"]*"/, '"ar=start-ar.txt"') });
  });
  await answering(page, /\/start-ar\.txt/, async (route) => {
    const html = await (await route.fetch({ url: new URL("./", route.request().url()).href })).text();
    english.words = /name="words" content="([^"]*)"/.exec(html)[1].split(" ").slice(2);
    const texts = [...html.matchAll(/ data-word="([\w-]+)">([^<]*)/g)].map(([, id, text]) => [id, turned(text)]);
    await route.fulfill({ json: { words: ["./words-ar.txt", "./later-ar.txt"], manifest: "./manifest.webmanifest", says: Object.fromEntries(texts) } });
  });
  await answering(page, /\/(words|later)-ar\.txt/, async (route) => {
    const place = route.request().url().includes("later-ar") ? 1 : 0;
    const answer = await route.fetch({ url: new URL(english.words[place], route.request().url()).href });
    await route.fulfill({ response: answer, body: change(await answer.text(), turned) });
  });
}
