import { afterEach, expect, test, vi } from 'vitest';
import { modelAt } from './model.ts';

afterEach(() => vi.unstubAllGlobals());

test('an answer that begins without text says so with an empty piece, before the text comes', async () => {
  const part = (text: string, finishReason?: string) =>
    `data: ${JSON.stringify({ candidates: [{ content: { parts: [{ text }] }, finishReason }] })}\r\n\r\n`;
  vi.stubGlobal('fetch', async () => new Response(part('') + part('Water moves.', 'STOP')));
  const ask = modelAt({ apiKey: 'a-key', baseUrl: '', model: 'a-model' });
  const request = { system: 'Answer.', turns: [], temperature: 0, maxOutput: 10 };

  const answer = ask(request, { signal: new AbortController().signal });

  expect(await answer.next()).toEqual({ done: false, value: '' });
  expect(await answer.next()).toEqual({ done: false, value: 'Water moves.' });
  expect(await answer.next()).toEqual({ done: true, value: { cutShort: false } });
});
