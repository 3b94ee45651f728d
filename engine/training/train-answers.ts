/**
 * `npm run train:answers`: learns from questions about texts which passage answers a question, and writes the trees of the
 * model. Prints first what the engine answers in texts that the model wasn't trained on, with and without the model.
 */
import { Console } from 'node:console';
import { writeFileSync } from 'node:fs';
import type { BoostedTrees } from '../src/answers/boosted-trees.ts';
import { LEAST_CHANCE, mostLikely } from '../src/answers/likely-answer.ts';
import { growTrees } from './grow-trees.ts';
import {
  type Asked,
  type AskedText,
  askedTexts,
  examplesOf,
  type Outcome,
  outcomeOf,
} from './read-questions.ts';

/** Each of these parts of the texts is predicted from the others. */
const PARTS = 8;
const FILE = new URL('../src/answers/likely-trees.ts', import.meta.url);
const CHANCES = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7];

interface Judged {
  isGolden: boolean;
  isAnswerable: boolean;
  byRules: Outcome;
  /** What the most likely passage would be, and its chance. */
  likely: Outcome;
  chance: number;
}

const out = new Console(process.stdout);
const texts = askedTexts();
const judged = Array.from({ length: PARTS }, (_, part) => {
  const model = modelOf(texts.filter((_other, place) => place % PARTS !== part));
  return texts
    .filter((_other, place) => place % PARTS === part)
    .flatMap(({ isGolden, asked }) => asked.map((question) => judge(question, model, isGolden)));
}).flat();
const [golden, others] = [
  judged.filter(({ isGolden }) => isGolden),
  judged.filter(({ isGolden }) => !isGolden),
];
out.log('Questions about texts that the model was not trained on');
out.table({
  'golden set, rules': figuresOf(golden, 1),
  'golden set, with the model': figuresOf(golden, LEAST_CHANCE),
  'other texts, rules': figuresOf(others, 1),
  'other texts, with the model': figuresOf(others, LEAST_CHANCE),
});
out.log('The other texts, by the least chance of an answer');
out.table(Object.fromEntries(CHANCES.map((least) => [String(least), figuresOf(others, least)])));
writeFileSync(FILE, moduleOf(modelOf(texts)));

function modelOf(among: readonly AskedText[]): BoostedTrees {
  return growTrees(among.flatMap(({ asked }) => asked.flatMap(examplesOf)));
}

function judge({ answer, question, byRules, units }: Asked, model: BoostedTrees, isGolden: boolean): Judged {
  const best = mostLikely(units, model, question);
  return {
    ...{ isGolden, isAnswerable: answer !== null, byRules, chance: best?.chance ?? 0 },
    likely: outcomeOf(best ? [best.unit.text] : [], answer),
  };
}

function figuresOf(questions: readonly Judged[], least: number): Record<string, number> {
  const outcomes = (isAnswerable: boolean) =>
    questions
      .filter((question) => question.isAnswerable === isAnswerable)
      .map(({ byRules, likely, chance }) => (byRules === 'refused' && chance >= least ? likely : byRules));
  const count = (all: readonly Outcome[], wanted: Outcome) => all.filter((one) => one === wanted).length;
  const [answerable, others] = [outcomes(true), outcomes(false)];
  return {
    answerable: answerable.length,
    right: count(answerable, 'right'),
    wrong: count(answerable, 'wrong'),
    refused: count(answerable, 'refused'),
    unanswerable: others.length,
    answered: count(others, 'wrong'),
  };
}

function moduleOf({ bias, trees }: BoostedTrees): string {
  const lines = trees.map(
    ({ splits, leaves }) =>
      `${splits.map(({ feature, limit }) => `${feature}:${limit}`).join(',')}|${leaves.join(',')}`,
  );
  return `import { type BoostedTrees, readTrees } from './boosted-trees.ts';

/**
 * How likely a passage answers a question: boosted trees, learned from the questions of \`engine/golden\` and
 * \`engine/training\` by \`npm run train:answers\`, which writes this file.
 */
export const LIKELY: BoostedTrees = {
  bias: ${bias.toFixed(3)},
  trees: readTrees(\`
${lines.join('\n')}
\`),
};
`;
}
