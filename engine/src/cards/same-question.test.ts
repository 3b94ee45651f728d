import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { distinct, withoutTense } from './choose.ts';
import { makeCards } from './make-cards.ts';

const cardsOf = (text: string) => makeCards(readSource([{ text }]), 30);

test('two questions that differ only in their tense are asked once, as the better one', () => {
  const [card] = cardsOf('Lakunle is a teacher who rejects the bride price.');
  if (!card) throw new Error('no card');
  const asked = ['Who was Lakunle?', 'Who is Lakunle?', 'Who is Sidi?'].map((front, weight) => ({
    ...card,
    front,
    weight,
  }));

  expect(distinct(asked, withoutTense).map(({ front }) => front)).toEqual([
    'Who is Lakunle?',
    'Who is Sidi?',
  ]);
});

test('no row of a table is asked by its number', () => {
  const table =
    '| No | Part | Use |\n|---|---|---|\n| 1 | Stigma | receives pollen |\n| 2 | Anther | makes pollen |';

  expect(
    cardsOf(table)
      .map(({ front }) => front)
      .join(' '),
  ).not.toMatch(/row “\d/);
});
