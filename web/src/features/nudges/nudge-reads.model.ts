import type { QuerySpec } from '@akada/domain/documents/query-spec';
import type { NudgeKind } from '@akada/domain/nudges/nudges';
import type { NudgeSettings, NudgeState } from '@akada/domain/nudges/schemas';
import type { Live } from '@/firebase/live.ts';

/** For tests: noon, and settings that allow every kind at any hour, in any zone. */
export const NOON = new Date('2026-03-02T12:00:00.000Z');
export const ALWAYS: NudgeSettings = {
  from: {
    ...{ plan_session: 0, streak_at_risk: 0, task_due: 0 },
    ...{ cards_due: 0, journal_not_written: 0, plan_expiring: 0 },
  },
  ...{ quiet_from: 0, quiet_to: 0, max_a_day: 6, browser: false },
};

type Name = 'tasks' | 'journal_entries' | 'decks' | 'planner' | 'nudge_states';

/** For tests: the documents of each collection, and which collections come from the cache or are still loading. */
export class Reads {
  #data = new Map<Name, object[]>();
  #summary: object | null = null;
  #stale = new Set<string>();
  #loading = new Set<string>();
  readonly asked = new Set<string>();

  readonly query = (spec: QuerySpec): Live<never[]> => {
    const name = (spec.collection.split('/').at(-1) ?? '') as Name;
    this.asked.add(`${name} ${spec.limit}`);
    if (this.#loading.has(name)) return { status: 'loading' };
    return this.#ready(name, (this.#data.get(name) ?? []).slice(0, spec.limit) as never[]);
  };

  /** The summary of reviews. */
  readonly document = (path: string): Live<object | null> => {
    this.asked.add(path.split('/').at(-2) ?? '');
    return this.#ready('summary', this.#summary);
  };

  /** The shell's reads: a student without points, on a plan without an end. */
  get shell() {
    return { points: this.#ready('points', null), account: this.#ready('account', null) };
  }

  /** How many cards fall due today. */
  putDue(count: number): void {
    this.#summary = { due: { '2026-03-02': count } };
  }

  put(name: Name, ...documents: object[]): void {
    this.#data.set(name, documents);
  }

  stale(...names: string[]): void {
    this.#stale = new Set(names);
  }

  loading(...names: Name[]): void {
    this.#loading = new Set(names);
  }

  #ready<T>(name: string, data: T): Live<T> {
    const isStale = this.#stale.has(name);
    return { status: 'ready', data, unconfirmed: false, isFresh: !isStale };
  }
}

/** For tests: today's state of a nudge. */
export function stateOf(kind: NudgeKind, change: Partial<NudgeState> = {}): NudgeState & { id: string } {
  const state = {
    kind,
    day: '2026-03-02',
    status: 'pending',
    snoozed_until: null,
    updated_at: NOON,
  } as const;
  return { ...state, ...change, id: `${change.day ?? state.day}_${kind}` };
}
