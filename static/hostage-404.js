// Redirects an address that was changed in transit to its intended target: mail filters write the # as %23, and some
// programs drop "#/". Part of 404.html, which hosts send for missing pages. Where a host sends index.html instead,
// static/first.js loads this script.
(() => {
  // Tells 404.html that it has found the script. Where a file is missing, a host may send a page that loads without an error.
  globalThis.isMending = true;

  const base = new URL(".", document.currentScript.src);
  const SCREENS = "play|analysis|setup|library|rules|puzzles|learn|bench|settings|embed|welcome|home|friend|live|lobby|you|findings";
  const { pathname, search, hash } = location;

  // The part after the site's own address. The app itself repairs changes within that part (src/link/address.rs).
  const rest = (pathname.slice(base.pathname.length) + search).replace(/^index\.html/i, "");
  const hashed = () => /^[?/]*(?:%(?:25)*23)+(.*)$/is.exec(rest)?.[1];
  const bare = () => new RegExp(`^(?:[?!/]|%(?:25)*(?:21|2f|3f))*((?:${SCREENS})(?:$|[/?&;]|%(?:25)*(?:2f|3f|26)).*)$`, "is").exec(rest)?.[1];
  // Only the screen was lost. Its parameters tell which it was.
  const OTHERS = { key: "live", p: "puzzles", lesson: "learn", practice: "learn", guess: "learn" };
  const named = () => {
    const name = /^\?(?:.*[&;])?(g|moves|fen|key|p|lesson|practice|guess)=/is.exec(rest)?.[1].toLowerCase();
    return name && `${OTHERS[name] ?? "play"}${rest}`;
  };
  const whole = () => rest !== "" && /^#!?\/./.test(hash) && hash.slice(1);
  const meant = whole() || bare() || hashed() || named();
  if (meant) {
    location.replace(base.href + `#/${meant}`.replace(/^#\/+/, "#/"));
    return;
  }

  const page = document.querySelector(".not-found");
  if (!page) return;
  const root = document.documentElement;
  let settings = "";
  try {
    settings = localStorage.getItem("hostage-chess.settings") ?? "";
  } catch {
    // Storage is forbidden, so the defaults apply.
  }
  const stored = new URLSearchParams(settings);
  if (["light", "dark", "contrast"].includes(stored.get("theme"))) root.dataset.theme = stored.get("theme");
  else if (matchMedia("(prefers-contrast: more)").matches) root.dataset.theme = "contrast";
  const languages = [...page.children].map(({ lang }) => lang);
  const primary = (tag) => tag.toLowerCase().split("-")[0];
  // The same choice as in static/first.js.
  const known = (asked) => languages.find((tag) => tag.toLowerCase() === asked.toLowerCase()) ?? languages.find((tag) => primary(tag) === primary(asked));
  root.lang = [stored.get("language") ?? "", ...navigator.languages].map(known).find(Boolean) ?? languages[0];
  for (const text of page.children) text.hidden = text.lang !== root.lang;
  for (const link of page.querySelectorAll("a")) link.href = base.href;
  const sheet = document.createElement("link");
  sheet.rel = "stylesheet";
  sheet.href = new URL(document.querySelector('meta[name="styles"]').content, base);
  document.head.append(sheet);
})();
