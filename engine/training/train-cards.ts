/**
 * `npm run train:cards`: learns from judged cards which cards a tutor accepts, and writes the weights. Prints first how
 * many cards of texts that it wasn't trained on are good at each score, and in decks by the shape of the cards.
 */
import { Console } from 'node:console';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Example, fitModel, type Model, probabilityOf } from '../golden/logistic-regression.ts';
import { type JudgedCard, judgedTexts } from './read-labels.ts';

/** Texts whose cards were judged as the engine first made them, before any rule refused the bad ones among them. */
const FIRST_READ = new URL('cards/first-read.txt', import.meta.url);
const OUTPUT = new URL('../src/cards/card-weights.ts', import.meta.url);
/** Each of these parts of the texts is predicted from the others. */
const PARTS = 12;
const PENALTY = 4;
const LEAST_PENALTY = 0.01;
/** A wrong card counts double; one that the other checks refuse counts less, because it never reaches a student. */
const COUNTS = { wrong: 2, refused: 0.3 } as const;
/** The feature of cards with a gap, which are calibrated apart. */
const GAP = 'maker gap';
/** A feature of fewer cards is left out. */
const LEAST_CARDS = 8;
/** A smaller weight makes no difference. */
const LEAST_WEIGHT = 0.03;
/** The width of a line in the file with the weights. */
const LINE = 110;
const SCORES = [0, 0.6, 0.7, 0.8, 0.85, 0.9, 0.92, 0.94, 0.95, 0.96, 0.97];

const out = new Console(process.stdout);
const texts = judgedTexts();
const counts = new Map<string, number>();
for (const { features } of texts.flatMap(({ cards }) => cards))
  for (const name of Object.keys(features)) counts.set(name, (counts.get(name) ?? 0) + 1);

function exampleOf({ features, label, passes }: JudgedCard): Example {
  return {
    features: Object.fromEntries(
      Object.entries(features).filter(([name]) => (counts.get(name) ?? 0) >= LEAST_CARDS),
    ),
    isPositive: label === 'good',
    weight: (label === 'wrong' ? COUNTS.wrong : 1) * (passes ? 1 : COUNTS.refused),
  };
}

const unseen = Array.from({ length: PARTS }, (_, part) => {
  const model = fitModel(
    texts.flatMap(({ cards }, place) => (place % PARTS === part ? [] : cards.map(exampleOf))),
    PENALTY,
  );
  return texts
    .filter((_, place) => place % PARTS === part)
    .flatMap(({ name, cards }) => cards.map((card) => ({ ...card, name })))
    .filter(({ passes }) => passes)
    .map((card) => ({ ...card, logit: logitOf(probabilityOf(model, exampleOf(card).features)) }));
}).flat();
const firstRead = new Set(readFileSync(FIRST_READ, 'utf8').trim().split('\n'));
/**
 * Scores of new texts are too high, because most bad cards of the other texts are refused by now; those of gaps even
 * more, because a gap of a well-known text looks more useful than it is.
 */
const calibratedBy = ({ logit, features }: { logit: number; features: JudgedCard['features'] }) => ({
  logit,
  [GAP]: features[GAP] ?? 0,
});
const calibration = fitModel(
  unseen
    .filter(({ name }) => firstRead.has(name))
    .map((card) => ({ features: calibratedBy(card), isPositive: card.label === 'good', weight: 1 })),
  LEAST_PENALTY,
);
const scored = unseen.map((card) => ({ ...card, score: probabilityOf(calibration, calibratedBy(card)) }));
for (const [title, cards] of [
  ['Cards of texts that the weights were not learned from', scored],
  ['Of these, cards of texts judged at first reading', scored.filter(({ name }) => firstRead.has(name))],
] as const) {
  out.log(title);
  out.table(
    SCORES.map((least) => {
      const kept = cards.filter(({ score }) => score >= least);
      const share = (label: string) =>
        `${((kept.filter((card) => card.label === label).length / kept.length) * 100).toFixed(1)} %`;
      return {
        least,
        cards: kept.length,
        good: share('good'),
        clumsy: share('clumsy'),
        wrong: share('wrong'),
      };
    }),
  );
}
out.log('Cards in decks by their shape');
out.table(
  Object.fromEntries(
    [...new Set(scored.map(({ shape }) => shape))].sort().map((shape) => {
      const all = scored.filter((card) => card.shape === shape);
      const kept = all.filter(({ score, least }) => score >= least);
      return [
        shape,
        {
          cards: all.length,
          good: goodAmong(all),
          'in decks': kept.length,
          'good in decks': goodAmong(kept),
        },
      ];
    }),
  ),
);
for (const { name, unjudged } of texts)
  for (const { front, back } of unjudged) out.log(`not judged: ${name}: ${front} → ${back}`);
const whole = fitModel(
  texts.flatMap(({ cards }) => cards.map(exampleOf)),
  PENALTY,
);
const slope = calibration.weights.logit ?? 1;
writeFileSync(
  OUTPUT,
  moduleOf({
    bias: whole.bias * slope + calibration.bias,
    weights: Object.fromEntries(
      Object.entries(whole.weights).map(([name, weight]) => [
        name,
        weight * slope + (name === GAP ? (calibration.weights[GAP] ?? 0) : 0),
      ]),
    ),
  }),
);

function goodAmong(cards: readonly JudgedCard[]): string {
  const good = cards.filter(({ label }) => label === 'good').length;
  return cards.length === 0 ? '–' : `${((good / cards.length) * 100).toFixed(1)} %`;
}

function logitOf(probability: number): number {
  return Math.log(probability / (1 - probability));
}

function moduleOf({ bias, weights }: Model): string {
  const entries = Object.entries(weights).filter(([, weight]) => Math.abs(weight) >= LEAST_WEIGHT);
  const lines: string[] = [''];
  for (const [name, weight] of entries) {
    const entry = `${name}:${weight.toFixed(2)};`;
    const last = lines.at(-1) ?? '';
    if (last.length + entry.length > LINE) lines.push(entry);
    else lines[lines.length - 1] = last + entry;
  }
  return `/**
 * How much each feature counts for a card being good: a logistic regression, learned from the judged cards in
 * \`engine/training/cards\` by \`npm run train:cards\`, which writes this file.
 */
export const BIAS = ${bias.toFixed(2)};

const ENTRIES = \`
${lines.join('\n')}
\`;

export const WEIGHTS: ReadonlyMap<string, number> = new Map(
  [...ENTRIES.matchAll(/([^:;\\n]+):([-.\\d]+);/g)].map(([, name = '', weight]) => [name, Number(weight)]),
);
`;
}
