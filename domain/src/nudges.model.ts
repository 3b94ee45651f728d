import { type Day, utcDay } from './day.ts';
import type { NudgeFacts, NudgeKind, NudgeTime } from './nudges.ts';
import type { NudgeSettings, NudgeState } from './schemas/nudges.ts';
import { afterAction, type NudgeAction, type Told, todaysNudges, toTell } from './todays-nudges.ts';

const START = Date.parse('2026-12-30T05:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 1_440;

/** Study sessions of each day: when they begin, and how long they are, in minutes. */
const SESSIONS = [
  { begin: 9 * 60, duration: 90 },
  { begin: 17 * 60, duration: 120 },
] as const;

/** For tests: what a student and the days do to nudges, with the page as it stores and tells of them. */
export class Student {
  states: NudgeState[] = [];
  readonly told: string[] = [];
  #told: Told | null = null;
  #now = START;
  #day: Day = utcDay(new Date(START));
  #completed = new Set<number>();
  #facts: Omit<NudgeFacts, 'sessions'> = {
    ...{ streak: 3, isActiveToday: false, hasWrittenToday: false },
    ...{ task: { title: 'Essay', due_date: new Date(START + 30 * HOUR) } },
    ...{ cardsDue: new Date(START + 5 * HOUR), planEnds: new Date(START + 8 * 24 * HOUR) },
  };

  constructor(
    readonly settings: NudgeSettings,
    /** Hours by which the student's clock is ahead of UTC. */
    readonly ahead: number,
  ) {}

  get time(): NudgeTime {
    const minute = Math.floor(this.#now / MINUTE) + this.ahead * 60;
    return { now: new Date(this.#now), today: this.#day, minute: minute % DAY_MINUTES };
  }

  get facts(): NudgeFacts {
    const { minute } = this.time;
    const sessions = SESSIONS.map(({ begin, duration }, index) => ({
      ...{ title: 'Study', start_time: clock(begin), duration, completed: this.#completed.has(index) },
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

  /** The page, with the facts of some kinds: what arrives is stored, what is done is finished, and it is told. */
  open(kinds: readonly NudgeKind[]): void {
    const { pending, arriving, done } = todaysNudges(
      this.facts,
      this.states,
      this.settings,
      this.time,
      kinds,
    );
    for (const kind of arriving) {
      const { now, today } = this.time;
      this.states.push({ kind, day: today, status: 'pending', snoozed_until: null, updated_at: now });
    }
    for (const kind of done) {
      const index = this.states.findIndex((state) => state.day === this.#day && state.kind === kind);
      this.act(index, { type: 'finish' });
    }
    const telling = toTell(pending, this.#told, this.settings, this.time);
    const before = this.#told?.day === this.#day ? this.#told.kinds : [];
    this.#told = { day: this.#day, kinds: [...before, ...telling] };
    this.told.push(...telling.map((kind) => `${this.#day}_${kind}`));
  }

  act(index: number, action: NudgeAction): void {
    this.states = this.states.map((state, at) => (at === index ? afterAction(state, action) : state));
  }
}

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
