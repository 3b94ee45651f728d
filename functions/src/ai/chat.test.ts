import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { Chat } from '@akada/domain/ai/schemas';
import { expect, test } from 'vitest';
import { appendTurns } from './chat.ts';

const at = new Date('2026-03-01T08:00:00.000Z');
const exchange = { question: 'Why?', answer: 'Because.', at };

function turns(count: number, length = 5): Chat['turns'] {
  return Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? 'student' : 'model',
    text: `${index}`.padEnd(length, '.'),
    at,
  }));
}

test('appendTurns appends the question and its answer', () => {
  expect(appendTurns(turns(2), exchange).map(({ role, text }) => [role, text])).toEqual([
    ['student', '0....'],
    ['model', '1....'],
    ['student', 'Why?'],
    ['model', 'Because.'],
  ]);
});

test('appendTurns drops the oldest question and its answer from a long chat', () => {
  const kept = appendTurns(turns(AI_LIMITS.storedTurns), exchange);

  expect(kept).toHaveLength(AI_LIMITS.storedTurns);
  expect(kept[0]).toMatchObject({ role: 'student', text: '2....' });
  expect(kept.at(-1)).toMatchObject({ role: 'model', text: 'Because.' });
});

test('appendTurns keeps a chat below the size of a document, and never drops the last exchange', () => {
  const kept = appendTurns(turns(20, 40_000), { ...exchange, answer: 'x'.repeat(40_000) });

  expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(250_000);
  expect(kept[0]?.role).toBe('student');
  expect(appendTurns([], { ...exchange, answer: 'x'.repeat(300_000) })).toHaveLength(2);
});
