import { describe, expect, it } from 'vitest';
import { QUESTION_LIMITS, SET_LIMITS } from './practice.ts';
import {
  type Attempt,
  attemptSchema,
  type Question,
  type QuestionSet,
  questionListSchema,
  questionSchema,
  questionSetSchema,
} from './schemas.ts';

const AT = new Date('2026-03-01T08:00:00.000Z');
const common = {
  prompt: 'Where is energy released?',
  why: 'Respiration happens there.',
  source: 'Energy is released.',
};
const QUESTIONS: readonly Question[] = [
  { ...common, kind: 'choice', options: ['Nucleus', 'Mitochondrion', 'Ribosome'], key: 1, page: 3 },
  { ...common, kind: 'true_false', key: false, corrected: 'Energy is released in mitochondria.' },
  { ...common, kind: 'cloze', prompt: 'Energy is released in _____.', answers: ['mitochondria'] },
  {
    ...common,
    kind: 'match',
    pairs: ['a', 'b', 'c'].map((left) => ({ left, right: `${left} of a cell` })),
    topic: 'Cells',
  },
  { ...common, kind: 'short', points: ['in the mitochondria', 'from glucose'] },
];
const set: QuestionSet = {
  ...{ title: 'Cells', from: 'note', made_by: 'device', count: 1 },
  ...{ questions: JSON.stringify({ questions: QUESTIONS }), created_at: AT },
};
const attempt: Attempt = {
  ...{
    set_id: 'cells',
    kind: 'practice',
    title: 'Cells',
    count: 5,
    answers: { 0: '1', 199: 'mitochondria' },
  },
  ...{
    flagged: '0,12,199',
    started_at: AT,
    ends_at: null,
    submitted_at: null,
    right: 0,
    score: 0,
    created_at: AT,
  },
};
const isQuestion = (question: object) => questionSchema.safeParse(question).success;

describe('a question', () => {
  it.each(QUESTIONS)('of the kind $kind is valid, and lacks nothing that it could do without', (question) => {
    expect(isQuestion(question)).toBe(true);
    const { page: _page, topic: _topic, ...rest } = question;
    const required = Object.keys(rest).filter((field) => field !== 'corrected');
    for (const field of required) expect(isQuestion({ ...question, [field]: undefined })).toBe(false);
  });

  it('of one answer has its key among three to five different options', () => {
    const [choice] = QUESTIONS;
    const withOptions = (options: string[], key = 0) => isQuestion({ ...choice, options, key });

    expect(withOptions(['a', 'b', 'c'], 2)).toBe(true);
    expect(withOptions(['a', 'b', 'c'], 3)).toBe(false);
    expect(withOptions(['a', 'b'])).toBe(false);
    expect(withOptions(['a', 'b', 'c', 'd', 'e', 'f'])).toBe(false);
    expect(withOptions(['a', 'b', ' A'])).toBe(false);
  });

  it('with a blank has exactly one', () => {
    const cloze = QUESTIONS[2];

    expect(isQuestion({ ...cloze, prompt: 'Energy is released.' })).toBe(false);
    expect(isQuestion({ ...cloze, prompt: '_____ is released in _____.' })).toBe(false);
  });

  it('of pairs has no text twice on a side', () => {
    const same = (side: 'left' | 'right') =>
      isQuestion({
        ...QUESTIONS[3],
        pairs: ['a', 'b', 'c'].map((text) => ({ left: text, right: text, [side]: 'same' })),
      });

    expect(same('left')).toBe(false);
    expect(same('right')).toBe(false);
  });

  it('keeps to its lengths', () => {
    const long = (length: number) => ({ ...QUESTIONS[4], prompt: 'w'.repeat(length) });

    expect(isQuestion(long(QUESTION_LIMITS.prompt))).toBe(true);
    expect(isQuestion(long(QUESTION_LIMITS.prompt + 1))).toBe(false);
  });
});

describe('a question set', () => {
  it('stores its questions as text', () => {
    const { questions } = questionSetSchema.parse(set);
    expect(questionListSchema.parse(JSON.parse(questions)).questions).toEqual(QUESTIONS);
  });

  it('is refused where its questions are larger than 400 KB', () => {
    const withBytes = (bytes: number) =>
      questionSetSchema.safeParse({ ...set, questions: 'w'.repeat(bytes) });

    expect(withBytes(SET_LIMITS.bytes).success).toBe(true);
    expect(withBytes(SET_LIMITS.bytes + 1).error?.issues[0]?.message).toBe(
      'These questions are too long to save. Choose fewer.',
    );
  });

  it('refers to passages that it has', () => {
    const about = (passage: number) =>
      questionListSchema.safeParse({
        passages: ['Cells are small.'],
        questions: [{ ...QUESTIONS[0], passage }],
      }).success;

    expect(about(0)).toBe(true);
    expect(about(1)).toBe(false);
    expect(questionListSchema.safeParse({ questions: [{ ...QUESTIONS[0], passage: 0 }] }).success).toBe(
      false,
    );
  });
});

describe('an attempt', () => {
  const isAttempt = (change: object) => attemptSchema.safeParse({ ...attempt, ...change }).success;

  it('has answers by the index of their question', () => {
    expect(isAttempt({})).toBe(true);
    for (const key of ['1000', '-1', '1.5', 'a', ''])
      expect(isAttempt({ answers: { [key]: '1' } })).toBe(false);
    for (const answer of [1, '', 'a\rb', null]) expect(isAttempt({ answers: { 0: answer } })).toBe(false);
  });

  it('has at most 60,000 characters of answers', () => {
    const answersOf = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, 'w'.repeat(2_000)]));

    expect(isAttempt({ answers: answersOf(29) })).toBe(true);
    expect(isAttempt({ answers: answersOf(30) })).toBe(false);
  });

  it('has flagged questions as indexes with commas between them', () => {
    for (const flagged of ['', '7', '1,20,199']) expect(isAttempt({ flagged })).toBe(true);
    for (const flagged of [',', '1,', '1, 2', 'a', '2000']) expect(isAttempt({ flagged })).toBe(false);
  });
});
