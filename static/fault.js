// A panic ends the wasm program, and with it everything that could tell the player so. This plain script stands outside:
// it listens for traps, and for a `fatal` event that the program's panic hook or boot.js may send:
//
//     dispatchEvent(new CustomEvent("fatal", { detail: "the panic's message" }))
//
// and shows the panel that waits in index.html. The running game was stored after its last turn.
(() => {
  // A trap, a stack overflow, or a script's error that came out of wasm: all have wasm in the stack.
  const fromWasm = (error) =>
    typeof WebAssembly === "object" &&
    (error instanceof WebAssembly.RuntimeError || error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError || /wasm/.test(error?.stack ?? ""));

  const show = (error, text) => {
    const panel = document.getElementById("fault");
    const detail = document.getElementById("fault-detail");
    const lines = error === undefined ? [] : [error?.stack ?? String(error)];
    detail.textContent = [detail.textContent, ...lines].filter(Boolean).join("\n\n");
    if (panel.open) return;
    if (text) document.getElementById("fault-text").textContent = text;
    document.getElementById("fault-reload").addEventListener("click", () => location.reload());
    // The program no longer answers: the panel stays, whatever a second Esc does.
    panel.addEventListener("close", () => panel.showModal());
    panel.showModal();
  };

  addEventListener("error", ({ error }) => fromWasm(error) && show(error));
  addEventListener("unhandledrejection", ({ reason }) => fromWasm(reason) && show(reason));
  addEventListener("fatal", ({ detail }) =>
    typeof detail === "object" && detail ? show(detail.error, detail.text) : show(detail ?? undefined),
  );
})();
