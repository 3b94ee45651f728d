import type { StudyPlan } from '@akada/domain/ai/result-schemas';
import { studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { addDays, daysBetween, startOfDay } from '@akada/domain/days/day';
import { minuteOf, timeOf } from '@akada/domain/planner/planner';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeStudyPlan, type StudyPlanRequest } from './make-study-plan.ts';

const TODAY = '2026-03-04';
const seeded = { seed: 20_260_304, numRuns: 120 };
const clock = fc.integer({ min: 0, max: 1_439 }).map(timeOf);

const request: fc.Arbitrary<StudyPlanRequest> = fc
  .record({
    topics: fc.integer({ min: 1, max: 25 }),
    now: clock,
    first: fc.integer({ min: -3, max: 10 }),
    span: fc.integer({ min: 0, max: 60 }),
    examTime: fc.option(clock, { nil: undefined }),
    halfHours: fc.integer({ min: 1, max: 24 }),
    restDays: fc.subarray([0, 1, 2, 3, 4, 5, 6], { maxLength: 4 }),
    hours: fc.option(fc.record({ from: clock, to: clock }), { nil: undefined }),
    busy: fc.array(
      fc.record({
        day: fc.integer({ min: -1, max: 30 }),
        start_time: clock,
        duration: fc.integer({ min: 1, max: 600 }),
      }),
      { maxLength: 30 },
    ),
  })
  .map(({ topics, first, span, halfHours, busy, ...rest }) => ({
    ...rest,
    topics: Array.from(
      { length: topics },
      (_, index) => `Subject ${'abcdefghijklmnopqrstuvwxyz'[index]}`,
    ).join('\n'),
    today: TODAY,
    firstDay: addDays(TODAY, first),
    examDay: addDays(TODAY, Math.max(0, first) + span),
    hoursADay: halfHours / 2,
    busy: busy.map(({ day, ...entry }) => ({ ...entry, date: addDays(TODAY, day) })),
  }));

type Session = StudyPlan['sessions'][number];
const startOf = ({ date, start_time }: Pick<Session, 'date' | 'start_time'>) =>
  daysBetween(TODAY, date) * 1_440 + minuteOf(start_time);
const endOf = (session: Pick<Session, 'date' | 'start_time' | 'duration'>) =>
  startOf(session) + session.duration;

/** Runs a check on the generated requests that have a plan. */
function check(
  judge: (sessions: readonly Session[], given: StudyPlanRequest, notes: readonly string[]) => void,
) {
  let plans = 0;
  fc.assert(
    fc.property(request, (given) => {
      const result = makeStudyPlan(given);
      if (result.isEmpty) return;
      plans += 1;
      judge(result.plan.sessions, given, result.notes);
    }),
    seeded,
  );
  // Fails if too many of the requests have no plan.
  expect(plans).toBeGreaterThan(seeded.numRuns / 2);
}

test('sessions match the schema of a study plan and are in order of time', () => {
  check((sessions) => {
    studyPlanSchema.parse({ title: 'Plan', sessions });
    expect(sessions.map(startOf)).toEqual(sessions.map(startOf).sort((a, b) => a - b));
  });
});

test('no session overlaps another or an entry of the planner', () => {
  check((sessions, { busy = [] }) => {
    for (const [index, session] of sessions.entries()) {
      const next = sessions[index + 1];
      if (next) expect(endOf(session)).toBeLessThanOrEqual(startOf(next));
      for (const entry of busy)
        expect(startOf(session) < endOf(entry) && startOf(entry) < endOf(session)).toBe(false);
    }
  });
});

test('no session is in the past, before the first day, on a rest day, or within the hour before the exam or later', () => {
  check((sessions, { now, firstDay, examDay, examTime, restDays = [] }) => {
    for (const session of sessions) {
      expect(startOf(session)).toBeGreaterThanOrEqual(minuteOf(now));
      expect(session.date >= firstDay).toBe(true);
      expect(restDays).not.toContain(startOfDay(session.date).getUTCDay());
      if (examTime === undefined) expect(session.date < examDay).toBe(true);
      else expect(endOf(session)).toBeLessThanOrEqual(startOf({ date: examDay, start_time: examTime }) - 60);
    }
  });
});

test("daily sessions don't exceed the daily hours and are within the student's study hours", () => {
  check((sessions, { hoursADay, hours }) => {
    for (const { date } of sessions) {
      const own = sessions.filter((session) => session.date === date);
      expect(own.reduce((sum, { duration }) => sum + duration, 0)).toBeLessThanOrEqual(hoursADay * 60);
    }
    if (!hours) return;
    const [from, to] = [minuteOf(hours.from), minuteOf(hours.to)];
    for (const { start_time, duration } of sessions) {
      const start = minuteOf(start_time);
      const isInside =
        from < to ? start >= from && start + duration <= to : start + duration <= to || start >= from;
      expect(isInside).toBe(true);
    }
  });
});

const isReview = ({ activity }: Session) =>
  /^(?:Recall|Practise|Explain|Past questions: answer them)/.test(activity);
const isLearning = ({ activity }: Session) => activity.startsWith('Learn');

test('the intervals between the sessions on a topic grow', () => {
  let grown = 0;
  check((sessions) => {
    for (const topic of new Set(sessions.filter(isLearning).map((session) => session.topic))) {
      const learned = sessions.filter((session) => session.topic === topic && isLearning(session)).at(-1);
      const reviews = sessions.filter((session) => session.topic === topic && isReview(session));
      const days = [learned, ...reviews].map((session) => daysBetween(TODAY, session?.date ?? ''));
      const intervals = days.slice(1).map((day, index) => day - (days[index] ?? 0));
      for (const [index, interval] of intervals.entries()) {
        expect(interval).toBeGreaterThan(index === 0 ? 0 : (intervals[index - 1] ?? 0));
        if (index > 0) grown += 1;
      }
    }
  });
  expect(grown).toBeGreaterThan(500);
});

test('each topic is learned and reviewed if time allows, and omitted topics are named', () => {
  let roomy = 0;
  check((sessions, { topics, hoursADay, restDays = [], hours, busy = [], firstDay, examDay }, notes) => {
    for (const topic of topics.split('\n')) {
      const own = sessions.filter((session) => session.topic === topic);
      const note = notes.join('\n');
      if (!own.some(isLearning)) expect(note).toMatch(new RegExp(`leaves out: .*${topic}`));
      else if (!own.some(isReview)) expect(note).toMatch(new RegExp(`separate review of: .*${topic}`));
    }
    const count = topics.split('\n').length;
    const days = daysBetween(firstDay > TODAY ? firstDay : TODAY, examDay) - 1;
    const isRoomy = restDays.length <= 2 && !hours && busy.length < 10 && hoursADay >= 1 && days > 5 + count;
    if (!isRoomy) return;
    roomy += 1;
    expect(notes.filter((note) => !note.startsWith('The sessions take'))).toEqual([]);
  });
  expect(roomy).toBeGreaterThan(5);
});
