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

describe('a session in the planner', () => {
  test('is an entry of study with its topic as the subject', () => {
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
  ])('with the activity %j has a plain title', (activity, title) => {
    expect(toPlannerEntry({ ...SESSION, activity }).title).toBe(title);
  });

  test.each([
    ['the longest texts', 'x'.repeat(120), 'y'.repeat(200)],
    ['an emoji where it is cut', `${'x'.repeat(59)}\u{1F4DA}`, 'y'],
  ])('is one that can be stored with %s', (_, topic, activity) => {
    const entry = toPlannerEntry({ ...SESSION, topic, activity });

    expect(plannerEntrySchema.safeParse(entry).success).toBe(true);
    expect(entry.subject?.length).toBeLessThanOrEqual(60);
  });
});

describe('a session clashes', () => {
  test.each([
    ['with an entry at the same time', at('17:00', 60), true],
    ['with one that begins in it', at('17:59', 10), true],
    ['with one that ends in it', at('16:00', 61), true],
    ['with one around it', at('12:00', 600), true],
    ['with one inside it', at('17:20', 1), true],
    ['with one that runs past midnight into it', at('23:00', 1_140, '2026-03-01'), true],
    ['not with one that ends when it begins', at('16:00', 60), false],
    ['not with one that begins when it ends', at('18:00', 60), false],
    ['not with one that ends past midnight before it', at('23:00', 1_080, '2026-03-01'), false],
    ['not with one of another day', at('17:00', 60, '2026-03-03'), false],
  ])('%s', (_, entry, clash) => {
    expect(findClashes([SESSION], [entry])).toEqual(new Set(clash ? [0] : []));
  });

  test('that runs past midnight, with one of the next day', () => {
    const late = { ...SESSION, start_time: '23:30' };

    expect(findClashes([late], [at('00:15', 30, '2026-03-03')])).toEqual(new Set([0]));
  });

  test('with one of several entries, and others do not', () => {
    const free = { ...SESSION, date: '2026-03-04' };
    const entries = [at('08:00', 30), at('16:30', 60), at('17:30', 60)];

    expect(findClashes([free, SESSION, free], entries)).toEqual(new Set([1]));
    expect(findClashes([SESSION], [])).toEqual(new Set());
  });
});

describe('a session that clashes is offered', () => {
  const TODAY = '2026-03-01';

  test.each([
    ['the end of what is in its way', [at('16:30', 60)], '17:30'],
    ['the first gap that is long enough', [at('17:00', 30), at('18:00', 90)], '19:30'],
    ['a time before it, when the evening is full', [at('17:00', 300)], '16:00'],
    ['nothing, when the day is full', [at('05:00', 1_200)], null],
    ['its own time, when nothing is planned', [], '17:00'],
    ['a time after what runs past midnight', [at('23:00', 1_200, '2026-03-01')], '19:00'],
  ])('%s', (_, busy, time) => {
    expect(findFreeTime(SESSION, busy, TODAY)).toBe(time);
  });

  test('no earlier time today, which may be over', () => {
    expect(findFreeTime(SESSION, [at('17:00', 300)], SESSION.date)).toBeNull();
  });

  test('a time that clashes with nothing', () => {
    const busy = [at('08:00', 30), at('16:30', 60), at('18:15', 60)];
    const start_time = findFreeTime(SESSION, busy, TODAY);

    expect(findClashes([{ ...SESSION, start_time: start_time ?? '' }], busy)).toEqual(new Set());
  });
});
