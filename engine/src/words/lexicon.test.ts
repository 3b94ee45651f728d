import { expect, test } from 'vitest';
import { frenchLikenessOf } from './french.ts';
import { isKindOf, likenessOf, phrasalsIn, weightOf } from './lexicon.ts';
import { rootsOf } from './roots.ts';
import { meaningOf } from './word-lists.ts';

const root = (word: string) => meaningOf(rootsOf(word, 'en')[0] ?? '');
const alike = (asked: string, said: string) => likenessOf(root(asked), root(said));

test.each([
  ['regulates', 'regulator'],
  ['set', 'set'],
  ['country', 'nation'],
  ['controls', 'regulates'],
  ['illness', 'disease'],
  ['cheaper', 'inexpensive'],
  ['teacher', 'instructor'],
  ['got', 'received'],
  ['biggest', 'largest'],
  ['rain', 'rainfall'],
])('"%s" in a question can be "%s" in the notes', (asked, said) => {
  expect(alike(asked, said)).toBeGreaterThan(0.8);
});

test.each([
  ['import', 'export'],
  ['increase', 'decrease'],
  ['mitosis', 'meiosis'],
  ['osmosis', 'diffusion'],
  ['buyer', 'seller'],
  ['plaintiff', 'defendant'],
  ['supply', 'demand'],
  ['north', 'south'],
  ['acid', 'base'],
  ['artery', 'vein'],
  ['father', 'mother'],
  ['buy', 'sell'],
  ['borrow', 'lend'],
  ['accept', 'reject'],
  ['plant', 'animal'],
  ['profit', 'loss'],
  ['debit', 'credit'],
  ['hot', 'cold'],
  ['oxygen', 'hydrogen'],
  ['heart', 'lung'],
  ['birth', 'death'],
  ['attack', 'defend'],
])('"%s" is never "%s", nor the other way round', (one, other) => {
  expect([alike(one, other), alike(other, one)]).toEqual([0, 0]);
});

test('a verb with its particle has a meaning of its own', () => {
  const [setUp = ''] = phrasalsIn('It was set up in 1998.');
  expect(likenessOf(setUp, root('establish'))).toBeGreaterThan(0.8);
  expect(likenessOf(root('set'), root('establish'))).toBe(0);
});

test('a liver is an organ, but an organ is no liver', () => {
  expect(isKindOf(root('liver'), root('organ'))).toBe(true);
  expect(isKindOf(root('organ'), root('liver'))).toBe(false);
});

test('common words say less about a question than rare ones', () => {
  expect(weightOf(root('work'))).toBeLessThan(weightOf(root('damage')));
  expect(weightOf(root('damage'))).toBeLessThan(weightOf(root('transplant')));
});

test('forms and synonyms of French words are alike', () => {
  const french = (word: string) => rootsOf(word, 'fr')[0] ?? '';
  expect(frenchLikenessOf(french('diminue'), french('baisse'))).toBeGreaterThan(0.8);
  expect(frenchLikenessOf(french('Égyptiens'), french('Égypte'))).toBeGreaterThan(0.8);
  expect(frenchLikenessOf(french('augmente'), french('baisse'))).toBe(0);
});
