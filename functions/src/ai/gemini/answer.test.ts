import { describe, expect, test } from 'vitest';
import { readEnding, responseText } from './answer.ts';
import type { AnswerChunk } from './protocol.ts';

const ended = (finishReason: string): AnswerChunk => ({ candidates: [{ finishReason }] });

describe('an answer', () => {
  test('has the text of all its parts, and none without parts', () => {
    expect(responseText({ candidates: [{ content: { parts: [{ text: 'a' }, {}, { text: 'b' }] } }] })).toBe(
      'ab',
    );
    expect(responseText({})).toBe('');
  });

  test('leaves out the thoughts of the model', () => {
    const parts = [{ text: 'Let me see.', thought: true }, { text: 'Water moves.' }];
    expect(responseText({ candidates: [{ content: { parts } }] })).toBe('Water moves.');
  });

  test.each([
    ['STOP', 'whole'],
    ['MAX_TOKENS', 'cutShort'],
  ])('with the finish reason %s ends as %s', (reason, ending) => {
    expect(readEnding(ended(reason))).toBe(ending);
  });

  test('continues without a finish reason', () => {
    expect(readEnding({})).toBeNull();
    expect(readEnding({ promptFeedback: { blockReason: 'BLOCKED_REASON_UNSPECIFIED' } })).toBeNull();
  });

  test.each([
    ...['SAFETY', 'RECITATION', 'LANGUAGE', 'BLOCKLIST', 'PROHIBITED_CONTENT', 'SPII'].map(
      (reason) => [reason, 'blocked'] as const,
    ),
    ...['MALFORMED_FUNCTION_CALL', 'OTHER', 'FINISH_REASON_UNSPECIFIED', 'ONE_OF_TOMORROW', 'toString'].map(
      (reason) => [reason, 'failed'] as const,
    ),
  ])('with the finish reason %s fails as %s', (reason, kind) => {
    expect(() => readEnding(ended(reason))).toThrow(expect.objectContaining({ kind }));
  });

  test.each(['SAFETY', 'OTHER', 'PROHIBITED_CONTENT', 'BLOCKLIST'])(
    'fails as blocked when the prompt was blocked for %s',
    (reason) => {
      expect(() => readEnding({ promptFeedback: { blockReason: reason } })).toThrow(
        expect.objectContaining({ kind: 'blocked' }),
      );
    },
  );
});
