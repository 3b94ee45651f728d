import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Student } from './nudges.model.ts';
import {
  isInQuietHours,
  NUDGE_KINDS,
  NUDGE_LIMITS,
  NUDGE_STATUSES,
  type NudgeKind,
  nudgeOutcome,
  nudgeStatus,
} from './nudges.ts';
import { type NudgeSettings, type NudgeState, nudgeStateSchema } from './schemas.ts';
import { todaysNudges } from './todays-nudges.ts';

const STATUSES: readonly string[] = [...NUDGE_STATUSES, 'missed'];
const idOf = ({ day, kind }: NudgeState) => `${day}_${kind}`;
const isOnce = (list: readonly string[]) => new Set(list).size === list.length;
const countsByDay = (ids: readonly string[]) =>
  ids.map((id) => ids.filter((other) => other.slice(0, 10) === id.slice(0, 10)).length);

/** The invariants of nudges that do not hold. */
function brokenIn(
  { states, notified, facts, settings, time }: Student,
  before: readonly NudgeState[],
  step: Step,
): string[] {
  const { pending, arriving, done } = todaysNudges(facts, states, settings, time);
  const todays = states.filter(({ day }) => day === time.today);
  const stored = (kind: NudgeKind) => todays.find((state) => state.kind === kind);
  const isFinal = (state?: NudgeState) => state?.status === 'done' || state?.status === 'dismissed';
  const ids = states.map(idOf);
  const holds = {
    'a nudge has one state': isOnce(ids),
    'a state can be stored': states.every((state) => nudgeStateSchema.safeParse(state).success),
    'a state has one status': states.every((state) => STATUSES.includes(nudgeStatus(state, facts, time))),
    'what is final stays as it was': before.every((state, at) => !isFinal(state) || states[at] === state),
    'no state is lost': before.every((state, at) => ids[at] === idOf(state)),
    'what is snoozed comes back by nothing but a student who resumes it': before.every(
      ({ status }, at) => status !== 'snoozed' || states[at]?.status !== 'pending' || 'act' in step,
    ),
    'no day has more than was asked for': countsByDay(ids).every((count) => count <= settings.max_a_day),
    'none is pending twice': isOnce(pending),
    'what is pending is open': pending.every((kind) => nudgeOutcome(kind, facts, time) === 'open'),
    'what is pending is neither final nor snoozed': pending.every(
      (kind) => !isFinal(stored(kind)) && (stored(kind)?.snoozed_until ?? time.now) <= time.now,
    ),
    'what is pending has come today': pending.every((kind) => stored(kind) ?? arriving.includes(kind)),
    'what arrives is pending, and new': arriving.every((kind) => pending.includes(kind) && !stored(kind)),
    'nothing arrives in quiet hours': arriving.length === 0 || !isInQuietHours(settings, time.minute),
    'what is done is not pending, nor final': done.every(
      (kind) => !pending.includes(kind) && stored(kind) && !isFinal(stored(kind)),
    ),
    'nothing of an earlier day is open': states.every(
      (state) => state.day === time.today || isFinal(state) || nudgeStatus(state, facts, time) === 'missed',
    ),
    'none is notified of twice': isOnce(notified),
    'two a day are notified of at most': countsByDay(notified).every(
      (count) => count <= NUDGE_LIMITS.browserADay,
    ),
  };
  return Object.entries(holds).flatMap(([rule, isKept]) => (isKept ? [] : [rule]));
}

const hour = fc.integer({ min: 0, max: 23 });
const from = fc.oneof({ weight: 4, arbitrary: hour }, { weight: 1, arbitrary: fc.constant(null) });
const settings: fc.Arbitrary<NudgeSettings> = fc.record({
  from: fc.record({
    ...{ plan_session: from, streak_at_risk: from, task_due: from },
    ...{ cards_due: from, journal_not_written: from, plan_expiring: from },
  }),
  ...{ quiet_from: hour, quiet_to: hour },
  max_a_day: fc.integer({ min: 1, max: NUDGE_LIMITS.maxADay }),
  browser: fc.constant(true),
});
const kinds = fc.oneof(fc.constant(NUDGE_KINDS), fc.subarray([...NUDGE_KINDS]));
const number = fc.nat({ max: 99 });
const action = fc.oneof(
  fc.record({
    type: fc.constant('snooze' as const),
    minutes: fc.constantFrom(...NUDGE_LIMITS.snoozeMinutes),
  }),
  fc.record({ type: fc.constantFrom('resume' as const, 'dismiss' as const) }),
);
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 200 }) }) },
  { weight: 1, arbitrary: fc.record({ wait: fc.integer({ min: 200, max: 3_000 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ change: fc.constantFrom(...NUDGE_KINDS), hours: fc.nat({ max: 48 }) }),
  },
  { weight: 4, arbitrary: fc.record({ open: kinds, isStale: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ act: action, on: number, isStale: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ catchUp: fc.constant(true) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

function take(student: Student, step: Step): void {
  if ('wait' in step) student.wait(step.wait);
  if ('change' in step) student.change(step.change, step.hours);
  if ('open' in step) student.open(step.open, step.isStale);
  if ('catchUp' in step) student.catchUp();
  if (!('act' in step)) return;
  const known = step.isStale ? student.copy : student.states;
  // Counted from the end, where today's nudges are.
  const state = known.at(-1 - (step.on % Math.min(known.length, 8)));
  if (!state) return;
  if (step.act.type !== 'snooze') student.act(state, step.act, step.isStale);
  else {
    const until = later(student.time.now, step.act.minutes);
    student.act(state, { type: 'snooze', until }, step.isStale);
  }
}

function later(time: Date, minutes: number): Date {
  return new Date(time.getTime() + minutes * 60_000);
}

test('nudges are in one valid state each and none is shown twice, in 300 runs of up to 40 random steps', () => {
  const seen: Record<string, number> = {};
  const count = (what: string, by = 1) => {
    seen[what] = (seen[what] ?? 0) + by;
  };
  const run = fc.record({
    settings,
    ahead: fc.integer({ min: -11, max: 14 }),
    steps: fc.array(step, { maxLength: 40, size: 'max' }),
  });
  fc.assert(
    fc.property(run, ({ settings, ahead, steps }) => {
      const student = new Student(settings, ahead);
      for (const step of steps) {
        const before = student.states;
        take(student, step);
        const broken = brokenIn(student, before, step);
        if (broken.length > 0) throw new Error(broken.join());
      }
      for (const state of student.states) {
        const status = nudgeStatus(state, student.facts, student.time);
        count(status === 'pending' && state.status === 'snoozed' ? 'snoozed and back' : status);
      }
      count('notified', student.notified.length);
    }),
    { seed: 20_260_302, numRuns: 300 },
  );
  // Guards against runs in which nothing happens.
  for (const status of [...STATUSES, 'snoozed and back', 'notified']) expect(seen[status]).toBeGreaterThan(5);
});
