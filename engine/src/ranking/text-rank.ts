/** TextRank: how central each of some texts is to them all. */

/** Of more texts than this, only every second, third … is compared with the others. */
const MOST_COMPARED = 400;
const DAMPING = 0.85;
const ROUNDS = 20;

interface Link {
  to: number;
  weight: number;
}

/**
 * @param texts the texts as sets of the roots of their words
 * @returns a score for each; their mean is about 1, which is the score of those that aren't compared
 */
export function textRank(texts: readonly ReadonlySet<string>[]): number[] {
  const step = Math.max(1, Math.ceil(texts.length / MOST_COMPARED));
  const scores = scoresOf(texts.filter((_, place) => place % step === 0));
  return texts.map((_, place) => (place % step === 0 ? (scores[place / step] ?? 1) : 1));
}

function scoresOf(texts: readonly ReadonlySet<string>[]): number[] {
  const links = linksOf(texts);
  const totals = links.map((own) => own.reduce((sum, { weight }) => sum + weight, 0));
  let scores = texts.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = scores;
    scores = links.map((own) => {
      let sum = 0;
      // Links are the same in both directions.
      for (const { to, weight } of own) sum += (weight / (totals[to] || 1)) * (before[to] ?? 0);
      return 1 - DAMPING + DAMPING * sum;
    });
  }
  return scores;
}

/** The texts that share words with each text, found by an index of the words. */
function linksOf(texts: readonly ReadonlySet<string>[]): Link[][] {
  const byKey = new Map<string, number[]>();
  for (const [place, text] of texts.entries())
    for (const key of text) {
      const places = byKey.get(key);
      if (places) places.push(place);
      else byKey.set(key, [place]);
    }
  return texts.map((text, from) => {
    const shared = new Map<number, number>();
    for (const key of text)
      for (const to of byKey.get(key) ?? []) if (to !== from) shared.set(to, (shared.get(to) ?? 0) + 1);
    return [...shared].map(([to, count]) => ({
      to,
      weight: count / (Math.log(text.size + 1) + Math.log((texts[to]?.size ?? 0) + 1)),
    }));
  });
}
