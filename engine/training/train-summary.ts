/**
 * `npm run train:summary`: learns from marked texts which sentences a summary needs, and writes the weights of the ranking.
 * Prints first how much summaries and cram sheets cover if the weights were learned from other texts.
 */
import { Console } from 'node:console';
import { writeFileSync } from 'node:fs';
import { BARS, percent } from '../golden/bars.ts';
import { neededUnits } from '../golden/best-choice.ts';
import { coverageOf } from '../golden/coverage.ts';
import { type Example, fitModel } from '../golden/logistic-regression.ts';
import { type RankingModel, rankUnits } from '../src/ranking/rank.ts';
import { readSource } from '../src/reading/read-source.ts';
import { makeCramSheet } from '../src/summary/make-cram-sheet.ts';
import { makeSummary } from '../src/summary/make-summary.ts';
import { type MarkedText, markedTexts } from './read-marks.ts';

/** Each of these parts of the texts is predicted from the others. */
const PARTS = 14;
/** Chosen by cross-validation. */
const PENALTY = 2;
/** A smaller weight makes no difference. */
const LEAST_WEIGHT = 0.02;
const FILE = new URL('../src/ranking/weights.ts', import.meta.url);

interface Sample {
  marked: MarkedText;
  examples: readonly Example[];
}

interface Coverage {
  marked: MarkedText;
  summary: number;
  cramSheet: number;
}

const out = new Console(process.stdout);
const samples = markedTexts().map(sampleOf);
const unseen = Array.from({ length: PARTS }, (_, part) => {
  const model = modelOf(samples.filter((_other, place) => place % PARTS !== part));
  return samples
    .filter((_other, place) => place % PARTS === part)
    .map(({ marked }) => coverageWith(marked, model));
}).flat();
out.log('Key sentences covered in texts that the weights were not learned from');
out.table({
  'golden set': figuresOf(unseen.filter(({ marked }) => marked.isGolden)),
  'other texts': figuresOf(unseen.filter(({ marked }) => !marked.isGolden)),
  all: figuresOf(unseen),
});
writeFileSync(FILE, moduleOf(modelOf(samples)));

function sampleOf(marked: MarkedText): Sample {
  const source = readSource([{ text: marked.text }]);
  const ranked = rankUnits(source);
  const units = ranked.map(({ unit }) => unit);
  const needed = neededUnits(units, marked.key.flat());
  return {
    marked,
    examples: ranked.map(({ unit, features }) => ({ features, isPositive: needed.has(unit) })),
  };
}

function modelOf(texts: readonly Sample[]): RankingModel {
  return fitModel(
    texts.flatMap(({ examples }) => examples),
    PENALTY,
  );
}

function coverageWith(marked: MarkedText, model: RankingModel): Coverage {
  const source = readSource([{ text: marked.text }]);
  const summary = makeSummary(source, model).flatMap(({ points }) => points.map(({ text }) => text));
  const cramSheet = makeCramSheet(source, model).flatMap(({ points }) => points);
  return {
    marked,
    summary: coverageOf(summary, marked.key),
    cramSheet: coverageOf(cramSheet, marked.key),
  };
}

function figuresOf(coverages: readonly Coverage[]): Record<string, string | number> {
  const mean = (tool: 'summary' | 'cramSheet') =>
    percent(coverages.reduce((sum, coverage) => sum + coverage[tool], 0) / coverages.length);
  const enough = (tool: 'summary' | 'cramSheet') =>
    coverages.filter((coverage) => coverage[tool] >= BARS.coverage).length;
  return {
    texts: coverages.length,
    'in summaries': mean('summary'),
    'summaries at the bar': enough('summary'),
    'in cram sheets': mean('cramSheet'),
    'cram sheets at the bar': enough('cramSheet'),
  };
}

function moduleOf({ bias, weights }: RankingModel): string {
  const lines = Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT)
    .map(([name, weight]) => `  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(weight.toFixed(2))},\n`);
  return `import type { Feature } from './features.ts';

/**
 * How much each feature counts for a student having to know a sentence: a logistic regression, learned from the key sentences
 * of \`engine/golden\` and \`engine/training\` by \`npm run train:summary\`, which writes this file.
 */
export const BIAS = ${bias.toFixed(2)};

export const WEIGHTS: Partial<Record<Feature, number>> = {
${lines.join('')}};
`;
}
