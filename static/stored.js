// Writing by name where there may be no room. The program (src/ui/store/room.rs) and the panel of fault.js, which has to work where the
// program does not, call the same functions.
//
// Chromium lets a site store 5,242,880 letters (units of UTF-16), names and texts counted together (measured in Chromium 156). It refuses
// a write beyond that, and leaves what was there as it was; a write that makes a text no longer is never refused.
globalThis.stored = (() => {
  const OWN = "hostage-chess.";
  const ASIDE = ".unreadable";
  // In the storage of the tab: what it remembers where nothing can be stored by name, and what is being moved.
  const TAB = `${OWN}tab`;
  const MOVING = `${OWN}moving`;

  /** The names of all that this site has stored; none where that is forbidden. */
  const own = () => {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(OWN));
    } catch {
      return [];
    }
  };

  const at = (name) => localStorage.getItem(name);
  const put = ([name, text]) => {
    // A browser that takes nothing at all refuses this too, and so loses nothing.
    if (text !== null || at(name) !== null) localStorage.setItem(name, text ?? "");
    if (text === null) localStorage.removeItem(name);
  };
  const size = ([name, text]) => (text === null ? 0 : name.length + text.length);
  const stands = (texts) => texts.every(([name, text]) => at(name) === text);
  /** Writes what it can, first what gives the most room back. True if all of it stands. */
  const putAll = (texts) => {
    const growth = (pair) => size(pair) - size([pair[0], at(pair[0])]);
    for (const pair of [...texts].sort((a, b) => growth(a) - growth(b))) {
      try {
        put(pair);
      } catch {
        // There is no room for it.
      }
    }
    return stands(texts);
  };

  /** Stores several texts, pairs of a name and a text (null: none): all of them, or none. A text that moves comes with its new name first,
   *  so that it is always under one of them. */
  const together = (texts) => {
    try {
      const before = texts.map(([name]) => [name, at(name)]);
      try {
        texts.forEach(put);
        if (stands(texts)) return true;
      } catch {
        // There is no room for both.
      }
      putAll(before);
      // Now a text is nowhere but here for a moment, and in the tab's own storage in case the page ends in that moment.
      try {
        sessionStorage.setItem(MOVING, JSON.stringify(before));
      } catch {
        // That is full or forbidden.
      }
      const done = putAll(texts);
      if (done || putAll(before)) forget(MOVING);
      return done;
    } catch {
      return false;
    }
  };
  const forget = (name) => {
    try {
      sessionStorage.removeItem(name);
    } catch {
      // There is nothing.
    }
  };

  // What was put aside: see src/ui/store/aside.rs.
  const isAside = (name) => name.includes(ASIDE) || name[OWN.length + 1] === "-";
  /** Names under which something from this place can be put aside: one that says where it is from, and one that is no longer than that. */
  const free = (place) => {
    let [name, short, count] = [`${place}${ASIDE}`, "", 0];
    for (let now = Date.now(); at(name) !== null; now++) name = `${place}${ASIDE}.${now}`;
    do short = `${place.slice(0, OWN.length + 1)}-${count++}`;
    while (at(short) !== null);
    return [name, short];
  };

  /** Puts the text of a place aside, unless the same was put aside before, and another text into its place: null for none, undefined to
   *  leave it there. True if that is done; otherwise all is as it was. */
  const putAside = (place, next) => {
    try {
      const text = at(place);
      const then = next === undefined ? [] : [[place, next]];
      if (text === null || own().some((name) => name !== place && isAside(name) && at(name) === text)) return together(then);
      const name = free(place).find((name) => together([[name, text], ...then]));
      try {
        if (name?.endsWith(ASIDE)) put([`${name}.at`, String(Date.now())]);
      } catch {
        // That it is there is worth more than when it came there.
      }
      return name !== undefined;
    } catch {
      return false;
    }
  };

  /** What was being moved when the page ended comes back. */
  const recover = () => {
    try {
      const moving = JSON.parse(sessionStorage.getItem(MOVING)) ?? [];
      const there = own().map(at);
      for (const [name, text] of moving) {
        if (text !== null && !there.includes(text)) put([at(name) === null ? name : free(name)[1], text]);
      }
      sessionStorage.removeItem(MOVING);
    } catch {
      // There is nothing, or no room for it yet.
    }
  };

  /** What this tab remembers: in its own storage, or else in its history, which needs none. */
  const remembered = () => {
    try {
      const text = sessionStorage.getItem(TAB);
      if (text) return JSON.parse(text) ?? {};
    } catch {
      // Then the history may know.
    }
    return history.state?.[TAB] ?? {};
  };
  const remember = (what) => {
    try {
      sessionStorage.setItem(TAB, JSON.stringify(what));
    } catch {
      history.replaceState({ ...history.state, [TAB]: what }, "");
    }
  };
  /** The names of what this tab reads nothing of and writes nothing over: see fault.js. */
  const leftOut = () => [remembered().without].flat().filter((name) => typeof name === "string" && name.startsWith(OWN));

  // Whoever framed the page may not have anything changed here.
  if (self === top) {
    recover();
    const names = leftOut();
    if (names.length) document.documentElement.dataset.without = names.join(" ");
  }
  return { own, isAside, together, putAside, remembered, remember, leftOut };
})();
