import { describe, expect, test } from 'vitest';
import { plannerEntrySchema } from '../planner/schemas.ts';
import { findClashes, findFreeTime, type StudySession, toPlannerEntry } from './study-plan.ts';

const SESSION: StudySession = {
  date: '2026-03-02',
  start_time: '17:00',
  duration: 60,
  topic: 'Osmosis',
  activity: 'Draw the experiment from memory.',
};
const at = (start_time: string, duration: number, date = SESSION.date) => ({ date, start_time, duration });

describe('toPlannerEntry', () => {
  test('makes a study entry with the topic as its subject', () => {
    expect(toPlannerEntry(SESSION)).toEqual({
      title: 'Osmosis: draw',
      category: 'study',
      start_time: '17:00',
      duration: 60,
      priority: 'medium',
      date: '2026-03-02',
      subject: 'Osmosis',
      completed: false,
    });
  });

  test.each([
    ['Learn: read your notes, then write down the main points', 'Osmosis: learn'],
    ['Past questions: answer under exam time', 'Osmosis: past questions'],
    ['Read', 'Osmosis: read'],
    ['Read and summarize the chapter', 'Osmosis: read'],
    ['...', 'Osmosis'],
  ])('shortens the activity %j in the title to %j', (activity, title) => {
    expect(toPlannerEntry({ ...SESSION, activity }).title).toBe(title);
  });

  test.each([
    ['the longest texts', 'x'.repeat(120), 'y'.repeat(200)],
    ['an emoji where it is cut', `${'x'.repeat(59)}\u{1F4DA}`, 'y'],
  ])('fits the planner schema with %s', (_, topic, activity) => {
    const entry = toPlannerEntry({ ...SESSION, topic, activity });

    expect(plannerEntrySchema.safeParse(entry).success).toBe(true);
    expect(entry.subject?.length).toBeLessThanOrEqual(60);
  });
});

describe('findClashes', () => {
  test.each([
    ['finds an entry at the same time', at('17:00', 60), true],
    ['finds an entry that begins during the session', at('17:59', 10), true],
    ['finds an entry that ends during the session', at('16:00', 61), true],
    ['finds an entry that contains the session', at('12:00', 600), true],
    ['finds an entry inside the session', at('17:20', 1), true],
    ['finds an entry that runs past midnight into the session', at('23:00', 1_140, '2026-03-01'), true],
    ['ignores an entry that ends when the session begins', at('16:00', 60), false],
    ['ignores an entry that begins when the session ends', at('18:00', 60), false],
    [
      'ignores an entry that runs past midnight but ends before the session',
      at('23:00', 1_080, '2026-03-01'),
      false,
    ],
    ['ignores an entry on another day', at('17:00', 60, '2026-03-03'), false],
  ])('%s', (_, entry, clash) => {
    expect(findClashes([SESSION], [entry])).toEqual(new Set(clash ? [0] : []));
  });

  test('finds an entry of the next day for a session that runs past midnight', () => {
    const late = { ...SESSION, start_time: '23:30' };

    expect(findClashes([late], [at('00:15', 30, '2026-03-03')])).toEqual(new Set([0]));
  });

  test('returns only the sessions that clash with one of several entries', () => {
    const free = { ...SESSION, date: '2026-03-04' };
    const entries = [at('08:00', 30), at('16:30', 60), at('17:30', 60)];

    expect(findClashes([free, SESSION, free], entries)).toEqual(new Set([1]));
    expect(findClashes([SESSION], [])).toEqual(new Set());
  });
});

describe('findFreeTime', () => {
  const TODAY = '2026-03-01';

  test.each([
    ['offers the end of the entry in its way', [at('16:30', 60)], '17:30'],
    ['offers the first gap that is long enough', [at('17:00', 30), at('18:00', 90)], '19:30'],
    ['offers an earlier time when the evening is full', [at('17:00', 300)], '16:00'],
    ['offers nothing when the day is full', [at('05:00', 1_200)], null],
    ['offers its own time when nothing is planned', [], '17:00'],
    ['offers a time after an entry that runs past midnight', [at('23:00', 1_200, '2026-03-01')], '19:00'],
  ])('%s', (_, busy, time) => {
    expect(findFreeTime(SESSION, busy, TODAY)).toBe(time);
  });

  test('offers no earlier time today, as it may have passed', () => {
    expect(findFreeTime(SESSION, [at('17:00', 300)], SESSION.date)).toBeNull();
  });

  test('offers a time that clashes with nothing', () => {
    const busy = [at('08:00', 30), at('16:30', 60), at('18:15', 60)];
    const start_time = findFreeTime(SESSION, busy, TODAY);

    expect(findClashes([{ ...SESSION, start_time: start_time ?? '' }], busy)).toEqual(new Set());
  });
});
