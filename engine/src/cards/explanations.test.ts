import { expect, test } from 'vitest';
import { isExplained } from './explanations.ts';

test.each([
  ['Transactions: explain “durability”.', 'Once committed, the changes survive a failure.'],
  ['Explain “abrasion”.', 'The surface of the skin is scraped off.'],
  ['Tropisms: explain “geotropism”.', 'Response to gravity.'],
])('a note explains its label: %s', (front, back) => {
  expect(isExplained({ front, back })).toBe(true);
});

test.each([
  ['what removes a stain', 'Stains: explain “rust”.', 'Rub with lemon juice and lay it in the sun.'],
  ['an order', 'Nursing: explain “prevent infection”.', 'Vulval toileting and antibiotics as prescribed.'],
  ['a note with a label of its own', 'Crops: explain “yam”.', 'Yam beetle: bores holes in the tubers.'],
  ['code', 'Databases: explain “join”.', 'Result r ON r.matric | s.matric.'],
  ['a case', 'Defences: explain “authority”.', 'Allen v Gulf Oil, a refinery authorised by an Act.'],
  ['two words', 'Explain “zinc”.', 'Wound healing.'],
  ['a pronoun for the label above it', 'Phases: explain “metaphase”.', 'They line up along the middle.'],
  ['a sentence as a label', 'Folic acid: explain “women need more”.', 'A lack of it causes defects.'],
  ['things that another sentence names', 'Karst: explain “pillar”.', 'Formed when the two meet.'],
])('a note is refused if it has %s', (_, front, back) => {
  expect(isExplained({ front, back })).toBe(false);
});
