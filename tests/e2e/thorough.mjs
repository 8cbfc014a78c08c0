// The thorough tests, which `make test` leaves out: they are almost half of the tests and take two thirds of the time.
// `make test-browser` runs all tests, and so does the workflow on every pull request.
import { named } from "./named.mjs";

/** Thorough tests, by part of their title or file name, with the reason. */
const THOROUGH = {
  "They wait for real time limits, of a relay, a service worker or a person": [
    "live-faults", "live-mosquitto.spec", "live-look.spec", "lobby.spec", "lacking.spec", "broken.spec", "offline.spec", "update.spec", "watchdog.spec",
    "reaches a visitor who has the page already", "phrases are said in both directions", "comes back live, from the position that it has reached",
    "an untimed game has no clocks", "three games by post at once", "can be stopped, continues, and pauses while the page is hidden",
    "the first visit has one thread", "from the second visit on it has a policy too",
  ],
  "They repeat one matter with every fault": [
    "damaged.spec", "faults.spec", "full.spec", "kept.spec", "sweep.spec", "events.spec", "lost.spec", "mangled.spec", "rough.spec", "when the chunk is missing",
    "a bad link names every fault", "an import leaves out most of 80,000 missed puzzles",
    "a setting of five megabytes is refused",
  ],
  "They repeat one matter at every size or in every language": [
    "translated.spec", "languages.spec", "in another language", "hosts.spec", "ladder.spec", "back.spec", "designs.spec", "the speed of animations can be chosen", "the end of the course fits without scrolling", "every lesson fits without scrolling",
    "everything fits into", "the same five tabs on every screen", "outside of games the tabs are at the bottom",
    "axe-core finds nothing on the screens of live play", "a browser that forces light pages to be dark", "can be scanned",
  ],
  "They play whole courses or games, or measure": [
    "measured", "can be solved by pointer", "somebody who never played chess learns it first", "the complete sample game",
    "can be completed by pointer", "takes effect at once", "importing a file of a megabyte", "everything exported and imported elsewhere",
  ],
};

export const { names, pattern: thorough } = named(THOROUGH);
