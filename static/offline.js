// Makes the page work without a network (static/service_worker.js does the work), and announces a newer version. The
// page never reloads by itself. <html data-offline> says what works without a network; Settings shows it.
const root = document.documentElement;
const build = document.querySelector('meta[name="build"]').content;
const note = document.getElementById("update");
const HOUR = 3_600_000;

const say = (state) => (root.dataset.offline = state);

document.getElementById("update-reload").addEventListener("click", () => {
  // Clock times are stored when the page is hidden. The new page could load before that, so they are stored first.
  dispatchEvent(new Event("pagehide"));
  setTimeout(() => location.reload());
});
document.getElementById("update-later").addEventListener("click", () => (note.hidden = true));

/** Builds that have been announced. Each build is announced once, except this one. */
const told = new Set([build]);
function hear(other) {
  if (told.has(other)) return;
  told.add(other);
  note.hidden = false;
}

/**
 * Announces a new build if the host has one. A file may be missing because its build is gone. The service worker would
 * answer with the page that it has stored, so it looks for a new build itself, and the next one announces that.
 */
export async function compare() {
  const registration = navigator.serviceWorker?.controller && (await own());
  if (registration) return registration.update();
  const answer = await fetch("./", { cache: "no-store" });
  const [, there] = /<meta name="build" content="(\w+)">/.exec(answer.ok ? await answer.text() : "") ?? [];
  if (there) hear(there);
}

/** Registers the service worker and starts looking for new builds. Called once, after the start. */
export async function begin() {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener("message", ({ data, source, ports: [answer] }) => {
    // The service worker stores the texts of the languages that its pages are in.
    if (data?.language) return answer.postMessage(root.lang);
    if (!data?.build) return;
    answer.postMessage(build);
    // A forced reload bypasses the service worker, which may then be older than the page.
    if (source === serviceWorker.controller) hear(data.build);
  });
  // A different build has taken over and may have stored different files.
  serviceWorker?.addEventListener("controllerchange", look);
  const registration = await keep(register);
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    if (location.hash.startsWith("#/settings")) look();
    if (Date.now() - looked < HOUR) return;
    looked = Date.now();
    (registration ? registration.update() : compare()).catch(() => {});
  });
}

/** Shows what is stored now. Missing files are fetched, and a lost registration is renewed. */
export const look = () => keep(async () => (await own()) ?? register());

const SCOPE = new URL("./", document.baseURI).href;
const register = () => navigator.serviceWorker.register("./service_worker.js", { updateViaCache: "none" });
/** The registration of this site, not one of a parent folder. */
const own = async () => {
  const found = await navigator.serviceWorker.getRegistration("./");
  return found?.scope === SCOPE ? found : undefined;
};

/** Asks the service worker of the registration what is stored, once it is active. */
async function keep(find) {
  if (!navigator.serviceWorker) return void say(isSecureContext ? "unable" : "insecure");
  try {
    const registration = await find();
    if (!registration.active) say("coming");
    // The page may be closed before that, so no other code waits for this.
    activeOf(registration).then(ask).catch(() => say("failed"));
    return registration;
  } catch {
    say("failed");
  }
}

/** The active service worker, or the one that will soon be active. */
function activeOf(registration) {
  const { active, waiting, installing } = registration;
  if (active) return Promise.resolve(active);
  const coming = waiting ?? installing;
  return new Promise((here, never) => {
    const see = () => (coming?.state === "activated" ? here(coming) : coming?.state === "redundant" && never());
    coming?.addEventListener("statechange", see);
    if (!coming) never();
    see();
  });
}

function ask(active) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => say(data);
  active.postMessage("here");
  active.postMessage({ look: true, language: root.lang, saves: Boolean(navigator.connection?.saveData) }, [port2]);
}
