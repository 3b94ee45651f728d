/**
 * `npm run fit-weights`: learns the weights of the ranking from the key sentences of the golden set, prints how well such
 * weights do on texts that they weren't learned from, and writes `engine/src/ranking/weights.ts`.
 */
import { Console } from 'node:console';
import { writeFileSync } from 'node:fs';
import { findEnglishCards } from '../src/cards/find-cards.ts';
import { chooseUnits } from '../src/ranking/choose-units.ts';
import { pointsOf } from '../src/ranking/points.ts';
import { type Ranked, rankUnits } from '../src/ranking/rank.ts';
import type { Unit } from '../src/ranking/units.ts';
import { readSource } from '../src/reading/read-source.ts';
import { countWords } from '../src/text/text.ts';
import { percent } from './bars.ts';
import { coverageOf, hasKey } from './evaluate-summaries.ts';
import { type Example, fitModel, type Model, probabilityOf } from './logistic-regression.ts';
import { folded, type GoldenText, goldenTexts } from './read-golden.ts';

/** Each of these parts of the texts is predicted from the others. */
const PARTS = 12;
/** Summaries with these shares of the words are compared. */
const SHARES = [0.45, 0.5, 0.55, 0.6, 0.65];
/** A smaller weight makes no difference. */
const LEAST_WEIGHT = 0.02;
const FILE = new URL('../src/ranking/weights.ts', import.meta.url);

interface Sample {
  golden: GoldenText;
  ranked: readonly Ranked[];
  examples: readonly Example[];
}

const out = new Console(process.stdout);
const samples = goldenTexts().map(sampleOf);
const predicted = Array.from({ length: PARTS }, (_, part) => {
  const model = fitModel(samples.flatMap(({ examples }, place) => (place % PARTS === part ? [] : examples)));
  return samples
    .filter((_, place) => place % PARTS === part)
    .map(({ golden, ranked }) => ({ golden, ranked: rankedBy(model, ranked) }));
}).flat();
out.log('Key sentences of texts that the weights were not learned from, in summaries of equal length');
out.table(SHARES.map(coverageAt));
writeFileSync(FILE, moduleOf(fitModel(samples.flatMap(({ examples }) => examples))));

function sampleOf(golden: GoldenText): Sample {
  const source = readSource([{ text: golden.text }]);
  const ranked = rankUnits(source, findEnglishCards(source));
  const key = neededUnits(
    ranked.map(({ unit }) => unit),
    golden.key.flat(),
  );
  return {
    golden,
    ranked,
    examples: ranked.map(({ unit, features }) => ({ features, isPositive: key.has(unit) })),
  };
}

/** The units with the words of a key sentence; if no unit has all of them, the units that have them together. */
function neededUnits(units: readonly Unit[], key: readonly string[]): Set<Unit> {
  const chains = units.map((unit) => {
    const chain = [unit];
    for (let { after } = unit; after !== null; { after } = after) chain.unshift(after);
    return { chain, text: folded(chain.map(({ text }) => text).join(' ')) };
  });
  const needed = key.flatMap((line) => {
    const alone = units.filter(({ text }) => hasKey(folded(text), line));
    return alone.length > 0 ? alone : chains.flatMap(({ chain, text }) => (hasKey(text, line) ? chain : []));
  });
  return new Set(needed);
}

function rankedBy(model: Model, ranked: readonly Ranked[]): Ranked[] {
  return ranked.map((item) => ({ ...item, score: probabilityOf(model, item.features) }));
}

function coverageAt(share: number): Record<string, string | number> {
  const coverages = predicted.map(({ golden, ranked }) => {
    const words = countWords(golden.text) * share;
    const chosen = chooseUnits(ranked, { coverage: 1, words, points: Number.POSITIVE_INFINITY });
    const points = pointsOf(
      chosen.map(({ unit }) => unit),
      Number.POSITIVE_INFINITY,
    );
    return coverageOf(
      points.map(({ text }) => text),
      golden.key,
    );
  });
  return {
    'share of the words': percent(share),
    covered: percent(coverages.reduce((sum, coverage) => sum + coverage, 0) / coverages.length),
    'texts with 80 %': coverages.filter((coverage) => coverage >= 0.8).length,
  };
}

function moduleOf({ bias, weights }: Model): string {
  const lines = Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${weight.toFixed(2)},\n`);
  return `import type { Feature } from './features.ts';

/**
 * How much each feature counts for a student having to know a sentence: a logistic regression, learned from the key sentences
 * of \`engine/golden\` by \`npm run fit-weights\`, which writes this file.
 */
export const BIAS = ${bias.toFixed(2)};

export const WEIGHTS: Partial<Record<Feature, number>> = {
${lines.join('')}};
`;
}
