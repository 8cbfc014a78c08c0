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
    // A page of its own process for each frame: the driver loses frames that move to another.
    firefoxUserPrefs: { "fission.autostart": false, "dom.w3c_touch_events.enabled": 1 },
  },
};

/** What is left out in Firefox, by name, with the reason. A name may be that of a file. */
const LEFT_OUT = {
};

const escaped = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
export const leftOut = new RegExp(Object.values(LEFT_OUT).flat().map(escaped).join("|") || "(?!)");
