import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { minuteOf } from '../planner/planner.ts';
import { plannerEntrySchema } from '../planner/schemas.ts';
import { FIRST_DAY, suggestFirstDay } from './first-day.ts';
import { SETUP_LIMITS } from './setup.ts';

const TODAY = '2026-11-24';
const QUIET = { quiet_from: 22, quiet_to: 6 };
const facts = { today: TODAY, minute: 15 * 60, quiet: QUIET, entries: [] };
const said = { subjects: ['Biology', 'Chemistry', 'Physics'], exam: null };

const shown = (entries: ReturnType<typeof suggestFirstDay>) =>
  entries.map(({ date, start_time, duration, title }) => `${date} ${start_time} ${duration} ${title}`);

describe('suggestFirstDay', () => {
  test('plans the first two subjects and a review for the rest of today, with breaks', () => {
    expect(shown(suggestFirstDay(said, facts))).toEqual([
      `${TODAY} 15:10 45 Study Biology`,
      `${TODAY} 16:05 30 Study Chemistry`,
      `${TODAY} 16:45 15 Make your first cards`,
    ]);
  });

  test('gives each session its subject', () => {
    expect(suggestFirstDay(said, facts).map(({ subject }) => subject)).toEqual([
      'Biology',
      'Chemistry',
      undefined,
    ]);
  });

  test.each([
    ['revises for an exam that is near', '2026-12-24', 'Revise Biology (UTME)', 'high'],
    ['studies when the exam is far', '2026-12-25', 'Study Biology', 'medium'],
  ])('%s', (_, day, title, priority) => {
    const [first] = suggestFirstDay({ ...said, exam: { title: 'UTME', day } }, facts);
    expect(first).toMatchObject({ title, priority });
  });

  test.each([
    ['BIO 201', 'Revise Biology (BIO 201)', 'Study Chemistry'],
    ['Chemistry test', 'Study Biology', 'Revise Chemistry (Chemistry test)'],
    ['First term exam', 'Revise Biology (First term exam)', 'Revise Chemistry (First term exam)'],
  ])('revises for “%s” only the subjects that it may be about', (title, first, second) => {
    const titles = suggestFirstDay({ ...said, exam: { title, day: '2026-12-01' } }, facts).map(
      (entry) => entry.title,
    );
    expect(titles.slice(0, 2)).toEqual([first, second]);
  });

  test('is not empty for a student who has named no subject', () => {
    expect(shown(suggestFirstDay({ subjects: [], exam: null }, facts))).toEqual([
      `${TODAY} 15:10 45 Study what you learned last`,
      `${TODAY} 16:05 15 Make your first cards`,
    ]);
  });

  test('plans around what is planned already', () => {
    const lecture = { title: 'Lecture', date: TODAY, start_time: '15:40', duration: 60 };
    expect(shown(suggestFirstDay(said, { ...facts, entries: [lecture] }))).toEqual([
      `${TODAY} 16:50 45 Study Biology`,
      `${TODAY} 17:45 30 Study Chemistry`,
      `${TODAY} 18:25 15 Make your first cards`,
    ]);
  });

  test('plans tomorrow afternoon when little of today is left', () => {
    expect(shown(suggestFirstDay(said, { ...facts, minute: 21 * 60 }))).toEqual([
      '2026-11-25 16:00 45 Study Biology',
      '2026-11-25 16:55 30 Study Chemistry',
      '2026-11-25 17:35 15 Make your first cards',
    ]);
  });

  test('suggests entries that can be stored, in order, and never in quiet hours or the past', () => {
    const subject = fc
      .string({ minLength: 1, maxLength: SETUP_LIMITS.subject })
      .map((text) => `a${text}`.slice(0, SETUP_LIMITS.subject).replaceAll(/[^ -~]/g, 'x'));
    fc.assert(
      fc.property(
        fc.array(subject, { maxLength: SETUP_LIMITS.subjects }),
        fc.integer({ min: 0, max: 1_439 }),
        fc.boolean(),
        (subjects, minute, hasExam) => {
          const exam = hasExam ? { title: 'x'.repeat(SETUP_LIMITS.exam), day: TODAY } : null;
          const entries = suggestFirstDay({ subjects, exam }, { ...facts, minute });
          expect(entries.length).toBeGreaterThanOrEqual(2);
          let end = 0;
          for (const entry of entries) {
            expect(plannerEntrySchema.safeParse(entry).success).toBe(true);
            const start = minuteOf(entry.start_time);
            expect(start).toBeGreaterThanOrEqual(Math.max(end, 6 * 60));
            if (entry.date === TODAY) expect(start).toBeGreaterThanOrEqual(minute + FIRST_DAY.notice);
            end = start + entry.duration;
            expect(end).toBeLessThanOrEqual(22 * 60);
          }
        },
      ),
    );
  });
});
