import type { Question } from '@akada/domain/practice/schemas';
import { describe, expect, test } from 'vitest';
import { readEvidence } from './evidence.ts';
import { reachesKey } from './reaches-key.ts';

const EVIDENCE = readEvidence(
  [
    'Arteries are vessels that carry blood away from the heart.',
    'Veins are vessels that carry blood back to the heart.',
    'Capillaries are the narrowest vessels, with walls one cell thick.',
    'The heart of an adult at rest beats about 72 times per minute.',
    'The septum does not let the two kinds of blood mix.',
    'Blood consists of plasma, red cells, white cells and platelets.',
    'Pepsin works best at pH 2, whereas trypsin works best at pH 8.',
    'A step-up transformer has more turns on the secondary than on the primary.',
  ],
  'en',
);
const ORIGIN = { why: 'The notes say so.', source: 'The notes.' };
const choice = (prompt: string, options: string[], key: number): Question => ({
  ...{ kind: 'choice', prompt, options, key },
  ...ORIGIN,
});
const claim = (prompt: string, key: boolean): Question => ({ kind: 'true_false', prompt, key, ...ORIGIN });
const cloze = (prompt: string, answer: string): Question => ({
  kind: 'cloze',
  prompt,
  answers: [answer],
  ...ORIGIN,
});

test.each<[string, Question, Question]>([
  [
    'an option',
    choice('Which vessels carry blood away from the heart?', ['Arteries', 'Veins', 'Capillaries'], 0),
    choice('Which vessels carry blood away from the heart?', ['Arteries', 'Veins', 'Capillaries'], 1),
  ],
  [
    'the exception of a list',
    choice(
      'Blood: which of these is not one of the parts?',
      ['Plasma', 'Transformer', 'Platelets', 'Red cells'],
      1,
    ),
    choice(
      'Blood: which of these is not one of the parts?',
      ['Plasma', 'Transformer', 'Platelets', 'Red cells'],
      0,
    ),
  ],
  [
    'a figure',
    cloze('The heart of an adult at rest beats about _____ times per minute.', '72'),
    cloze('The heart of an adult at rest beats about _____ times per minute.', '60'),
  ],
  [
    'a defined term',
    cloze('The term for “the narrowest vessels, with walls one cell thick” is _____.', 'capillaries'),
    cloze('The term for “the narrowest vessels, with walls one cell thick” is _____.', 'veins'),
  ],
  [
    'a true statement',
    claim('Veins are vessels that carry blood back to the heart.', true),
    claim('Veins are vessels that carry blood back to the heart.', false),
  ],
  [
    'a false figure',
    claim('The heart of an adult at rest beats about 90 times per minute.', false),
    claim('The heart of an adult at rest beats about 90 times per minute.', true),
  ],
  [
    'a denial',
    claim('The septum lets the two kinds of blood mix.', false),
    claim('The septum lets the two kinds of blood mix.', true),
  ],
  [
    'two sides of a contrast',
    claim('Pepsin works best at pH 8.', false),
    claim('Pepsin works best at pH 8.', true),
  ],
  [
    'a reversed order',
    claim('A step-up transformer has more turns on the primary than on the secondary.', false),
    claim('A step-up transformer has more turns on the primary than on the secondary.', true),
  ],
])('reaches the right key for %s, and not a wrong one', (_, right, wrong) => {
  expect(reachesKey(right, EVIDENCE)).toBe(true);
  expect(reachesKey(wrong, EVIDENCE)).toBe(false);
});

describe('matching', () => {
  const match = (rights: string[]): Question => ({
    kind: 'match',
    prompt: 'Match each vessel with its meaning.',
    pairs: ['Arteries', 'Veins', 'Capillaries'].map((left, index) => ({ left, right: rights[index] ?? '' })),
    ...ORIGIN,
  });
  const [away, back, narrow] = [
    'vessels that carry blood away from the heart',
    'vessels that carry blood back to the heart',
    'the narrowest vessels',
  ] as const;

  test('reaches its key if each side belongs to one other side', () => {
    expect(reachesKey(match([away, back, narrow]), EVIDENCE)).toBe(true);
  });

  test('does not reach a key with two sides exchanged', () => {
    expect(reachesKey(match([back, away, narrow]), EVIDENCE)).toBe(false);
  });
});

describe('short answers', () => {
  const short = (...points: string[]): Question => ({
    kind: 'short',
    prompt: 'What does blood consist of?',
    points,
    ...ORIGIN,
  });

  test('reach their key if the passage says every point', () => {
    expect(reachesKey(short('Plasma', 'Platelets'), EVIDENCE)).toBe(true);
    expect(reachesKey(short('Plasma', 'Bile'), EVIDENCE)).toBe(false);
  });
});

test('a question about something that the passage never mentions reaches no key', () => {
  expect(
    reachesKey(choice('Who founded the city of Lagos?', ['The Awori', 'The Nupe', 'The Tiv'], 0), EVIDENCE),
  ).toBe(false);
  expect(reachesKey(claim('The Awori founded the city of Lagos.', false), EVIDENCE)).toBe(false);
});

test('a gap that two sentences fill differently reaches no key', () => {
  const evidence = readEvidence(
    ['The Kainji Dam was completed in 1968.', 'The Kainji Dam was completed in 1969.'],
    'en',
  );
  expect(reachesKey(cloze('The Kainji Dam was completed in _____.', '1968'), evidence)).toBe(false);
});

test('a statement that leaves out a denial is false', () => {
  const evidence = readEvidence(['A rise in the price of one good is not inflation.'], 'en');
  expect(reachesKey(claim('A rise in the price of one good is inflation.', false), evidence)).toBe(true);
  expect(reachesKey(claim('A rise in the price of one good is not inflation.', true), evidence)).toBe(true);
});
