import { describe, expect, it, test } from 'vitest';
import { cardTextSchema } from '../ai/result-schemas.ts';
import { cardsToAsk, hasUnmarkedAnswer, rightAnswer, toCard, wrongQuestions } from './mistakes.ts';
import { parseQuestions, pickQuestions, toQuestionText } from './question-list.ts';
import type { Question } from './schemas.ts';

const common = { why: 'The notes say so.', source: 'Osmosis moves water.', page: 2 };
const choice: Question = { ...common, kind: 'choice', prompt: 'Which?', options: ['a', 'b', 'c'], key: 1 };
const statement: Question = {
  ...{ ...common, kind: 'true_false', prompt: 'Osmosis moves salt.', key: false },
  corrected: 'Osmosis moves water.',
};
const cloze: Question = { ...common, kind: 'cloze', prompt: '_____ moves water.', answers: ['Osmosis'] };
const pairs: Question = {
  ...{ ...common, kind: 'match', prompt: 'Match them.' },
  pairs: ['x', 'y', 'z'].map((left) => ({ left, right: `${left}!` })),
};
const short: Question = { ...common, kind: 'short', prompt: 'Why?', points: ['one', 'two'] };
const questions = [choice, statement, cloze, pairs, short];

test('what is blank, wrong or not marked right is wrong', () => {
  expect(wrongQuestions(questions, { 0: '1', 1: 'true', 2: 'osmosis', 4: '\nThis.' })).toEqual([1, 3, 4]);
  expect(wrongQuestions(questions, {})).toEqual([0, 1, 2, 3, 4]);
});

test('questions are made of cards of wrong answers only if a deck has no others', () => {
  const [own, mistake] = [{ id: 'cells-1' }, { id: 'mistake-0a1b' }];
  expect(cardsToAsk([own, mistake])).toEqual([own]);
  expect(cardsToAsk([mistake])).toEqual([mistake]);
});

test.each([
  [choice, 'b'],
  [statement, 'False'],
  [cloze, 'Osmosis'],
  [pairs, 'x: x!\ny: y!\nz: z!'],
  [short, 'one\ntwo'],
] as const)('the right answer of $kind is in words', (question, answer) => {
  expect(rightAnswer(question)).toBe(answer);
});

test.each([
  ['a written short answer', { 4: '\nThis.' }, true],
  ['a short answer that is marked', { 4: '0\nThis.' }, false],
  ['a short answer that is blank', { 4: '\n ' }, false],
  ['a question that marks itself', { 0: '0' }, false],
])('says of %s whether it waits for a mark', (_, answers, isUnmarked) => {
  expect(hasUnmarkedAnswer(questions, answers)).toBe(isUnmarked);
});

describe('the card of a question', () => {
  it('has its prompt, answer, source and page', () => {
    expect(toCard(statement)).toEqual({
      front: 'True or false? Osmosis moves salt.',
      back: 'False\nOsmosis moves water.',
      source: 'Osmosis moves water.',
      page: 2,
    });
  });

  it('fits a card, however long the question is', () => {
    const long = { ...short, prompt: 'word '.repeat(120), source: 'word '.repeat(120) };
    expect(
      cardTextSchema.safeParse(toCard({ ...long, points: Array(6).fill('x'.repeat(300)) })).success,
    ).toBe(true);
  });
});

describe('the text of questions', () => {
  it('is read as it was written', () => {
    expect(parseQuestions(toQuestionText({ questions }))).toEqual({ questions });
  });

  it('is nothing that can be read if it is broken', () => {
    for (const text of ['', '{', '[]', '{"questions":[]}', '{"questions":[{}]}']) {
      expect(parseQuestions(text)).toBeNull();
    }
  });

  it('has a limit', () => {
    const many = Array.from({ length: 200 }, () => ({ ...short, points: Array(6).fill('ẹ'.repeat(300)) }));
    expect(() => toQuestionText({ questions: many })).toThrow('too long to save');
  });

  it('can be some of another', () => {
    expect(pickQuestions({ passages: ['p'], questions }, [2, 9, 0])).toEqual({
      passages: ['p'],
      questions: [cloze, choice],
    });
  });
});
