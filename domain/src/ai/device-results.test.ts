import { describe, expect, it, test } from 'vitest';
import { bytesOf } from '../text/text.ts';
import { AI_LIMITS } from './ai.ts';
import {
  DEVICE_RESULT_LIMITS,
  DEVICE_TOOLS,
  surplusResults,
  toDeviceChat,
  toStoredContent,
} from './device-results.ts';
import { type DeviceTurn, deviceChatSchema, deviceResultSchema } from './device-results-schemas.ts';

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

test('a result without a title is named after its tool', () => {
  expect(toStoredContent({ ...content, title: ' ' }).title).toBe('Essay Writer');
});

describe('the turns of a conversation', () => {
  const turn = (text: string): DeviceTurn => ({ role: 'student', text, at: AT.getTime() });
  const textsOf = (chat: string) => deviceChatSchema.parse(JSON.parse(chat)).map(({ text }) => text);

  it('are stored in order', () => {
    expect(textsOf(toDeviceChat([turn('one'), turn('two')]))).toEqual(['one', 'two']);
  });

  it('lose the oldest when there are more than a chat stores', () => {
    const turns = Array.from({ length: AI_LIMITS.storedTurns + 2 }, (_, index) => turn(`${index}`));
    const texts = textsOf(toDeviceChat(turns));

    expect(texts).toHaveLength(AI_LIMITS.storedTurns);
    expect(texts[0]).toBe('2');
  });

  it('lose the oldest when they are too long together, counted in bytes', () => {
    const chat = toDeviceChat([turn('ẹ'.repeat(20_000)), turn('ẹ'.repeat(20_000)), turn('last')]);

    expect(bytesOf(chat)).toBeLessThanOrEqual(DEVICE_RESULT_LIMITS.bytes);
    expect(textsOf(chat)).toEqual(['ẹ'.repeat(20_000), 'last']);
  });
});

describe('the number of old results to delete', () => {
  const { kept, stored } = DEVICE_RESULT_LIMITS;

  it('is what exceeds the results that stay', () => {
    expect([0, kept, kept + 1, stored].map((results) => surplusResults(results, true))).toEqual([
      ...[0, 0, 1, stored - kept],
    ]);
  });

  it('leaves room for one more result where the device may not know them all', () => {
    expect([kept, stored - 1, stored].map((results) => surplusResults(results, false))).toEqual([0, 0, 1]);
  });
});
