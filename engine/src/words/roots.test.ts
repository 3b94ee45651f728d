import { expect, it } from 'vitest';
import { rootsOf } from './roots.ts';

it('finds the root of a word that is also the name of a property of objects', () => {
  expect(rootsOf('A constructor', 'en')).toEqual(rootsOf('constructors', 'en'));
});

it('finds the same root for an irregular form and its word', () => {
  expect(rootsOf('began', 'en')).toEqual(rootsOf('begin', 'en'));
});
