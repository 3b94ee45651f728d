import type { Question } from '@akada/domain/practice/schemas';
import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { chooseQuestions } from './choose-questions.ts';
import { makePractice } from './make-practice.ts';

const NOTES = `# Rivers

## Terms
- Mouth: the place where a river enters the sea or a lake.
- Tributary: a smaller river that flows into a larger one.
- Watershed: the high ground that separates two drainage basins.
- Confluence: the point at which two rivers meet.

## Erosion
Hydraulic action is the force of the moving water, which drives air into cracks and breaks the rock. Abrasion is the scraping of the bed by the stones that the river carries. Attrition is the breaking of stones as they hit one another.

## Nigeria
The Niger is about 4,180 km long. The Benue is about 1,400 km long. The Kainji Dam was completed in 1968. The Kiri Dam was completed in 1982. The Niger enters Nigeria in Kebbi State. Floods drove 1,300,000 people from their homes in Nigeria in 2012.

## Protection
Rivers flood because heavy rain fills the channel. Towns build levees because water must not enter the streets. Farmers plant trees because roots hold the soil.
`;

const questionsFrom = (text: string, seed = 1, most = 20) =>
  makePractice(readSource([{ number: 7, text }]), { most }, seed);

const seeds = [1, 2, 3, 4, 5];
const all = seeds.flatMap((seed) => questionsFrom(NOTES, seed));
const ofKind = <Kind extends Question['kind']>(kind: Kind) =>
  all.filter((question): question is Extract<Question, { kind: Kind }> => question.kind === kind);

describe('practice from notes', () => {
  test('has questions of several kinds, and from every section', () => {
    const made = questionsFrom(NOTES);
    expect(new Set(made.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    expect(new Set(made.map(({ topic }) => topic))).toEqual(
      new Set(['Terms', 'Erosion', 'Nigeria', 'Protection']),
    );
  });

  test('is the same for the same seed, and another for another one', () => {
    expect(questionsFrom(NOTES)).toEqual(questionsFrom(NOTES));
    expect(questionsFrom(NOTES)).not.toEqual(questionsFrom(NOTES, 2));
  });

  test('has no more questions than asked for', () => {
    expect(questionsFrom(NOTES, 1, 3)).toHaveLength(3);
  });

  test('says where each question comes from, and why its key is right', () => {
    for (const { source, page, why } of all) {
      expect(NOTES).toContain(source);
      expect(page).toBe(7);
      expect(why).toMatch(/\S.*\.|”$/);
    }
  });

  test('asks for a figure among others with the same unit that are clearly different', () => {
    const figures = ofKind('choice').filter(({ prompt }) => /km|long/.test(prompt));
    expect(figures.length).toBeGreaterThan(0);
    for (const { options } of figures) {
      const values = options.map((option) => Number(option.replace(/[^\d]/g, '')));
      expect(new Set(values).size).toBe(options.length);
      expect(options.every((option) => / km$/.test(option) || /^\d[\d,]*$/.test(option))).toBe(true);
    }
  });

  test('corrects each false statement by one fact', () => {
    const wrong = ofKind('true_false').filter(({ key }) => !key);
    expect(wrong.length).toBeGreaterThan(0);
    for (const { prompt, corrected } of wrong) {
      expect(corrected).toBeDefined();
      expect(corrected).not.toBe(prompt);
    }
    expect(ofKind('true_false').some(({ key }) => key)).toBe(true);
  });

  test.each<[string, readonly ['true_false'] | undefined, number]>([
    ['has at most one true statement more than false ones', undefined, 1],
    ['has them all if only statements are wanted', ['true_false'], 4],
  ])('%s, where none can be made false', (_, kinds, count) => {
    const topics = ['Yam', 'Rice', 'Beans', 'Maize'].map((name) => ({
      ...{ section: 0, weight: 1, passages: [name] },
      candidates: [
        {
          kind: 'true_false' as const,
          make: (isTrue: boolean): Question | null =>
            isTrue
              ? { kind: 'true_false', prompt: `${name} grows.`, key: true, why: name, source: name }
              : null,
        },
      ],
    }));
    const options = { most: 10, kinds, language: 'en', random: () => 0.1, isRight: () => true } as const;
    expect(chooseQuestions(topics, options)).toHaveLength(count);
  });

  test('never leaves the answer in the sentence around a gap', () => {
    expect(ofKind('cloze').length).toBeGreaterThan(0);
    for (const { prompt, answers } of ofKind('cloze'))
      for (const answer of answers) expect(prompt.toLowerCase()).not.toContain(answer.toLowerCase());
  });

  test('matches the terms of one section', () => {
    const matches = ofKind('match');
    expect(matches.length).toBeGreaterThan(0);
    for (const { pairs } of matches)
      for (const { left } of pairs) expect(NOTES.toLowerCase()).toContain(left.toLowerCase());
  });

  test('asks for no fact twice', () => {
    const made = questionsFrom(NOTES).filter(({ kind }) => kind !== 'match');
    const sources = made.map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
  });
});

test('a text without facts gives no question', () => {
  expect(questionsFrom('Well, it was a nice day. We went there and came back.')).toEqual([]);
});

test('two terms for one thing never stand beside each other', () => {
  const text =
    'Suffrage, or franchise, is the right to vote. Franchise is the right to vote. Rigging is any dishonest act that changes the result of an election. Gerrymandering is the drawing of boundaries so that one party gains. A constituency is an area that elects one member.';
  const options = seeds.flatMap((seed) =>
    questionsFrom(text, seed).flatMap((question) =>
      question.kind === 'choice' ? [question.options.join('|')] : [],
    ),
  );
  expect(options.filter((option) => /suffrage/i.test(option) && /franchise/i.test(option))).toEqual([]);
});
