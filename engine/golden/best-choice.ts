/** What the best choice of sentences would cover, to tell a bar that is out of reach from a choice that misses it. */
import { chooseUnits } from '../src/ranking/choose-units.ts';
import { pointsOf } from '../src/ranking/points.ts';
import { rankUnits } from '../src/ranking/rank.ts';
import type { Unit } from '../src/ranking/units.ts';
import { readSource } from '../src/reading/read-source.ts';
import { mostWords } from '../src/summary/make-summary.ts';
import { coverageOf, hasKey } from './coverage.ts';
import { folded, type GoldenText } from './read-golden.ts';

/** What a sentence without a mark counts, so that it is only chosen if there is room. */
const UNMARKED = 0.001;
/** As in a summary; characters. */
const LONGEST_POINT = 400;

/** The share of the key sentences that a summary of the same length covers if it chooses by the marks. */
export function bestCoverage({ text, key }: Pick<GoldenText, 'text' | 'key'>): number {
  const source = readSource([{ text }]);
  const ranked = rankUnits(source);
  const needed = neededUnits(
    ranked.map(({ unit }) => unit),
    key.flat(),
  );
  const chosen = chooseUnits(
    ranked.map((item) => ({ ...item, score: needed.has(item.unit) ? 1 : UNMARKED })),
    { coverage: 1, words: mostWords(source), points: Number.POSITIVE_INFINITY, longest: LONGEST_POINT },
  );
  const points = pointsOf(
    chosen.map(({ unit }) => unit),
    LONGEST_POINT,
  );
  return coverageOf(
    points.map(({ text: point }) => point),
    key,
  );
}

/** The units with the words of a key sentence; if no unit has all of them, those of the shortest point that has. */
export function neededUnits(units: readonly Unit[], key: readonly string[]): Set<Unit> {
  const chains = units
    .map((unit) => {
      const chain = [unit];
      for (let { after } = unit; after !== null; { after } = after) chain.unshift(after);
      return { chain, text: folded(chain.map(({ text }) => text).join(' ')) };
    })
    .sort((a, b) => a.text.length - b.text.length);
  const needed = key.flatMap((line) => {
    const alone = units.filter(({ text }) => hasKey(folded(text), line));
    if (alone.length > 0) return alone;
    return chains.find(({ text }) => hasKey(text, line))?.chain ?? [];
  });
  return new Set(needed);
}
