// Replaces what browsers do not offer over plain http: copying, and locks between tabs. Only such pages load this file. The
// cryptography is in src/live/crypto.rs.

/** Copies a text by selecting it, which browsers allow while they handle a click. */
export function copy(text) {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen";
  const focused = document.activeElement;
  // An open dialog lets nothing outside it be selected.
  ([...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  const isCopied = document.execCommand("copy");
  field.remove();
  focused?.focus({ preventScroll: true });
  if (!isCopied) throw new DOMException("copying is not allowed", "NotAllowedError");
}

/** Time in which a tab answers that it has the lock, in milliseconds. */
const PATIENCE = 250;

/**
 * Asks for a lock as `navigator.locks.request` does, with the two options that the page uses: `ifAvailable` and `steal`. The
 * tabs talk through a channel: a number asks, "taken" answers, and "mine" says that a tab takes the lock. The holder may have
 * slept through the question, so it hears the last one later.
 */
function request(name, { steal }, then) {
  return new Promise((done, lose) => {
    const channel = new BroadcastChannel(name);
    // Of tabs that ask at the same time, the one with the lowest number gets the lock.
    const number = Math.random();
    let standing = "asking";
    channel.onmessage = ({ data }) => {
      if (data === "mine" || (standing === "asking" && (data === "taken" || data < number))) {
        if (standing === "holding") lose(new DOMException("another tab has taken the lock", "AbortError"));
        standing = "lost";
        channel.close();
      } else if (typeof data === "number") {
        // A tab that asks too may not have heard this number yet. "Taken" would also refuse a tab with a lower one.
        channel.postMessage(standing === "asking" ? number : "taken");
      }
    };
    const take = async () => {
      if (standing === "lost") return done(then(null));
      standing = "holding";
      channel.postMessage("mine");
      await then({ name });
      channel.close();
      done();
    };
    if (!steal) channel.postMessage(number);
    setTimeout(take, steal ? 0 : PATIENCE);
  });
}

const replace = (name, value) => navigator[name] ?? Object.defineProperty(navigator, name, { value });
replace("clipboard", { writeText: async (text) => copy(text) });
replace("locks", { request });
