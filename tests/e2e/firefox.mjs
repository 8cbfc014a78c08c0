// The browser tests in Firefox: the system's, driven through Playwright's channel for it, and the tests excluded there.
import { isProgram, programs } from "./browser.mjs";
import { withFont } from "./fonts.mjs";
import { named } from "./named.mjs";

/** Path of the system's Firefox. If undefined, Playwright uses its own. */
export const systemFirefox = programs("firefox-esr", "firefox").find(isProgram);

export const use = {
  browserName: "firefox",
  channel: systemFirefox && "moz-firefox",
  launchOptions: {
    executablePath: systemFirefox,
    env: withFont("Figtree"),
    // The driver loses frames that move to another process. Touch events are enabled as on a phone.
    firefoxUserPrefs: { "fission.autostart": false, "dom.w3c_touch_events.enabled": 1 },
  },
};

/** Tests excluded in Firefox, by part of their title or file name, with the reason. */
const EXCLUDED = {
  "The driver has no touch input, and no phone window, where scrollbars take no space": [
    "on a phone", "by finger", "touch.spec.mjs", "phone.spec.mjs", "the question moves nothing and its answers are large enough",
  ],
  "The driver cannot emulate colours, contrast or reduced motion": [
    "a theme may be forced", "who asks for more contrast", "with less motion", "with motion off, a piece changes sides",
  ],
  "The driver does not report downloads": [
    "everything exported and imported elsewhere", "everything stored can be exported", "of the position as SVG and PNG",
    "a picture of the position can be made", "the script for pictures", "the results are exported, imported on another device",
  ],
  "The driver reports console errors without their text, so expected errors cannot be told from others": [
    "when the chunk is missing", "a stored game with an illegal move",
    "broken.spec.mjs", "an incomplete update", "a chunk that the host no longer has",
  ],
  "Screenshots need a style of the driver in the page, which the content policy refuses": [
    "60 moves fit into a link", "each link has a QR code that can be scanned",
  ],
  "The driver cannot disable JavaScript": ["without JavaScript"],
  "Budgets are measured in Chromium, with its tracer": ["quick.spec.mjs"],
};

export const { names, pattern: leftOut } = named(EXCLUDED);
