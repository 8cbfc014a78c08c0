// Before the first paint: how much room scrollbars take, which a style sheet cannot ask (theme/scale.css); and who has never played here
// is welcomed, and the empty board of the page goes where it will be then.
{
  const root = document.documentElement;
  const measure = () => {
    const probe = root.appendChild(document.createElement("div"));
    probe.style.cssText = "position: absolute; width: 99px; overflow: scroll; visibility: hidden";
    root.style.setProperty("--scrollbar", `${99 - probe.clientWidth}px`);
    probe.remove();
  };
  measure();
  addEventListener("resize", measure);

  const path = location.hash.replace(/^#?\/?|\?.*$/g, "");
  const played = () => {
    try {
      return localStorage.getItem("hostage-chess.game");
    } catch {
      return null;
    }
  };
  const arrange = (main) => {
    const figure = document.createElement("figure");
    figure.className = "demo";
    figure.append(main.querySelector(".table"), document.createElement("figcaption"));
    main.querySelector(".panel").className = "pitch";
    main.className = "welcome";
    main.append(figure);
  };
  if (path === "welcome" || (path === "" && !played())) {
    // As soon as all of it has been read.
    const watch = new MutationObserver(() => {
      if (!document.getElementById("fault")) return;
      watch.disconnect();
      arrange(document.querySelector(".first-paint + main"));
    });
    watch.observe(document, { childList: true, subtree: true });
  }
}
