// The levels of the engine, read from its source.

/** Reads src/engine/level.rs. Returns for each ladder by its name, from level 0, the nodes per move and the number of quiet moves in a thousand that are overlooked. */
export function levelsOf(source) {
  const pairs = (text) => [...text.matchAll(/\(([\d_]+), (\d+)\)/g)].map(([, nodes, overlooked]) => [Number(nodes.replaceAll("_", "")), Number(overlooked)]);
  const below = pairs(source.match(/const BELOW: .*;/)[0]);
  const count = Number(source.match(/const COUNT: usize = (\d+);/)[1]);
  const ladders = [...source.matchAll(/static (\w+): Ladder = \[([^]*?)\];/g)];
  const levels = Object.fromEntries(ladders.map(([, name, text]) => [name.toLowerCase(), [...below, ...pairs(text)]]));
  for (const [name, ladder] of Object.entries(levels)) {
    if (ladder.length !== count + 1) throw new Error(`src/engine/level.rs has ${ladder.length} levels of ${name}`);
  }
  if (!levels.hostage) throw new Error("src/engine/level.rs has no ladder of Hostage Chess");
  return levels;
}
