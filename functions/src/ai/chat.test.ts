import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { Chat } from '@akada/domain/ai/schemas';
import { expect, test } from 'vitest';
import { appendTurns } from './chat.ts';

const at = new Date('2026-03-01T08:00:00.000Z');
const said = { asked: 'Why?', answered: 'Because.', at };

function turns(count: number, length = 5): Chat['turns'] {
  return Array.from({ length: count }, (_, index) => ({
    role: index % 2 === 0 ? 'student' : 'model',
    text: `${index}`.padEnd(length, '.'),
    at,
  }));
}

test('a question and its answer come after what was said', () => {
  expect(appendTurns(turns(2), said).map(({ role, text }) => [role, text])).toEqual([
    ['student', '0....'],
    ['model', '1....'],
    ['student', 'Why?'],
    ['model', 'Because.'],
  ]);
});

test('of a long chat the oldest question goes with its answer', () => {
  const kept = appendTurns(turns(AI_LIMITS.storedTurns), said);

  expect(kept).toHaveLength(AI_LIMITS.storedTurns);
  expect(kept[0]).toMatchObject({ role: 'student', text: '2....' });
  expect(kept.at(-1)).toMatchObject({ role: 'model', text: 'Because.' });
});

test('a chat stays smaller than a document may be, and never loses what was said last', () => {
  const kept = appendTurns(turns(20, 40_000), { ...said, answered: 'x'.repeat(40_000) });

  expect(kept.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(250_000);
  expect(kept[0]?.role).toBe('student');
  expect(appendTurns([], { ...said, answered: 'x'.repeat(300_000) })).toHaveLength(2);
});
