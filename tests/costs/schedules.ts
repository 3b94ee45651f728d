/** The cost of scheduled functions, and costs that grow with the number of students. */
import { statsMaxAgeMs } from '@akada/functions/src/vault/vault-listing-changed.ts';
import { DAYS, FUNCTIONS } from './usage.ts';

/** A scheduled function. Its reads and writes are those of one run with this number of students. */
export interface Schedule {
  /** Runs in a month. */
  runs: (students: number) => number;
  reads: (students: number) => number;
  writes: (students: number) => number;
  seconds: number;
}

const RUNS_HOURLY = 24 * 30;
const RUNS_EVERY_15_MINUTES = 4 * RUNS_HOURLY;
const RUNS_EVERY_MINUTE = 60 * RUNS_HOURLY;
/** Per student: shared files, and the shares of students who have shared one and who pay. */
const SHARES = { files: 1, contributors: 0.1, paying: 0.03 } as const;

/** Changes of a student's UTC offset in a month. */
const ZONE_CHANGES = 0.02;

/** Names that a student changes again within minutes, in a month. */
const REPEATED_RENAMES = 0.01;

const none = () => 0;
/** Counting costs one read for each 1,000 index entries. */
const readsOfCount = (entries: number) => Math.ceil(entries / 1_000);

/** How often a month students request the boards. */
const boardRequests = (students: number) => students * DAYS * FUNCTIONS.updateLeaderboardSnapshots.uses;
/** How often a month a listed or deleted file makes the figures be rebuilt. */
const recounts = (students: number) => {
  const { vaultItemCreated, vaultItemDeleted } = FUNCTIONS;
  const changes = students * DAYS * (vaultItemCreated.uses + vaultItemDeleted.uses);
  return Math.min(changes, (RUNS_EVERY_MINUTE * 60_000) / statsMaxAgeMs(students * SHARES.files));
};
const filesCounted = (students: number) => 3 * readsOfCount(students * SHARES.files);

export const SCHEDULES = {
  // 50 rows each of the all-time board, of 4 days of streaks and of 3 days of tools, the state, and the number of
  // students. Runs every 15 minutes, and when students request a board.
  rebuildLeaderboards: {
    ...{ seconds: 1, writes: () => 4 },
    runs: (students) => RUNS_EVERY_15_MINUTES + Math.min(RUNS_EVERY_MINUTE, boardRequests(students)),
    reads: (students) => 401 + readsOfCount(students),
  },
  // Counts all files, those of each category and of 200 subjects, and contributors, and reads documents of the offered
  // subjects. Runs every 15 minutes, and when files are listed or deleted.
  rebuildVaultStats: {
    ...{ seconds: 5, writes: () => 2 },
    runs: (students) => RUNS_EVERY_15_MINUTES + recounts(students),
    reads: (students) => 1_552 + filesCounted(students) + readsOfCount(students * SHARES.contributors),
  },
  // Pending payments, and failed ones that may still be paid.
  reconcilePayments: {
    ...{ runs: () => RUNS_HOURLY, seconds: 5, writes: none },
    reads: (students) => 2 + students * SHARES.paying * 0.01,
  },
  // Each plan ends once a month.
  endPlans: {
    ...{ runs: () => RUNS_EVERY_15_MINUTES, seconds: 1 },
    reads: (students) => 1 + (5 * students * SHARES.paying) / RUNS_EVERY_15_MINUTES,
    writes: (students) => (2 * students * SHARES.paying) / RUNS_EVERY_15_MINUTES,
  },
  // Accounts whose name was changed again within minutes, or that have too many files for one run.
  copyNames: {
    ...{ runs: () => 12 * RUNS_HOURLY, seconds: 1 },
    reads: (students) => 1 + (30 * students * REPEATED_RENAMES) / (12 * RUNS_HOURLY),
    writes: (students) => (22 * students * REPEATED_RENAMES) / (12 * RUNS_HOURLY),
  },
  // Zones that change their offset twice a year, and delayed changes of zone.
  correctZones: {
    ...{ runs: () => RUNS_EVERY_15_MINUTES, seconds: 1 },
    reads: (students) => 1 + (4 * students * ZONE_CHANGES) / RUNS_EVERY_15_MINUTES,
    writes: (students) => (students * ZONE_CHANGES) / RUNS_EVERY_15_MINUTES,
  },
  // Accounts whose plan ends within a week, and their settings.
  warnOfPlanEnd: {
    ...{ runs: () => 30, seconds: 60 },
    reads: (students) => 1 + students * SHARES.paying * (7 / 30) * 2,
    writes: (students) => students * SHARES.paying * (2 / 30),
  },
  // Accounts that were deleted within two hours.
  finishDeletions: {
    ...{ runs: () => RUNS_HOURLY, seconds: 5 },
    reads: (students) => 1 + students * 0.00004 * 20,
    writes: (students) => students * 0.00004 * 2,
  },
  // Objects without an item: one upload in a hundred.
  sweepVault: {
    ...{ runs: () => 30, seconds: 60 },
    reads: (students) => 1 + students * 0.0002 * 3,
    writes: (students) => students * 0.0002 * 2,
  },
  // The PDFs of one AI use in twenty, which the service stores for a day.
  sweepModelFiles: {
    ...{ runs: () => RUNS_HOURLY, seconds: 10 },
    reads: (students) => 1 + (students * DAYS * FUNCTIONS.modelFileDeleted.uses) / RUNS_HOURLY,
    writes: none,
  },
  sweepAiUploads: { runs: () => 30, seconds: 60, reads: none, writes: none },
} as const satisfies Record<string, Schedule>;

/** Reads of one rank, which counts the students ahead: on average half of them. */
export function readsOfRank(students: number): number {
  return readsOfCount(students / 2);
}
