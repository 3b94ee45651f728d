import { expect, test } from 'vitest';
import { hiddenNotice } from './moderation-notices.ts';

test('a contributor reads that a file is hidden, and where to appeal', () => {
  const { message } = hiddenNotice('cells', 'Cells.pdf', new Date('2026-03-01T12:00:00Z')).notification;

  expect(message).toBe(
    '“Cells.pdf” was reported and is hidden until a moderator reviews it. You can appeal in My uploads.',
  );
});
