import { generateInputSchema } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { textTooLongMessage, tooManyPagesMessage } from '@akada/domain/ai/quota';
import { parseDeckText } from '@akada/domain/practice/deck-text';
import { QUESTION_KINDS } from '@akada/domain/practice/practice';
import { describe, expect, it } from 'vitest';
import {
  countsFor,
  type PracticeForm,
  practiceProblems,
  toAiRequest,
  toDeviceRequest,
  toMadePractice,
} from './practice-request.ts';
import { NO_SOURCE } from './study-source.ts';

const form = (change: Partial<PracticeForm> = {}): PracticeForm => ({
  ...{
    from: 'text',
    deck: null,
    choice: NO_SOURCE,
    topic: null,
    text: 'Water moves.',
    count: 10,
    kinds: QUESTION_KINDS,
  },
  ...change,
});
const pdf = { chosen: { from: 'vault', file_id: 'cells' }, name: 'Cells', facts: { pages: 40 } } as const;
const withPdf = form({ choice: { source: pdf as never, pages: null } });
const deck = { id: 'deck', title: 'Capitals' };
const cards = Array.from({ length: 500 }, (_, index) => ({
  ...{ front: `What is the capital of country number ${index}?`, back: `City ${index}` },
}));

describe('the request to AI', () => {
  it.each([
    ['a text', form()],
    ['a file', withPdf],
    ['a deck', form({ from: 'deck', deck, text: 'not used' })],
    ['some kinds', form({ kinds: ['choice', 'match'] })],
    ['more questions than AI makes', form({ count: 50 })],
  ])('for %s is one that the server accepts', (_, values) => {
    const request = toAiRequest(values, cards, 'free');

    expect(
      generateInputSchema.safeParse({ ...request, request_id: 'a-request-of-tests' }).error,
    ).toBeUndefined();
  });

  it('has as many cards of a deck as the plan allows', () => {
    const request = toAiRequest(form({ from: 'deck', deck, text: 'not used' }), cards, 'free');
    const sent = parseDeckText(request.prompt);

    expect(request).toMatchObject({ from_deck: true });
    expect(request.prompt.length).toBeLessThanOrEqual(10_000);
    expect(sent.length).toBeGreaterThan(100);
    expect(new Set(sent.map(({ front }) => front)).size).toBe(sent.length);
    for (const card of sent) expect(cards).toContainEqual(card);
  });

  it('has the file and not the text that was pasted before', () => {
    expect(toAiRequest(withPdf, [], 'pro')).toMatchObject({ prompt: '', file: pdf.chosen });
  });
});

describe('a topic', () => {
  const note = { chosen: { from: 'note', note_id: 'cells' }, name: 'Cells', facts: 'note' } as const;
  const about = (change: Partial<PracticeForm> = {}) =>
    form({ choice: { source: note, pages: null }, topic: 'Osmosis', ...change });
  const prompts = (values: PracticeForm) => [
    toDeviceRequest(values, [], []).prompt,
    toAiRequest(values, [], 'free').prompt,
  ];

  it('is all that is asked of a note, and the title of the practice', () => {
    expect(prompts(about())).toEqual(['Osmosis', 'Osmosis']);
    const made = { title: 'Practice: Cells', list: { questions: [] }, made_by: 'device' as const };
    expect(toMadePractice(about(), null, made)).toMatchObject({ title: 'Osmosis', from: 'note' });
  });

  it('does not narrow a note of which the student wants all, nor a file', () => {
    expect(prompts(about({ topic: null }))).toEqual(['', '']);
    expect(prompts({ ...withPdf, topic: 'Osmosis' })).toEqual(['', '']);
  });
});

describe('the form', () => {
  it('keeps a long text from AI on the free plan only', () => {
    const long = form({ text: 'word '.repeat(3_000) });

    expect(practiceProblems(long, 'ai', 'free')).toEqual({ text: textTooLongMessage('practice', 'free') });
    expect(practiceProblems(long, 'ai', 'pro')).toEqual({});
    expect(practiceProblems(long, 'device', 'free')).toEqual({});
  });

  it('says what is missing', () => {
    expect(practiceProblems(form({ text: ' ', kinds: [] }), 'device', 'free')).toEqual({
      text: 'Paste your notes, or choose a file or note.',
      kinds: 'Choose at least one kind.',
    });
    expect(practiceProblems(form({ from: 'deck' }), 'ai', 'free')).toEqual({ deck: 'Choose a deck.' });
    expect(practiceProblems(form({ text: '…' }), 'ai', 'free')).toEqual({ text: AI_MESSAGES.noWords });
  });

  it('limits the pages of a PDF by what makes the questions', () => {
    expect(practiceProblems(withPdf, 'ai', 'free')).toEqual({ source: tooManyPagesMessage('free', 40) });
    expect(practiceProblems(withPdf, 'ai', 'pro')).toEqual({});
    expect(practiceProblems(withPdf, 'device', 'pro')).toHaveProperty('source');
  });

  it('offers at most 20 questions by AI', () => {
    expect(countsFor('ai').at(-1)).toBe(20);
    expect(countsFor('device').at(-1)).toBe(50);
  });
});

describe('what was made', () => {
  const made = { title: 'Osmosis', list: { questions: [] }, made_by: 'ai' as const };

  it.each<[string, Partial<PracticeForm>, object]>([
    ['a text', {}, { title: 'Osmosis', from: 'topic' }],
    ['a carried text', { text: 'A summary.' }, { title: 'Summary of cells', from: 'summary' }],
    ['a deck', { from: 'deck', deck }, { title: 'Capitals', from: 'deck', deck_id: 'deck' }],
    ['a file', { choice: withPdf.choice }, { title: 'Cells', from: 'file', file: pdf.chosen }],
  ])('of %s has its title and origin', (_, change, expected) => {
    const carried = { text: 'A summary.', title: 'Summary of cells' };

    expect(toMadePractice(form(change), carried, made)).toEqual({
      ...{ list: made.list, made_by: 'ai' },
      ...expected,
    });
  });
});

it('the request to the device has all cards, and no text beside a file', () => {
  expect(toDeviceRequest(form({ from: 'deck', deck }), cards, [])).toMatchObject({ prompt: '', cards });
  expect(toDeviceRequest(withPdf, [], [{ text: 'Cells.', number: 1 }])).toMatchObject({
    ...{ prompt: '', pages: [{ text: 'Cells.' }] },
  });
  expect(toDeviceRequest(form(), [], [])).toMatchObject({ prompt: 'Water moves.' });
});
