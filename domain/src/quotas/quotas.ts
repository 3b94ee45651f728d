/**
 * What a student may store and create (docs/decisions/0017). No quota rejects or deletes what a student typed: over it
 * the form refuses before typing, or what was shared stays private.
 */
import type { Plan } from '../account/account.ts';
import { USAGE_FEATURES, type UsageFeature } from '../payments/plans.ts';

const MB = 1024 * 1024;

/** The same for every plan, or by plan. */
export const QUOTAS = {
  /** Bytes of the files in the vault. */
  storedBytes: { free: 200 * MB, starter: 1024 * MB, pro: 3 * 1024 * MB, lifetime: 5 * 1024 * MB },
  /** Files shared in a day; PDFs on the free plan have a lower limit of their own, in ./plans.ts. */
  filesADay: { free: 20, starter: 50, pro: 100, lifetime: 100 },
  /** Notes shared in a day. Private notes are not counted. */
  notesADay: { free: 20, starter: 50, pro: 100, lifetime: 100 },
  tasksADay: 200,
  entriesADay: 200,
  journalEntriesADay: 50,
  decksADay: 50,
  /** Support requests that wait for an answer, and as many requests for a tool. */
  openRequests: 5,
  /** Reports of vault files that count; any others are stored, and shown to moderators. */
  reportsADay: 5,
  /**
   * Creations of one kind in a day after which no write that starts a function is taken until the day ends: no student
   * comes near it, and a script can't run up the bill.
   */
  creationsADay: 5_000,
} as const satisfies Record<string, number | Record<Plan, number>>;

/** Features whose creations functions count by the day, and how their forms name them. */
export const DAY_QUOTAS = {
  [USAGE_FEATURES.tasks]: { most: QUOTAS.tasksADay, verb: 'created', one: 'task' },
  [USAGE_FEATURES.entries]: {
    ...{ most: QUOTAS.entriesADay, verb: 'added' },
    ...{ one: 'schedule entry', many: 'schedule entries' },
  },
  [USAGE_FEATURES.journal]: {
    ...{ most: QUOTAS.journalEntriesADay, verb: 'written' },
    ...{ one: 'journal entry', many: 'journal entries' },
  },
  [USAGE_FEATURES.decks]: { most: QUOTAS.decksADay, verb: 'saved', one: 'deck' },
  [USAGE_FEATURES.sharedNotes]: { most: QUOTAS.notesADay, verb: 'shared', one: 'note' },
} as const satisfies Partial<Record<UsageFeature, DayQuota>>;
export type QuotaFeature = keyof typeof DAY_QUOTAS;

interface DayQuota {
  most: number | Record<Plan, number>;
  verb: string;
  one: string;
  many?: string;
}

/** How many of something a student on a plan has in a day. */
export function mostADay(feature: QuotaFeature, plan: Plan): number {
  const { most } = DAY_QUOTAS[feature];
  return typeof most === 'number' ? most : most[plan];
}
