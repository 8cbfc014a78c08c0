// Lets the page work without a network (static/service_worker.js does the work), and tells its reader when a newer version is up. The page
// is never loaded anew by itself. <html data-offline> says what works without a network; Settings shows it.
const root = document.documentElement;
const build = document.querySelector('meta[name="build"]').content;
const note = document.getElementById("update");
const HOUR = 3_600_000;

const say = (state) => (root.dataset.offline = state);

document.getElementById("update-reload").addEventListener("click", () => {
  // What the clocks show is stored when the page is hidden; the next one may be there before that is done.
  dispatchEvent(new Event("pagehide"));
  setTimeout(() => location.reload());
});
document.getElementById("update-later").addEventListener("click", () => (note.hidden = true));

/** There is this build. It is told once, if it is another. */
const told = new Set([build]);
function hear(other) {
  if (told.has(other)) return;
  told.add(other);
  note.hidden = false;
}

/** Whether whoever opens the page now gets another build. A file may be missing because its build is gone. */
export async function compare() {
  const answer = await fetch("./", { cache: "no-store" });
  const [, there] = /<meta name="build" content="(\w+)">/.exec(answer.ok ? await answer.text() : "") ?? [];
  if (there) hear(there);
}

/** Once, when the start is over. */
export async function begin() {
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener("message", ({ data, ports: [answer] }) => {
    if (!data?.build) return;
    answer.postMessage(build);
    hear(data.build);
  });
  // Another build has taken over: what is kept of it is another question.
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

/** Says what is kept now. What is missing is fetched on the way, and a registration that is gone is made anew. */
export const look = () => keep(async () => (await own()) ?? register());

const SCOPE = new URL("./", document.baseURI).href;
const register = () => navigator.serviceWorker.register("./service_worker.js", { updateViaCache: "none" });
/** The registration of this site, not that of another one above it. */
const own = async () => {
  const found = await navigator.serviceWorker.getRegistration("./");
  return found?.scope === SCOPE ? found : undefined;
};

/** Asks the service worker of this registration, when it is there. */
async function keep(find) {
  if (!navigator.serviceWorker) return void say(isSecureContext ? "unable" : "insecure");
  try {
    const registration = await find();
    if (!registration.active) say("coming");
    // Its reader may be gone before that; nobody waits for it.
    activeOf(registration).then(ask).catch(() => say("failed"));
    return registration;
  } catch {
    say("failed");
  }
}

/** The service worker that answers, or soon will. */
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
  active.postMessage({ look: true, saves: Boolean(navigator.connection?.saveData) }, [port2]);
}
