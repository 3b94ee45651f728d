/**
 * Limits on what a student may store and create (docs/decisions/0017). No quota rejects or deletes what a student
 * typed: the form refuses before they type, or the shared item stays private.
 */
import type { Plan } from '../account/account.ts';
import { MB } from '../files/file-limits.ts';
import { USAGE_FEATURES, type UsageFeature } from '../payments/plans.ts';

/** One number for all plans, or one for each plan. */
export const QUOTAS = {
  /** Bytes of files in the vault. */
  storedBytes: { free: 200 * MB, starter: 1024 * MB, pro: 3 * 1024 * MB, lifetime: 5 * 1024 * MB },
  /** Files shared in a day. PDFs on the free plan have their own lower limit, in ../payments/plans.ts. */
  filesADay: { free: 20, starter: 50, pro: 100, lifetime: 100 },
  /** Notes shared in a day. Private notes are not counted. */
  notesADay: { free: 20, starter: 50, pro: 100, lifetime: 100 },
  tasksADay: 200,
  entriesADay: 200,
  journalEntriesADay: 50,
  decksADay: 50,
  /** Open support requests, and separately open requests for a tool. */
  openRequests: 5,
  /** Reports of vault files that count in a day; further ones are stored and shown to moderators. */
  reportsADay: 5,
  /**
   * Creations of one kind in a day. Above it, writes that start a function are refused until the day ends: no
   * student comes near it, and a script can't run up the bill.
   */
  creationsADay: 5_000,
} as const satisfies Record<string, number | Record<Plan, number>>;

/** Features whose creations functions count for each day, and the words their forms use. */
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

/** How many of something a student on a plan may create in a day. */
export function dailyQuota(feature: QuotaFeature, plan: Plan): number {
  const { most } = DAY_QUOTAS[feature];
  return typeof most === 'number' ? most : most[plan];
}
