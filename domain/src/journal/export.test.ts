import { expect, test } from 'vitest';
import { journalJson, journalMarkdown } from './export.ts';
import type { JournalEntry } from './schemas.ts';

const ENTRY: JournalEntry = {
  entry_text: 'Osmosis at last.\nIt was hard.',
  mood: 'great',
  goals: ['Read chapter 4', 'Sleep'],
  achievements: [],
  study_time: 2.5,
  entry_date: '2026-03-01',
  created_at: new Date('2026-03-01T20:00:00.000Z'),
};

test('as JSON the journal has every field of every entry', () => {
  expect(JSON.parse(journalJson([ENTRY]))).toEqual([{ ...ENTRY, created_at: '2026-03-01T20:00:00.000Z' }]);
});

test('as Markdown each entry has its day, what was written, and the lists that are not empty', () => {
  expect(journalMarkdown([ENTRY])).toBe(
    '# My study journal\n\n## 2026-03-01\n\nMood: great. Study time: 2.5 h.\n\nOsmosis at last.\nIt was hard.\n\n' +
      '**Goals**\n\n- Read chapter 4\n- Sleep\n',
  );
});

test('an empty journal is still a file', () => {
  expect(journalMarkdown([])).toBe('# My study journal\n');
  expect(journalJson([])).toBe('[]\n');
});
