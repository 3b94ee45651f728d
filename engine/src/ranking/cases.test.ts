import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { casesIn } from './cases.ts';
import { unitsOf } from './units.ts';

const pairsIn = (text: string) =>
  casesIn(unitsOf(readSource([{ text }]))).map((pair) => pair.map(({ text: said }) => said.slice(0, 12)));

test.each([
  [
    'Williams v Roffey Bros (1991): a carpenter was promised extra money.',
    'Enforceable as there was no duress.',
  ],
  [
    'Ajayi v R.T. Briscoe (1964) concerned the hire of lorries.',
    'The defence failed, since nothing was altered.',
  ],
  ['Re McArdle (1951) was about improvements to a house.', 'The promise was not binding on the family.'],
  ["Pinnel's Case (1602) was about a smaller sum.", 'The creditor could still claim the rest.'],
])('the facts stay with the decision: “%s”', (facts, decision) => {
  expect(pairsIn(`# Consideration\n\n${facts} ${decision}`)).toEqual([
    [facts.slice(0, 12), decision.slice(0, 12)],
  ]);
});

test('a refusal to pay is no decision', () => {
  const text = 'Stilk v Myrick (1809) was about sailors whose captain refused to pay. They sailed home.';
  expect(pairsIn(`# Consideration\n\n${text}`)).toEqual([]);
});
