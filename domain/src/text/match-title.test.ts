import { describe, expect, it } from 'vitest';
import { splitWords } from '../vault/search.ts';
import { findByTitle, matchTitle } from './match-title.ts';

const rate = (search: string, title: string) => matchTitle(splitWords(search), title);

describe('matchTitle', () => {
  it.each([
    ['cell', 'Cell respiration', 3],
    ['cell resp', 'Cell respiration', 3],
    ['resp', 'Cell respiration', 2],
    ['resp cel', 'Cell respiration', 2],
    ['pira', 'Cell respiration', 1],
    ['cell osmosis', 'Cell respiration', 0],
    ['OLABISI', 'Ọlábísí’s notes', 3],
    ['', 'Cell respiration', 3],
  ])('rates "%s" in "%s" as %i', (search, title, rating) => {
    expect(rate(search, title)).toBe(rating);
  });
});

describe('findByTitle', () => {
  const items = ['Read about cells', 'Excellent essay', 'Cells', 'Cell walls'].map((title) => ({ title }));
  const found = (search: string) => findByTitle(items, search).map(({ title }) => title);

  it('puts the best matches first and keeps the order of equal ones', () => {
    expect(found('cell')).toEqual(['Cells', 'Cell walls', 'Read about cells', 'Excellent essay']);
  });

  it('finds everything without a search, and nothing without a match', () => {
    expect(found(' ')).toHaveLength(4);
    expect(found('osmosis')).toEqual([]);
  });
});
