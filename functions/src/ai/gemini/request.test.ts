import { describe, expect, test } from 'vitest';
import type { ModelRequest } from '../tool.ts';
import { toAnswerRequest } from './request.ts';
import { type OptionalSetting, SAFETY_SETTINGS } from './settings.ts';

const REQUEST: ModelRequest = {
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
const ALIAS = 'gemini-flash-latest';
const configOf = (model: string, change: Partial<ModelRequest> = {}, refused: OptionalSetting[] = []) =>
  toAnswerRequest({ ...REQUEST, ...change }, model, new Set(refused)).generationConfig;

test('a request has the system prompt apart, turns with roles, files as bytes, and the safety settings', () => {
  expect(toAnswerRequest(REQUEST, ALIAS)).toEqual({
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
    safetySettings: SAFETY_SETTINGS,
    generationConfig: { maxOutputTokens: 4_896 },
  });
});

test('an uploaded file is referred to by its URI', () => {
  const pdf = { bytes: Buffer.from('%PDF-1.7'), pages: 1, fileUri: 'https://files/one' };
  const turns: ModelRequest['turns'] = [{ role: 'student', parts: [{ pdf }] }];

  expect(toAnswerRequest({ ...REQUEST, turns }, ALIAS).contents).toEqual([
    {
      role: 'user',
      parts: [{ fileData: { mimeType: 'application/pdf', fileUri: 'https://files/one' } }],
    },
  ]);
});

test('every category of harm that Google lets apps filter has a threshold', () => {
  expect(SAFETY_SETTINGS.map(({ category }) => category.replace('HARM_CATEGORY_', '')).sort()).toEqual([
    'DANGEROUS_CONTENT',
    'HARASSMENT',
    'HATE_SPEECH',
    'SEXUALLY_EXPLICIT',
  ]);
});

test('a tool with a schema asks every model for JSON', () => {
  for (const model of [ALIAS, 'gemini-2.5-flash', 'gemini-3.8-flash']) {
    expect(configOf(model, { schema: { type: 'object' } })).toMatchObject({
      responseMimeType: 'application/json',
      responseSchema: { type: 'object' },
    });
  }
});

describe('thinking', () => {
  test.each([
    ['gemini-2.5-flash', { temperature: 0.4, thinkingConfig: { thinkingBudget: 0 } }, 800],
    ['gemini-2.5-pro', { temperature: 0.4, thinkingConfig: { thinkingBudget: 128 } }, 800],
    ['gemini-3.8-flash', { thinkingConfig: { thinkingLevel: 'low' } }, 2_848],
    ['gemini-3-flash-preview', { thinkingConfig: { thinkingLevel: 'low' } }, 2_848],
    ['gemini-3.5-flash-lite', {}, 2_848],
    [ALIAS, {}, 4_896],
    ['gemini-4-argon', {}, 4_896],
  ])('of %s is brief, with its own settings and room', (model, settings, maxOutputTokens) => {
    expect(configOf(model)).toEqual({ maxOutputTokens, ...settings });
  });

  test.each([
    ['gemini-2.5-flash', { temperature: 0.4, thinkingConfig: { thinkingBudget: 4_096 } }, 4_896],
    ['gemini-2.5-pro', { temperature: 0.4, thinkingConfig: { thinkingBudget: 4_096 } }, 4_896],
    ['gemini-3.8-flash', { thinkingConfig: { thinkingLevel: 'medium' } }, 8_992],
    ['gemini-3.5-flash-lite', { thinkingConfig: { thinkingLevel: 'medium' } }, 8_992],
    [ALIAS, {}, 8_992],
  ])('of %s has more room where steps matter', (model, settings, maxOutputTokens) => {
    expect(configOf(model, { needsReasoning: true })).toEqual({ maxOutputTokens, ...settings });
  });

  test('has room for the default of a model that refused the setting', () => {
    expect(configOf('gemini-3.8-flash', { needsReasoning: true }, ['thinkingConfig'])).toEqual({
      maxOutputTokens: 8_992,
    });
    expect(configOf('gemini-2.5-flash', {}, ['thinkingConfig', 'temperature'])).toEqual({
      maxOutputTokens: 4_896,
    });
  });
});
