import { expect, test } from 'vitest';
import { cutTails } from './tails.ts';

test.each([
  [
    'relative',
    'The oximeter is clipped to a finger of the patient, which must be warm and clean and without any dark polish on its nail.',
  ],
  [
    'relative',
    'Elle crée les départements et le système métrique, qui remplace partout les anciennes mesures des provinces et des villes du royaume.',
  ],
  ['also', 'This reaction is called the hydrogenation of oils, and it is used to make margarine.'],
  ['second', 'Iron is needed to make the red pigment; lack of iron causes anaemia.'],
  ['example', 'Micronutrients are elements that plants need in small amounts, such as iron, zinc and boron.'],
  ['second', "La lettre n'est jamais envoyée pendant le récit ; elle ressemble à un journal."],
])('cuts a %s at the end of a sentence', (kind, sentence) => {
  const { main, tails } = cutTails(sentence);
  expect(tails.map((tail) => tail.kind)).toEqual([kind]);
  expect(`${main}${tails[0]?.text}.`).toBe(sentence);
});

test.each([
  [
    'what is only thought',
    'Students often write that he doubted everything; remember that doubt was his tool.',
  ],
  ['theory against practice', 'The two balances should always be the same; in practice they seldom agree.'],
  ['a reason', 'The carotid pulse is checked in unconscious adults because it disappears last.'],
  ['a result', 'The soft rock is eroded much faster, so the hard rock above it falls.'],
  ['a contrast', 'The expense appears in the income statement, whereas the asset stays in the balance.'],
  [
    'a short relative clause',
    'An aside is a remark to the audience, which the others on the stage do not hear.',
  ],
  [
    'two that are announced',
    'Stock appears in two places: it is deducted from the cost, and it is shown as an asset.',
  ],
  [
    'two conditions',
    'If closing stock is overvalued, profit is overstated; if it is undervalued, profit is understated.',
  ],
  [
    'a series',
    'The charges of the four years are given: 1,600 in the first year; 1,200 in the second; 800 in the third.',
  ],
  ['a reason that is denied', 'The court was not convinced of his guilt because he had once fled.'],
  ['a relative clause in the middle', 'The heart of a mammal, which is a pump, has four chambers.'],
  ['an example in the middle', 'A rise in the price of one good, such as tomatoes, is not inflation.'],
  ['a condition', 'A minor is free from most contracts, unless he buys food.'],
  ['the reason in a definition', 'Redundancy is the loss of a job because there are too many workers.'],
  [
    'what a court held in a case',
    'In Limpus v. London General Omnibus a driver raced against a rival bus; the employer was liable for it.',
  ],
  ['a limit', 'The school is open on all days of the week, but not on Sundays.'],
])("doesn't cut %s", (_, sentence) => {
  expect(cutTails(sentence)).toEqual({ main: sentence, tails: [] });
});
