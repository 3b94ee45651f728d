import { expect, test } from 'vitest';
import type { Passage } from '../reading/source.ts';
import { clozeCard } from './cloze.ts';

function gapIn(text: string, term: string): string | undefined {
  const passage: Passage = { kind: 'paragraph', text, section: 0, page: undefined };
  return clozeCard(passage, new Map([[term, 1]]), () => true)?.front;
}

test('a gap takes the place of a term', () => {
  expect(gapIn('The Yoruba kingdoms were known for their fine brass heads and carvings.', 'kingdoms')).toBe(
    'The Yoruba _____ were known for their fine brass heads and carvings.',
  );
});

test.each([
  ['The kingdoms were ruled like one kingdom by the elders of the city.', 'kingdoms'],
  ['The density of lead is found by the formula density = mass / volume.', 'lead'],
  ['Do not forget that the elections were rigged by the ruling party.', 'elections'],
])('no gap stands where the rest gives it away, in a formula or in advice: "%s"', (text, term) => {
  expect(gapIn(text, term)).toBeUndefined();
});
