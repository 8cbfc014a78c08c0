// Keeps a translated page correct. Browsers translate a page by replacing its text nodes with <font> elements. Yew
// still holds the old text nodes. It would change text that is no longer shown, and panic when it inserts something
// before a removed node.
//
// This script remembers which element replaced which text node. When Yew changes a replaced text, the text node comes
// back and is translated again. When Yew inserts before it or removes it, the <font> element is used instead.
(() => {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  const standIns = new WeakMap();
  const taken = new WeakSet();

  // Only a <font> element replaces a text. The app itself has no <font> elements.
  const look = (records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const text of removedNodes) {
        if (text.nodeType !== Node.TEXT_NODE || text.isConnected) continue;
        const standIn = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT" && !taken.has(node));
        if (!standIn) continue;
        taken.add(standIn);
        standIns.set(text, standIn);
      }
    }
  };
  const watch = new MutationObserver(look);
  watch.observe(document.getElementById("app"), { childList: true, subtree: true });
  const settle = () => look(watch.takeRecords());
  const standIn = (node) => standIns.get(node) ?? node;

  // The child of `parent` that contains a node or its replacement.
  const branch = (parent, node) => {
    let here = standIn(node);
    while (here && here.parentNode !== parent) here = here.parentNode;
    return here;
  };

  Object.defineProperty(Node.prototype, "nodeValue", {
    ...nodeValue,
    set(value) {
      nodeValue.set.call(this, value);
      if (this.isConnected) return;
      settle();
      standIns.get(this)?.replaceWith(this);
      standIns.delete(this);
    },
  });

  Node.prototype.insertBefore = function (node, before) {
    settle();
    if (standIns.has(node)) {
      standIns.get(node).remove();
      standIns.delete(node);
    }
    return insertBefore.call(this, node, before && before.parentNode !== this ? branch(this, before) : before);
  };

  Node.prototype.removeChild = function (node) {
    if (node.parentNode === this) return removeChild.call(this, node);
    settle();
    const here = branch(this, node);
    if (!here) return removeChild.call(this, node);
    // A <font> element may also surround other nodes, which stay.
    const alone = here.nodeName === "FONT" && !here.querySelector(":not(font)");
    (alone ? here : standIn(node)).remove();
    standIns.delete(node);
    return node;
  };
  globalThis.translated = true;
})();
