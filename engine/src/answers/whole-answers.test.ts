import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';

const answer = (notes: string, question: string) => {
  const result = explainConcept(readSource([{ text: notes }]), question);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};

const TABLE = `# Diseases of animals

| Disease | Pathogen | How it spreads | Incubation period |
|---|---|---|---|
| Rinderpest | virus | breath and saliva | 3 to 9 days |
| Brucellosis | bacterium | milk and afterbirth | 2 to 4 weeks |

## Vaccination of chicks

| Age | Vaccines |
|---|---|
| 1 day | Marek |
| 6 weeks | fowl pox |`;

describe('a table', () => {
  test.each([
    ['what germ causes rinderpest', /virus/],
    ['how do animals get brucellosis', /milk and afterbirth/],
    ['how long is the incubation period of rinderpest', /3 to 9 days/],
    ['which vaccines are given at six weeks', /^6 weeks: fowl pox/],
  ])('answers “%s” with the row that it names', (question, row) => {
    expect(answer(TABLE, question)).toMatch(row);
  });

  test.each([
    'what is the treatment of rinderpest',
    'who discovered brucellosis',
    'how is rinderpest treated',
  ])('has no answer to “%s”, for which it has no column', (question) => {
    expect(answer(TABLE, question)).toMatch(/^not-/);
  });
});

const TRADE = `The river trade

The river trade grew slowly. For a long time, canoes carried palm oil down the river. The trade changed when steamers came.

The effects on the delta were deep. Brass and Bonny grew rich. Old families lost their power.

The trade faced several problems. The water was low in March. Thieves robbed the canoes. Prices fell in 1886. Few traders could read.

Two scholars have studied it. Okoro argued that in the end only two causes remain. The first is the price of oil. It fell by half. The second is the steamer.`;

describe('running text', () => {
  test('gives all sentences of the paragraph that opens with what is asked', () => {
    expect(answer(TRADE, 'what were the effects of the trade')).toBe(
      'The effects on the delta were deep. Brass and Bonny grew rich. Old families lost their power.',
    );
  });

  test('adds the problems to the sentence that there were several', () => {
    expect(answer(TRADE, 'what problems did the traders have')).toMatch(
      /several problems\. The water was low in March\. Thieves .* Few traders could read\.$/,
    );
  });

  test('adds the first and the second thing to the sentence that counts them', () => {
    expect(answer(TRADE, 'what two causes remain according to Okoro')).toMatch(
      /The first is the price of oil\. It fell by half\. The second is the steamer\.$/,
    );
  });
});

test('explains a term that a sentence names at its end with the sentences that tell what it is', () => {
  const notes =
    'Trade was hard without a common language. Herodotus described the silent trade. The merchants left their goods on the beach and went away. The buyers put down gold beside each heap. Neither side saw the other.';
  expect(answer(notes, 'explain the silent trade')).toMatch(/^Herodotus .* went away\. .* saw the other\.$/);
});

test('takes sentences that call a thing by the name for examples', () => {
  const notes = 'Noise is whatever disturbs a message. A torn page is noise. Paper is made of wood.';
  expect(answer(notes, 'give examples of noise')).toBe('A torn page is noise.');
});
