import { beforeEach, expect, test, vi } from 'vitest';

const { saveSitting, ids } = vi.hoisted(() => ({ saveSitting: vi.fn(), ids: { next: 0 } }));
vi.mock('./api/save-sitting.ts', () => ({
  saveSitting,
  newSittingId: () => {
    ids.next += 1;
    return `s${ids.next}`;
  },
}));

import { openSittingLog, sendUnsavedSittings } from './sitting-log.ts';
import { hasUnsavedReviews } from './unsaved-reviews.ts';

const linesSaved = () => saveSitting.mock.calls.map(([, id, { lines }]) => [id, lines.length]);

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  ids.next = 0;
  saveSitting.mockReturnValue(new Promise(() => {}));
});

function addLines(count: number, text = 'card 1 good') {
  const log = openSittingLog('ada');
  for (let index = 0; index < count; index += 1) log.add(text);
  return log;
}

test('saves a sitting at every tenth review, as a whole, and at the end', () => {
  const log = addLines(23);
  expect(linesSaved()).toEqual([
    ['s1', 10],
    ['s1', 20],
  ]);
  log.save();
  log.save();
  expect(linesSaved().at(-1)).toEqual(['s1', 23]);
  expect(saveSitting).toHaveBeenCalledTimes(3);
});

test('begins another sitting after 100 reviews, and before one that is too long', () => {
  addLines(101).save();
  expect(linesSaved().slice(-2)).toEqual([
    ['s1', 100],
    ['s2', 1],
  ]);
  saveSitting.mockClear();
  addLines(3, 'x'.repeat(15_000)).save();
  expect(linesSaved()).toEqual([
    ['s3', 2],
    ['s4', 1],
  ]);
});

test('keeps reviews on the device until the server has all of them', async () => {
  let answer = () => {};
  saveSitting.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
  const log = addLines(10);
  log.add('one more');
  answer();
  await Promise.resolve();
  expect(hasUnsavedReviews('ada')).toBe(true);
  log.save();
  answer();
  await vi.waitFor(() => expect(hasUnsavedReviews('ada')).toBe(false));
});

test('the next page sends what an earlier one left, and only the own reviews of a student', () => {
  addLines(3);
  localStorage.setItem('akada.reviews.ada.broken', '{');
  localStorage.setItem('akada.reviews.grace.other', JSON.stringify({ startedAt: 1, lines: ['a'] }));
  sendUnsavedSittings('ada');
  expect(linesSaved()).toEqual([['s1', 3]]);
  expect(localStorage.getItem('akada.reviews.ada.broken')).toBeNull();
  expect(hasUnsavedReviews('grace')).toBe(true);
});

test('a sitting that the server refuses is not sent for ever', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  saveSitting.mockRejectedValue(new Error('refused'));
  addLines(2).save();
  await vi.waitFor(() => expect(hasUnsavedReviews('ada')).toBe(false));
});
