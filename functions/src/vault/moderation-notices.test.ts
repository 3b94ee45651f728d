import { expect, test } from 'vitest';
import { hiddenNotice } from './moderation-notices.ts';

test('who contributed a hidden file reads that their own list does not show it either', () => {
  const { message } = hiddenNotice('cells', 'Cells.pdf', new Date('2026-03-01T12:00:00Z')).notification;

  expect(message).toBe(
    '“Cells.pdf” was reported, and is hidden until a moderator has looked at it. Until then no list shows it, yours included.',
  );
});
