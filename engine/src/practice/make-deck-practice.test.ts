import { describe, expect, test } from 'vitest';
import type { PracticeCard } from './deck-facts.ts';
import { makeDeckPractice } from './make-deck-practice.ts';

const deck = (lines: string): PracticeCard[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [front = '', back = ''] = line.split(' ; ');
      return { front, back };
    });

const CARDS = deck(`
What is the capital of Kenya? ; Nairobi
What is the capital of Ghana? ; Accra
What is the capital of Senegal? ; Dakar
What is the capital of Mali? ; Bamako
What is the chemical symbol of gold? ; Au
What is the chemical symbol of iron? ; Fe
What is the chemical symbol of lead? ; Pb
Mitochondrion ; The site of aerobic respiration in a cell
Ribosome ; The site at which a cell makes proteins
Chloroplast ; The part of a plant cell in which glucose is made
When did Nigeria become independent? ; 1960
The Niger is _____ km long ; 4,180
Why do plants need light? ; Because light gives the energy for photosynthesis.
`);

const seeds = [1, 2, 3, 4, 5, 6];
const all = seeds.flatMap((seed) => makeDeckPractice(CARDS, { most: 20 }, seed));

describe('practice from a deck', () => {
  test('offers only answers of the same kind', () => {
    const choices = all.flatMap((question) => (question.kind === 'choice' ? [question] : []));
    const capitals = choices.filter(({ prompt }) => prompt.includes('capital'));
    const symbols = choices.filter(({ prompt }) => prompt.includes('symbol'));
    expect(capitals.length).toBeGreaterThan(0);
    expect(symbols.length).toBeGreaterThan(0);
    const sides = (options: readonly string[]) => CARDS.filter(({ back }) => options.includes(back));
    for (const { options } of capitals)
      expect(sides(options).every(({ front }) => front.includes('capital'))).toBe(true);
    for (const { options } of symbols)
      expect(sides(options).every(({ front }) => front.includes('symbol'))).toBe(true);
  });

  test('has true and false statements, and gaps to type into', () => {
    const claims = all.flatMap((question) => (question.kind === 'true_false' ? [question] : []));
    expect(new Set(claims.map(({ key }) => key))).toEqual(new Set([true, false]));
    expect(all.some((question) => question.kind === 'cloze' && question.answers.includes('4,180'))).toBe(
      true,
    );
  });

  test('names the source, topic and page of a card', () => {
    const source = 'Accra has been the capital of Ghana since 1877.';
    const cards = CARDS.map((card) =>
      card.back === 'Accra' ? { ...card, source, page: 3, topic: 'Capitals' } : card,
    );
    const made = makeDeckPractice(cards, { most: 20 }, 1).filter((question) => question.source === source);
    expect(made).toEqual([expect.objectContaining({ page: 3, topic: 'Capitals' })]);
  });

  test('leaves out cards that ask the same and answer differently', () => {
    const cards = [...CARDS, ...deck('Name a gas. ; Neon\nName a gas. ; Argon\nName a gas. ; Xenon')];
    expect(
      makeDeckPractice(cards, { most: 40 }, 1).filter(({ prompt }) => prompt.startsWith('Name a gas')),
    ).toEqual([]);
  });
});

describe('practice of chosen kinds', () => {
  const kinds = ['choice', 'true_false'] as const;

  test('asks about every card in the first kind that fits it', () => {
    const made = makeDeckPractice(CARDS, { most: 200, kinds }, 1);
    expect(made.length).toBe(CARDS.length);
    expect(made.filter(({ kind }) => kind === 'choice').length).toBeGreaterThan(CARDS.length / 2);
    expect(made.every(({ kind }) => kind === 'choice' || kind === 'true_false')).toBe(true);
  });

  test('has nothing if no card can be asked about in them', () => {
    expect(makeDeckPractice(CARDS, { most: 20, kinds: ['match'] }, 1)).toEqual([]);
  });
});

test('2,000 cards give 20 questions in time', { retry: 3 }, () => {
  const cards = Array.from({ length: 2_000 }, (_, index) => ({
    front: `What is the atomic number of element ${index}?`,
    back: `${index * 3 + 1}`,
  }));
  const start = Date.now();
  expect(makeDeckPractice(cards, { most: 20 }, 1)).toHaveLength(20);
  expect(Date.now() - start).toBeLessThan(2_000);
});
