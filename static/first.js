// Before the first paint: who has never played here is welcomed, and the empty board of the page goes where it will be then.
{
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
