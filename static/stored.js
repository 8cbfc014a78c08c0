// Writes to a storage that may be full. The app (src/ui/storage/room.rs) and the panel of fault.js call the same
// functions; the panel must work when the app does not.
//
// Chromium lets a site store 5,242,880 UTF-16 units, names and texts together (measured in Chromium 156). A write
// beyond that is refused and changes nothing. A write that makes no text longer is never refused.
globalThis.stored = (() => {
  const OWN = "hostage-chess.";
  const ASIDE = ".unreadable";
  // Names in sessionStorage: the data of this tab, and texts that are being moved.
  const TAB = `${OWN}tab`;
  const MOVING = `${OWN}moving`;

  /** Names of everything that this site has stored; none if the browser forbids storage. */
  const own = () => {
    try {
      return Object.keys(localStorage).filter((name) => name.startsWith(OWN));
    } catch {
      return [];
    }
  };

  const at = (name) => localStorage.getItem(name);
  const put = ([name, text]) => {
    // A browser that refuses every write refuses this one too, before anything is deleted.
    if (text !== null || at(name) !== null) localStorage.setItem(name, text ?? "");
    if (text === null) localStorage.removeItem(name);
  };
  const size = ([name, text]) => (text === null ? 0 : name.length + text.length);
  const stands = (texts) => texts.every(([name, text]) => at(name) === text);
  /** Writes as many texts as possible, first those that free the most space. True if all are stored. */
  const putAll = (texts) => {
    const growth = (pair) => size(pair) - size([pair[0], at(pair[0])]);
    for (const pair of [...texts].sort((a, b) => growth(a) - growth(b))) {
      try {
        put(pair);
      } catch {
        // There is no space for this text.
      }
    }
    return stands(texts);
  };

  /**
   * Stores several texts, given as pairs of a name and a text (null deletes it): all or none. For a text that moves,
   * the new name comes first, so that the text is never missing.
   */
  const together = (texts) => {
    try {
      const before = texts.map(([name]) => [name, at(name)]);
      try {
        texts.forEach(put);
        if (stands(texts)) return true;
      } catch {
        // There is no space for the old and the new texts together.
      }
      putAll(before);
      // For a moment some text exists only in memory. sessionStorage holds it in case the page ends in that moment.
      try {
        sessionStorage.setItem(MOVING, JSON.stringify(before));
      } catch {
        // sessionStorage is full or forbidden.
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
      // Storage is forbidden.
    }
  };

  // See src/ui/storage/aside.rs.
  const isAside = (name) => name.includes(ASIDE) || name[OWN.length + 1] === "-";
  /**
   * Two free names for putting a text aside: one that contains the original name, and one that is no longer than it.
   */
  const free = (place) => {
    let [name, short, count] = [`${place}${ASIDE}`, "", 0];
    for (let now = Date.now(); at(name) !== null; now++) name = `${place}${ASIDE}.${now}`;
    do short = `${place.slice(0, OWN.length + 1)}-${count++}`;
    while (at(short) !== null);
    return [name, short];
  };

  /**
   * Puts the text of a place aside, unless the same text is aside already, and stores `next` in its place (null deletes
   * it; undefined leaves the text there). True if all of it worked; otherwise nothing is changed.
   */
  const putAside = (place, next) => {
    try {
      const text = at(place);
      const then = next === undefined ? [] : [[place, next]];
      if (text === null || own().some((name) => name !== place && isAside(name) && at(name) === text)) return together(then);
      const name = free(place).find((name) => together([[name, text], ...then]));
      try {
        if (name?.endsWith(ASIDE)) put([`${name}.at`, String(Date.now())]);
      } catch {
        // The text is stored, but its time is missing.
      }
      return name !== undefined;
    } catch {
      return false;
    }
  };

  /** Restores texts that were being moved when the page ended. */
  const recover = () => {
    try {
      const moving = JSON.parse(sessionStorage.getItem(MOVING)) ?? [];
      const there = own().map(at);
      for (const [name, text] of moving) {
        if (text !== null && !there.includes(text)) put([at(name) === null ? name : free(name)[1], text]);
      }
      sessionStorage.removeItem(MOVING);
    } catch {
      // There are no texts to restore, or there is no space yet.
    }
  };

  /** Data of this tab, from sessionStorage or else from its history entry, which needs no storage. */
  const remembered = () => {
    try {
      const text = sessionStorage.getItem(TAB);
      if (text) return JSON.parse(text) ?? {};
    } catch {
      // The history entry may have the data.
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
  /** Names of the texts that this tab neither reads nor overwrites: see fault.js. */
  const leftOut = () => [remembered().without].flat().filter((name) => typeof name === "string" && name.startsWith(OWN));

  /** Lets this tab use the name of a text again, because the text was deleted. */
  const readmit = (left) => {
    const without = leftOut().filter((name) => name !== left);
    remember({ ...remembered(), without });
    document.documentElement.dataset.without = without.join(" ");
  };
  /** Deletes what this tab remembers. */
  const forgetTab = () => {
    [TAB, MOVING].forEach(forget);
    if (history.state?.[TAB]) history.replaceState({ ...history.state, [TAB]: undefined }, "");
    document.documentElement.dataset.without = "";
  };

  // In a frame the page touches no storage: the embedding site chose its address.
  if (self === top) {
    recover();
    const names = leftOut();
    if (names.length) document.documentElement.dataset.without = names.join(" ");
  }
  return { own, isAside, together, putAside, remembered, remember, leftOut, readmit, forgetTab };
})();
