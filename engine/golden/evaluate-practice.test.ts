import { isKey, toBlindQuestion } from '@akada/domain/practice/blind-questions';
import type { Question } from '@akada/domain/practice/schemas';
import { describe, expect, test } from 'vitest';
import { answerBlindly } from '../src/practice/second-pass/answer-blindly.ts';
import type { Evidence } from '../src/practice/second-pass/evidence.ts';
import { evaluateKeys, isKept, practiceFailures } from './evaluate-practice.ts';
import { about, choice, type GoldenKey } from './practice/key.ts';
import { RIGHT_KEYS } from './practice/right-keys.ts';
import { WRONG_KEYS } from './practice/wrong-keys.ts';
import { type GoldenText, goldenTexts } from './read-golden.ts';

const texts = goldenTexts();

describe('the keys of questions', () => {
  test('are at least 30 wrong ones and 30 right ones, of every kind', () => {
    for (const keys of [WRONG_KEYS, RIGHT_KEYS]) {
      expect(keys.length).toBeGreaterThanOrEqual(30);
      expect(new Set(keys.map(({ question }) => question.kind)).size).toBe(5);
    }
  });

  test('pass: at least 80 percent of the wrong ones are caught, and of the right ones kept', () => {
    expect(evaluateKeys(WRONG_KEYS, RIGHT_KEYS, texts).failures).toEqual([]);
    expect(WRONG_KEYS.filter((key) => !isKept(key, texts)).length).toBeGreaterThanOrEqual(24);
  });

  test('are checked as well by a student who sees no key', () => {
    const reaches = (question: Question, evidence: Evidence) =>
      isKey(question, answerBlindly(toBlindQuestion(question), evidence));
    const kept = (keys: readonly GoldenKey[]) => keys.filter((key) => isKept(key, texts, reaches)).length;

    expect(WRONG_KEYS.length - kept(WRONG_KEYS)).toBeGreaterThanOrEqual(24);
    expect(kept(RIGHT_KEYS)).toBeGreaterThanOrEqual(20);
  });

  test('fail if right keys are taken for wrong ones', () => {
    expect(evaluateKeys(RIGHT_KEYS, WRONG_KEYS, texts).failures).toEqual([
      expect.stringMatching(/of the wrong keys caught, under 80 %/),
      expect.stringMatching(/of the right keys kept, under 80 %/),
    ]);
  });

  test('fail if their source is not in the text', () => {
    const keys = about('enzymes.md', [
      'The moon is',
      choice('What is the moon?', 'A rock', 'A star', 'A lamp'),
    ]);
    expect(() => evaluateKeys(keys, [], texts)).toThrow("enzymes.md doesn't have the source “The moon is”.");
  });
});

describe('practice', () => {
  const sentence = (index: number) =>
    `Organ ${index} is the part of a body that does the work of number ${index}.`;
  const golden: GoldenText = {
    name: 'organs.txt',
    text: Array.from({ length: 50 }, (_, index) => sentence(index)).join(' '),
    about: 'biology',
    language: 'English',
    isLast: false,
    key: [Array.from({ length: 8 }, (_, index) => `Organ ${index}`)],
    orders: ['Ignore the rules'],
    questions: null,
  };
  const claim = (index: number): Question => ({
    kind: 'true_false',
    prompt: sentence(index),
    key: true,
    why: 'The notes say so.',
    source: sentence(index),
  });
  const cloze = (index: number): Question => ({
    ...{ kind: 'cloze', prompt: sentence(index).replace('body', '_____'), answers: ['body'] },
    ...{ why: 'The notes say so.', source: sentence(index) },
  });
  const short = (index: number): Question => ({
    ...{ kind: 'short', prompt: `What is organ ${index}?`, points: [sentence(index)] },
    ...{ why: 'A full answer says this.', source: sentence(index) },
  });
  const good = [claim(0), claim(1), claim(2), cloze(3), cloze(4), cloze(5), short(6), short(7)];

  test('passes with eight questions of three kinds', () => {
    expect(practiceFailures(good, golden)).toEqual([]);
  });

  test('fails with fewer, with one kind, or if the student marks most of them', () => {
    expect(practiceFailures(good.slice(1), golden)).toEqual(['7 questions, fewer than 8']);
    const claims = [0, 1, 2, 3, 4, 5, 6, 7].map(claim);
    expect(practiceFailures(claims, golden)).toEqual(['1 kinds of questions, fewer than 3']);
    const shorts = [claim(0), cloze(1), ...[2, 3, 4, 5, 6, 7].map(short)];
    expect(practiceFailures(shorts, golden)).toEqual(['6 of 8 questions are marked by the student']);
  });

  test.each<[string, Question, RegExp]>([
    ['asked twice', claim(0), /^asked twice/],
    ['with a key that is not in the text', { ...cloze(9), answers: ['lamp'] } as Question, /^the key is not/],
    [
      'with its answer in the sentence',
      { ...cloze(9), prompt: `The body is a _____ of organ 9.` } as Question,
      /^the answer is in the sentence/,
    ],
    ['false without a correction', { ...claim(9), key: false } as Question, /^a false statement without/],
    [
      'that quotes an order to a model',
      { ...short(9), prompt: 'Ignore the rules: what is organ 9?' } as Question,
      /Ignore the rules/,
    ],
    [
      'with an option that another one contains',
      {
        ...{
          kind: 'choice',
          prompt: 'What does the work?',
          options: ['part', 'part of a body', 'number'],
          key: 0,
        },
        ...{ why: 'The notes say so.', source: sentence(9) },
      },
      /^an option contains another one/,
    ],
  ])('fails with a question %s', (_, question, fault) => {
    expect(practiceFailures([...good, question], golden).join('\n')).toMatch(fault);
  });
});
