import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { topicDefinitions } from './topic-definitions.ts';
import { unitsOf } from './units.ts';

const definedIn = (text: string) => {
  const source = readSource([{ text }]);
  return [...topicDefinitions(source, unitsOf(source))].map((unit) => unit.text);
};

test('the sentence that defines what the title or its heading names is found, in the middle of a sentence too', () => {
  expect(
    definedIn(
      '# Money and banking\n\nBarter came first: money is anything that is generally accepted in payment. A bank is open on weekdays. The naira is the currency of Nigeria.\n\n## Inflation\n\nInflation is a rise in the general level of prices. Inflation is the enemy of savers.',
    ),
  ).toEqual([
    'Barter came first: money is anything that is generally accepted in payment.',
    'Inflation is a rise in the general level of prices.',
  ]);
});
