import { describe, expect, it, test } from 'vitest';
import { bytesOf } from '../text/text.ts';
import { AI_LIMITS } from './ai.ts';
import {
  DEVICE_RESULT_LIMITS,
  DEVICE_TOOLS,
  notesProblem,
  surplusResults,
  toDeviceChat,
  toStoredContent,
} from './device-results.ts';
import { type DeviceChat, deviceChatSchema, deviceResultSchema } from './device-results-schemas.ts';

const AT = new Date('2026-03-01T08:00:00.000Z');
const content = {
  tool: 'essay',
  title: 'Osmosis',
  input: 'Osmosis\nlevel: simple',
  result: '# Osmosis',
} as const;

test('every tool but the paraphraser works on the device', () => {
  expect(DEVICE_TOOLS).toHaveLength(8);
  expect(DEVICE_TOOLS).not.toContain('paraphraser');
});

test('a long title and a long input are shortened, and the result is not', () => {
  const long = toStoredContent({
    ...content,
    title: ` ${'Water moves. '.repeat(20)}`,
    input: 'w'.repeat(DEVICE_RESULT_LIMITS.input + 1),
    result: ' r'.repeat(50_000),
  });

  expect(long.title).toMatch(/^Water moves\. .*…$/);
  expect(long.input).toHaveLength(DEVICE_RESULT_LIMITS.input);
  expect(long.result).toHaveLength(100_000);
  const stored = { ...long, source: 'device', created_at: AT, updated_at: AT };
  expect(deviceResultSchema.safeParse(stored).error).toBeUndefined();
});

test('a result keeps the file that it was made from', () => {
  const file = { from: 'vault', file_id: 'cells' } as const;
  expect(toStoredContent({ ...content, file })).toEqual({ ...content, file });
  expect(toStoredContent(content)).not.toHaveProperty('file');
});

test('a result without a title is named after its tool', () => {
  expect(toStoredContent({ ...content, title: ' ' }).title).toBe('Essay Writer');
});

describe('a stored conversation', () => {
  const turn = (text: string): DeviceChat['turns'][number] => ({ role: 'student', text, at: AT.getTime() });
  const storedChat = (texts: readonly string[], notes = '') =>
    deviceChatSchema.parse(JSON.parse(toDeviceChat({ notes, turns: texts.map(turn) })));
  const textsOf = ({ turns }: DeviceChat) => turns.map(({ text }) => text);

  it('has its notes, and its turns in order', () => {
    const chat = storedChat(['one', 'two'], 'Osmosis moves water.');

    expect(chat.notes).toBe('Osmosis moves water.');
    expect(textsOf(chat)).toEqual(['one', 'two']);
  });

  it('has the file that it is about', () => {
    const source = {
      ...{ name: 'Cells.pdf', file: { from: 'vault', file_id: 'cells' } as const },
      ...{ pages: { from: 2, to: 5 } },
    };

    expect(
      deviceChatSchema.parse(JSON.parse(toDeviceChat({ notes: '', source, turns: [turn('one')] }))),
    ).toMatchObject({ source });
  });

  it('loses the oldest turns when there are more than a chat stores', () => {
    const texts = textsOf(
      storedChat(Array.from({ length: AI_LIMITS.storedTurns + 2 }, (_, index) => `${index}`)),
    );

    expect(texts).toHaveLength(AI_LIMITS.storedTurns);
    expect(texts[0]).toBe('2');
  });

  it('loses the oldest turns, but no notes, when it is too long, counted in bytes', () => {
    const long = 'ẹ'.repeat(15_000);
    const chat = storedChat([long, long, 'last'], long);

    expect(bytesOf(JSON.stringify(chat))).toBeLessThanOrEqual(DEVICE_RESULT_LIMITS.bytes);
    expect(chat.notes).toBe(long);
    expect(textsOf(chat)).toEqual([long, 'last']);
  });
});

describe('the notes of a conversation', () => {
  const { notes: most, notesBytes, bytes } = DEVICE_RESULT_LIMITS;

  it.each([
    ['none', ''],
    ['as many characters as are allowed', 'x'.repeat(most)],
    ['as many bytes as are allowed, in letters of three', 'ẹ'.repeat(Math.floor(notesBytes / 3) - 1)],
  ])('may be %s, and leave room for turns', (_, notes) => {
    expect(notesProblem(notes)).toBeNull();
    const turns = [{ role: 'student' as const, text: 'ẹ'.repeat(1_300), at: AT.getTime() }];
    expect(bytesOf(toDeviceChat({ notes, turns: [...turns, ...turns] }))).toBeLessThanOrEqual(bytes);
  });

  it('may not have too many characters', () => {
    expect(notesProblem('x'.repeat(most + 1))).toBe('Keep it to 50,000 characters.');
  });

  it.each([
    ['letters of three bytes', 'ẹ'.repeat(most), '146.5 KB', 46],
    ['line breaks, which JSON writes as two', '\n'.repeat(most), '97.7 KB', 19],
  ])('may not take too many bytes, and say how much to remove: %s', (_, notes, size, percent) => {
    expect(notesProblem(notes)).toBe(
      `These notes take ${size}. Up to 80 KB can be saved: remove about ${percent}% of them.`,
    );
    expect(notesProblem(notes.slice(0, Math.floor(notes.length * (1 - percent / 100))))).toBeNull();
  });
});

describe('the number of old results to delete', () => {
  const { trimTo, stored } = DEVICE_RESULT_LIMITS;

  it('is what exceeds the results that stay', () => {
    expect([0, trimTo, trimTo + 1, stored].map((results) => surplusResults(results, true))).toEqual([
      ...[0, 0, 1, stored - trimTo],
    ]);
  });

  it('leaves room for one more result where the device may not know them all', () => {
    expect([trimTo, stored - 1, stored].map((results) => surplusResults(results, false))).toEqual([0, 0, 1]);
  });
});
