import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';
import { chooseZone } from './zone.ts';

// Midday in London is one o'clock in Lagos, where the day changes an hour earlier.
chooseZone('Africa/Lagos');
const NOW = new Date('2026-03-02T12:00:00Z');

it.each([
  ['2026-03-02T12:00:20Z', 'in less than a minute'],
  ['2026-03-02T11:59:40Z', 'just now'],
  ['2026-03-02T12:00:40Z', 'in 1 minute'],
  ['2026-03-02T11:15:00Z', '45 minutes ago'],
  ['2026-03-02T11:00:10Z', '1 hour ago'],
  ['2026-03-02T09:10:00Z', '2 hours ago'],
  ['2026-03-03T11:59:00Z', 'in 23 hours'],
  ['2026-03-03T12:00:00Z', 'in 1 day'],
  ['2026-03-04T06:00:00Z', 'in 2 days'],
  ['2026-03-03T23:30:00Z', 'in 2 days'],
  ['2026-03-01T11:00:00Z', '1 day ago'],
  ['2026-02-28T10:00:00Z', '2 days ago'],
  ['2026-04-20T12:00:00Z', 'in 1 month'],
  ['2024-01-01T12:00:00Z', '2 years ago'],
])('%s is %s', (instant, words) => {
  expect(relativeTime(new Date(instant), NOW)).toBe(words);
});
