/**
 * What a student may store and create. No quota rejects or deletes what a student typed: over it the form refuses before
 * typing, or what was shared stays private.
 */
import type { Plan } from './account.ts';

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
  /** Support requests and requests for a tool that wait for an answer. */
  openRequests: 5,
  /** Reports of vault files that count; any others are stored, and shown to moderators. */
  reportsADay: 5,
} as const satisfies Record<string, number | Record<Plan, number>>;
