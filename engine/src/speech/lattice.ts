/** Chooses the best path through a text that can be divided in many ways, and says how sure the choice is. */

/** A stretch between two places, with the model's score for it as a sentence. */
export interface Arc {
  from: number;
  to: number;
  score: number;
}

/** Arcs by the place where they end; a place has only arcs from places before it. */
export type Lattice = readonly (readonly Arc[])[];

/** The arcs of the best path from the first place to the last, in order. */
export function bestPath(lattice: Lattice): Arc[] {
  const best = lattice.map((_, place) => ({
    score: place === 0 ? 0 : Number.NEGATIVE_INFINITY,
    by: null as Arc | null,
  }));
  for (const arc of lattice.flat()) {
    const score = (best[arc.from]?.score ?? 0) + arc.score;
    if (score > (best[arc.to]?.score ?? 0)) best[arc.to] = { score, by: arc };
  }
  const path: Arc[] = [];
  for (let arc = best.at(-1)?.by; arc; arc = best[arc.from]?.by) path.unshift(arc);
  return path;
}

/** How likely it is that the right path takes an arc, and the logarithm of the sum over all paths. */
export function likelihoods(lattice: Lattice): { total: number; of: (arc: Arc) => number } {
  const before = lattice.map((_, place) => (place === 0 ? 0 : Number.NEGATIVE_INFINITY));
  const after = lattice.map((_, place) => (place === lattice.length - 1 ? 0 : Number.NEGATIVE_INFINITY));
  const arcs = lattice.flat();
  for (const { from, to, score } of arcs) before[to] = added(before[to] ?? 0, (before[from] ?? 0) + score);
  for (const { from, to, score } of arcs.reverse())
    after[from] = added(after[from] ?? 0, (after[to] ?? 0) + score);
  const total = before.at(-1) ?? 0;
  return {
    total,
    of: ({ from, to, score }) => Math.exp((before[from] ?? 0) + score + (after[to] ?? 0) - total),
  };
}

/** The logarithm of the sum of two numbers that are given by their logarithms. */
function added(a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return low === Number.NEGATIVE_INFINITY ? high : high + Math.log1p(Math.exp(low - high));
}
