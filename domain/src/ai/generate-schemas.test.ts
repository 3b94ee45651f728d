import { describe, expect, test } from 'vitest';
import { generateInputSchema } from './generate-schemas.ts';
import { AI_MESSAGES } from './messages.ts';

const FILES = [
  { from: 'upload', name: '1772352000000_Cells.pdf' },
  { from: 'vault', file_id: 'cells' },
  { from: 'note', note_id: 'osmosis' },
] as const;
const [FILE] = FILES;
const OPTIONS = {
  chat: {},
  cram: {},
  flashcards: { count: 12 },
  summarizer: {},
  explainer: { level: 'university', length: 'short' },
} as const;
const TOOLS = Object.keys(OPTIONS) as (keyof typeof OPTIONS)[];

const parse = (tool: keyof typeof OPTIONS, change: object) =>
  generateInputSchema.safeParse({ tool, request_id: 'a-request-of-tests', ...OPTIONS[tool], ...change });
const problemsOf = (tool: keyof typeof OPTIONS, change: object) =>
  (parse(tool, change).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe.each(TOOLS)('the %s', (tool) => {
  test('accepts a text, alone or with an upload, a vault file or a note', () => {
    expect(parse(tool, { prompt: 'Osmosis' }).success).toBe(true);
    for (const file of FILES) expect(parse(tool, { prompt: 'Osmosis', file }).success).toBe(true);
  });

  test('accepts a range of pages', () => {
    for (const pages of [
      { from: 1, to: 1 },
      { from: 2, to: 600 },
    ]) {
      expect(parse(tool, { prompt: 'Osmosis', file: FILE, pages }).success).toBe(true);
    }
  });

  test.each([
    [{ from: 0, to: 3 }, 'pages.from', 'Enter page numbers from 1.'],
    [{ from: 1.5, to: 3 }, 'pages.from', 'Enter page numbers from 1.'],
    [{ from: 1, to: Number.NaN }, 'pages.to', 'Enter page numbers from 1.'],
    [{ from: 4, to: 3 }, 'pages', "The last page can't be before the first."],
  ])('rejects the pages %o', (pages, path, message) => {
    expect(problemsOf(tool, { prompt: 'Osmosis', file: FILE, pages })).toEqual([[path, message]]);
  });
});

describe.each(['cram', 'flashcards', 'summarizer'] as const)('the %s', (tool) => {
  test.each(['', ' \n'])('accepts the text %j beside a file only', (prompt) => {
    for (const file of FILES) expect(parse(tool, { prompt, file }).success).toBe(true);
    expect(problemsOf(tool, { prompt })).toEqual([
      ['prompt', 'Write something first, or choose a file or note.'],
    ]);
  });
});

describe.each(TOOLS)('the %s', (tool) => {
  test.each(['.', '?!', '\u{1F4DA} \u{1F600}', '---\n***'])('refuses %j, which has no words', (prompt) => {
    expect(problemsOf(tool, { prompt })).toEqual([['prompt', AI_MESSAGES.noWords]]);
  });

  test.each(['2 + 2', 'ọjọ́', '\u5b66', 'π'])('accepts %j', (prompt) => {
    expect(parse(tool, { prompt }).success).toBe(true);
  });
});

test.each(['chat', 'explainer'] as const)('the %s needs a question, with a file too', (tool) => {
  expect(problemsOf(tool, { prompt: ' ', file: FILE })).toEqual([['prompt', 'Write something first.']]);
});

test('other tools take no file', () => {
  const essay = { prompt: 'Inflation', level: 'university', length: 'short', file: FILE };
  const input = { tool: 'essay', request_id: 'a-request-of-tests', ...essay };

  expect(generateInputSchema.safeParse(input).success).toBe(false);
});
