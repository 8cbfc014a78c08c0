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
  const registration = await register();
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < HOUR) return;
    looked = Date.now();
    (registration ? registration.update() : compare()).catch(() => {});
  });
}

async function register() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return void say(isSecureContext ? "unable" : "insecure");
  serviceWorker.addEventListener("message", ({ data, ports: [answer] }) => {
    if (!data?.build) return;
    answer.postMessage(build);
    hear(data.build);
  });
  try {
    const registration = await serviceWorker.register("./service_worker.js", { updateViaCache: "none" });
    if (!registration.active) say("coming");
    const { installing } = registration;
    // Without an older one that goes on, there is none.
    installing?.addEventListener("statechange", () => installing.state === "redundant" && !registration.active && say("failed"));
    serviceWorker.ready.then(({ active }) => {
      say("ready");
      active.postMessage("here");
      if (!navigator.connection?.saveData) fetchExtras(active);
    });
    return registration;
  } catch {
    say("failed");
  }
}

/** What is wanted by few is fetched when everything else is there. */
function fetchExtras(active) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => data && say("whole");
  active.postMessage("extras", [port2]);
}
