import {
  type EnhancedGenerateContentResponse,
  type FinishReason,
  GoogleGenerativeAIAbortError,
  GoogleGenerativeAIError,
  GoogleGenerativeAIFetchError,
} from '@google/generative-ai';
import { describe, expect, test } from 'vitest';
import { isRetryable, readEnding, responseText, toGeminiRequest } from './gemini.ts';
import type { ModelRequest } from './tool.ts';

const request: ModelRequest = {
  system: 'Be brief.',
  turns: [
    {
      role: 'student',
      parts: [{ pdf: { bytes: Buffer.from('%PDF-1.7'), pages: 1 } }, { text: 'What is this?' }],
    },
    { role: 'model', parts: [{ text: 'A PDF.' }] },
    { role: 'student', parts: [{ text: 'Really?' }] },
  ],
  temperature: 0.4,
  maxOutput: 800,
};
const part = (fields: object) => fields as EnhancedGenerateContentResponse;
const ended = (finishReason: string) =>
  part({ candidates: [{ index: 0, finishReason: finishReason as FinishReason }] });

describe('toGeminiRequest', () => {
  test('sends the system prompt separately, turns with roles, and files as bytes', () => {
    expect(toGeminiRequest(request, 'gemini-pro')).toEqual({
      systemInstruction: 'Be brief.',
      contents: [
        {
          role: 'user',
          parts: [
            { inlineData: { mimeType: 'application/pdf', data: 'JVBERi0xLjc=' } },
            { text: 'What is this?' },
          ],
        },
        { role: 'model', parts: [{ text: 'A PDF.' }] },
        { role: 'user', parts: [{ text: 'Really?' }] },
      ],
      generationConfig: { temperature: 0.4, maxOutputTokens: 800 },
    });
  });

  test('requests JSON when there is a schema', () => {
    const { generationConfig } = toGeminiRequest({ ...request, schema: { type: 'object' } }, 'gemini-pro');

    expect(generationConfig).toMatchObject({
      responseMimeType: 'application/json',
      responseSchema: { type: 'object' },
    });
  });

  test('disables thinking for a model that allows it', () => {
    expect(toGeminiRequest(request, 'gemini-2.5-flash').generationConfig).toMatchObject({
      thinkingConfig: { thinkingBudget: 0 },
    });
  });
});

describe('an answer', () => {
  test('has the text of all its parts, and none without parts', () => {
    expect(
      responseText(part({ candidates: [{ content: { parts: [{ text: 'a' }, {}, { text: 'b' }] } }] })),
    ).toBe('ab');
    expect(responseText(part({}))).toBe('');
  });

  test.each([
    ['STOP', 'whole'],
    ['MAX_TOKENS', 'cutShort'],
  ])('with the finish reason %s ends as %s', (reason, ending) => {
    expect(readEnding(ended(reason))).toBe(ending);
  });

  test('continues without a finish reason', () => {
    expect(readEnding(part({}))).toBeNull();
    expect(readEnding(part({ promptFeedback: { blockReason: 'BLOCKED_REASON_UNSPECIFIED' } }))).toBeNull();
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
      expect(() => readEnding(part({ promptFeedback: { blockReason: reason } }))).toThrow(
        expect.objectContaining({ kind: 'blocked' }),
      );
    },
  );
});

describe('isRetryable', () => {
  test.each([
    ['too many requests', new GoogleGenerativeAIFetchError('', 429), true],
    ['a server error', new GoogleGenerativeAIFetchError('', 503), true],
    ['a bad request', new GoogleGenerativeAIFetchError('', 400), false],
    ['no connection', new GoogleGenerativeAIError('Error fetching from https://x: fetch failed'), true],
    ['a broken connection', new GoogleGenerativeAIError('Error reading from the stream'), true],
    ['an unreadable answer', new GoogleGenerativeAIError('Failed to parse stream'), false],
    ['a stop', new GoogleGenerativeAIAbortError('Request aborted when reading from the stream'), false],
    ['a bug of ours', new TypeError('Error fetching is not a function'), false],
    ['a thrown string', 'Error fetching from', false],
  ])('for %s is %3$s', (_, error, retryable) => {
    expect(isRetryable(error)).toBe(retryable);
  });
});
