// The browser tests in Firefox: the system's own, by way of Playwright's channel for it, and what is left out there.
import { isProgram, programs } from "./browser.mjs";
import { withFont } from "./fonts.mjs";

/** The path of the system's Firefox, or undefined: then Playwright looks for its own. */
export const systemFirefox = programs("firefox-esr", "firefox").find(isProgram);

export const use = {
  browserName: "firefox",
  channel: systemFirefox && "moz-firefox",
  launchOptions: {
    executablePath: systemFirefox,
    env: withFont("Figtree"),
    // Its driver loses frames that move to a process of their own; touches are asked for as on a phone.
    firefoxUserPrefs: { "fission.autostart": false, "dom.w3c_touch_events.enabled": 1 },
  },
};

/** What is left out in Firefox, by name, with the reason. A name may be that of a file. */
const LEFT_OUT = {
  "The driver has no fingers, and no window of a phone, where scrollbars take no room": [
    "on a phone", "by finger", "touch.spec.mjs", "phone.spec.mjs", "the question moves nothing and its answers are large enough",
  ],
  "It asks for no colours, contrast or stillness in the reader's name": [
    "a theme may be forced", "who asks for more contrast", "with less motion", "without motion a man changes sides",
  ],
  "It tells of no file that is saved": [
    "everything exported and imported elsewhere", "all that is stored is exported", "of the position as SVG and PNG",
    "what is shared is made: a picture of the position",
  ],
  "It tells that the console has an error, but not which: where errors are expected nobody could say whether they are the ones": [
    "when the part does not come", "a stored game with an impossible turn",
    "broken.spec.mjs", "an update that does not come whole", "a part whose build is gone from the host",
  ],
  "Its pictures are taken with a style of the driver's in the page, which the content policy refuses as it should": [
    "60 moves fit into a link", "each link is shown as a code that a camera reads",
  ],
  "It stops no scripts": ["without JavaScript"],
  "Budgets are measured in Chromium, with its tracer": ["quick.spec.mjs"],
};

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
export const names = Object.values(LEFT_OUT).flat();
export const leftOut = new RegExp(names.map(escaped).join("|") || "(?!)");
