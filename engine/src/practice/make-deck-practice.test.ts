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
  test('names the card as the reason for an answer, and not the notes', () => {
    const reasons = all.map(({ why }) => why).join('\n');
    expect(reasons).toContain('Your card gives this answer');
    expect(reasons).toContain('Your card defines');
    expect(reasons).not.toContain('Your notes');
  });

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

test('short answers ask for two meanings of which one has all words of the other', () => {
  const cards = deck(`
Vein ; A vessel that carries blood to the heart
Artery ; A vessel that carries blood away from the heart`);
  for (const seed of seeds)
    expect(makeDeckPractice(cards, { most: 5, kinds: ['short'] }, seed)).toHaveLength(2);
});

test('a short answer to a card with a term alone is asked for in a whole question', () => {
  const prompts = makeDeckPractice(CARDS, { most: 20, kinds: ['short'] }, 1).map(({ prompt }) => prompt);
  expect(prompts).toContain('What does “Ribosome” mean?');
  expect(prompts).not.toContain('Ribosome');
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

describe('practice from short cards', () => {
  const made = (lines: string) => seeds.flatMap((seed) => makeDeckPractice(deck(lines), { most: 20 }, seed));

  test('asks for the name of what a short side describes, and not for its meaning', () => {
    const prompts = made(`
Enzyme that digests starch ; Amylase
Enzyme that digests fat ; Lipase
Enzyme that digests protein ; Pepsin
SI unit of energy ; joule
SI unit of power ; watt
`).map(({ prompt }) => prompt);
    expect(prompts.length).toBeGreaterThan(0);
    expect(
      prompts.filter((prompt) => /“(?:Enzyme|SI)[^”]*” mean|means “(?:Amylase|Lipase|watt)/.test(prompt)),
    ).toEqual([]);
  });

  test('offers formulas beside formulas, and has none typed', () => {
    const questions = made(`
Force ; F = ma
Kinetic energy ; ½mv²
Ohm's law ; V = IR
Density ; mass ÷ volume
SI unit of energy ; joule
SI unit of power ; watt
SI unit of force ; newton
Mitochondrion ; The site of aerobic respiration in a cell
Ribosome ; The site at which a cell makes proteins
Chloroplast ; The part of a plant cell in which glucose is made
`);
    const isFormula = (text: string) => /[=÷½]/.test(text);
    const options = questions.flatMap((question) => (question.kind === 'choice' ? [question.options] : []));
    expect(options.some((all) => all.some(isFormula))).toBe(true);
    for (const all of options) expect(all.every(isFormula)).toBe(all.some(isFormula));
    expect(
      questions.filter((question) => question.kind === 'cloze' && question.answers.some(isFormula)),
    ).toEqual([]);
  });
});
