// Browsers translate a page by putting <font> elements in the place of its texts. The program goes on with the texts that it has made: it
// would change what nobody sees any more, and break where it puts something before a text that is gone. This script remembers which
// element stands for which text, and lets the program find its way: a text that changes comes back, to be translated anew, and what is put
// before or taken away is what stands in its place. It knows nothing of languages.
(() => {
  const { insertBefore, removeChild } = Node.prototype;
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
  const standIns = new WeakMap();
  const taken = new WeakSet();

  // Only a <font> stands for a text: the program has none of its own.
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

  // The child of an element in which a node, or what stands for it, is found.
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
    // What a translator has put around several nodes stays for the others.
    const alone = here.nodeName === "FONT" && !here.querySelector(":not(font)");
    (alone ? here : standIn(node)).remove();
    standIns.delete(node);
    return node;
  };
})();
