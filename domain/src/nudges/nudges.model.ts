import { type Day, utcDay } from '../days/day.ts';
import { timeOf } from '../planner/planner.ts';
import { isFinal, type NudgeFacts, type NudgeKind, type NudgeTime } from './nudges.ts';
import type { NudgeSettings, NudgeState } from './schemas.ts';
import {
  type NotifiedToday,
  type NudgeAction,
  type NudgeStateChange,
  nudgeStatesToSave,
  nudgesToNotify,
  stateAfterAction,
  todaysNudges,
} from './todays-nudges.ts';

const START = Date.parse('2026-12-30T05:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 1_440;

/** The study sessions of each day: start and duration in minutes. */
const SESSIONS = [
  { begin: 9 * 60, duration: 90 },
  { begin: 17 * 60, duration: 120 },
] as const;

/**
 * For tests: a student, the passing days, and the page that saves nudge states and shows notifications. There are two
 * devices: one sees the saved states, the other a copy that may be stale.
 */
export class Student {
  states: readonly NudgeState[] = [];
  copy: readonly NudgeState[] = [];
  readonly notified: string[] = [];
  #notified: NotifiedToday | null = null;
  #now = START;
  #day: Day = utcDay(new Date(START));
  #completed = new Set<number>();
  #facts: Omit<NudgeFacts, 'sessions'> = {
    ...{ streak: 3, isActiveToday: false, hasWrittenToday: false, isSessionTimed: false },
    ...{ task: { title: 'Essay', due_date: new Date(START + 30 * HOUR) } },
    ...{ cardsDue: new Date(START + 5 * HOUR), planEnds: new Date(START + 8 * 24 * HOUR) },
  };

  constructor(
    readonly settings: NudgeSettings,
    /** Hours that the student's clock is ahead of UTC. */
    readonly ahead: number,
  ) {}

  get time(): NudgeTime {
    const minute = Math.floor(this.#now / MINUTE) + this.ahead * 60;
    return { now: new Date(this.#now), today: this.#day, minute: minute % DAY_MINUTES };
  }

  get facts(): NudgeFacts {
    const { minute } = this.time;
    const sessions = SESSIONS.map(({ begin, duration }, index) => ({
      ...{ title: 'Study', start_time: timeOf(begin), duration, completed: this.#completed.has(index) },
    })).filter((_, index) => (SESSIONS[index]?.begin ?? 0) <= minute);
    return { ...this.#facts, sessions: sessions.reverse() };
  }

  wait(minutes: number): void {
    this.#now += minutes * MINUTE;
    const day = utcDay(new Date(this.#now));
    if (day === this.#day) return;
    this.#day = day;
    this.#completed.clear();
    const streak = this.#facts.isActiveToday ? this.#facts.streak : 0;
    this.#facts = { ...this.#facts, streak, isActiveToday: false, hasWrittenToday: false };
  }

  change(thing: NudgeKind, hours: number): void {
    const due = new Date(this.#now + hours * HOUR);
    const active = { isActiveToday: true, streak: Math.max(1, this.#facts.streak) };
    if (thing === 'plan_session') this.#completed.add(hours % SESSIONS.length);
    if (thing === 'streak_at_risk') this.#facts = { ...this.#facts, ...active };
    if (thing === 'task_due') this.#facts.task = hours > 40 ? null : { title: 'Essay', due_date: due };
    if (thing === 'cards_due') this.#facts.cardsDue = due;
    if (thing === 'journal_not_written') this.#facts = { ...this.#facts, ...active, hasWrittenToday: true };
    if (thing === 'plan_expiring')
      this.#facts.planEnds = hours > 40 ? null : new Date(+due + hours * 4 * HOUR);
  }

  /** Updates the stale copy. */
  catchUp(): void {
    this.copy = this.states;
  }

  /** Opens the page with the facts of some kinds: saves new and finished nudges, and shows notifications. */
  open(kinds: readonly NudgeKind[], isStale: boolean): void {
    const known = isStale ? this.copy : this.states;
    const nudges = todaysNudges(this.facts, known, this.settings, this.time, kinds);
    for (const state of nudgeStatesToSave(nudges, this.#day, !isStale)) this.#save(state);
    if (isStale) return;
    const shown = nudgesToNotify(nudges.pending, this.#notified, this.settings, this.time);
    const before = this.#notified?.day === this.#day ? this.#notified.kinds : [];
    this.#notified = { day: this.#day, kinds: [...before, ...shown] };
    this.notified.push(...shown.map((kind) => `${this.#day}_${kind}`));
  }

  /** The student acts on a nudge that the device knows. */
  act({ kind, day }: NudgeState, action: NudgeAction, isStale: boolean): void {
    const known = (isStale ? this.copy : this.states).find(
      (state) => state.day === day && state.kind === kind,
    );
    if (known) this.#save(stateAfterAction(known, action));
  }

  /** The server: one nudge of each kind a day; a done or dismissed one cannot change. */
  #save({ kind, day, status, snoozed_until }: NudgeStateChange): void {
    const state = { kind, day, status, snoozed_until, updated_at: this.time.now };
    const index = this.states.findIndex((stored) => stored.day === day && stored.kind === kind);
    const stored = this.states[index];
    if (!stored) this.states = [...this.states, state];
    else if (!isFinal(stored)) this.states = this.states.with(index, state);
  }
}
