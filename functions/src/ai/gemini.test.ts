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

describe('what is sent', () => {
  test('is the system text apart, the turns with their roles, and files by their bytes', () => {
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

  test('asks for JSON where there is a schema', () => {
    const { generationConfig } = toGeminiRequest({ ...request, schema: { type: 'object' } }, 'gemini-pro');

    expect(generationConfig).toMatchObject({
      responseMimeType: 'application/json',
      responseSchema: { type: 'object' },
    });
  });

  test('asks a model that can do without thoughts to do without', () => {
    expect(toGeminiRequest(request, 'gemini-2.5-flash').generationConfig).toMatchObject({
      thinkingConfig: { thinkingBudget: 0 },
    });
  });
});

describe('what comes', () => {
  test('says all of its parts, and nothing where there is none', () => {
    expect(
      responseText(part({ candidates: [{ content: { parts: [{ text: 'a' }, {}, { text: 'b' }] } }] })),
    ).toBe('ab');
    expect(responseText(part({}))).toBe('');
  });

  test.each([
    ['STOP', 'whole'],
    ['MAX_TOKENS', 'cutShort'],
  ])('ends with %s: %s', (reason, ending) => {
    expect(readEnding(ended(reason))).toBe(ending);
  });

  test('goes on where no reason is given', () => {
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
  ])('that ends with %s has %s', (reason, kind) => {
    expect(() => readEnding(ended(reason))).toThrow(expect.objectContaining({ kind }));
  });

  test.each(['SAFETY', 'OTHER', 'PROHIBITED_CONTENT', 'BLOCKLIST'])(
    'to a prompt blocked for %s is none',
    (reason) => {
      expect(() => readEnding(part({ promptFeedback: { blockReason: reason } }))).toThrow(
        expect.objectContaining({ kind: 'blocked' }),
      );
    },
  );
});

describe('an error', () => {
  test.each([
    ['too many requests', new GoogleGenerativeAIFetchError('', 429), true],
    ['an error on their side', new GoogleGenerativeAIFetchError('', 503), true],
    ['an error on ours', new GoogleGenerativeAIFetchError('', 400), false],
    ['no connection', new GoogleGenerativeAIError('Error fetching from https://x: fetch failed'), true],
    ['a broken connection', new GoogleGenerativeAIError('Error reading from the stream'), true],
    ['an answer that cannot be read', new GoogleGenerativeAIError('Failed to parse stream'), false],
    ['a stop', new GoogleGenerativeAIAbortError('Request aborted when reading from the stream'), false],
    ['a mistake of ours', new TypeError('Error fetching is not a function'), false],
    ['something thrown', 'Error fetching from', false],
  ])('that is %s passes: %3$s', (_, error, passes) => {
    expect(isRetryable(error)).toBe(passes);
  });
});
