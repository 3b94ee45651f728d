/** What the functions cost that the clock calls, and what grows with the number of students. */
import { statsMaxAgeMs } from '@akada/functions/src/vault/vault-listing-changed.ts';
import { DAYS, FUNCTIONS } from './usage.ts';

/** A function that the clock calls; its reads and writes are those of a run, with so many students. */
export interface Schedule {
  /** A month. */
  runs: (students: number) => number;
  reads: (students: number) => number;
  writes: (students: number) => number;
  seconds: number;
}

const EACH_HOUR = 24 * 30;
const EACH_QUARTER = 4 * EACH_HOUR;
const EACH_MINUTE = 60 * EACH_HOUR;
/** Of the students: files of each, who has shared one, who pays. */
const SHARES = { files: 1, contributors: 0.1, paying: 0.03 } as const;

/** Changes of a student's clock in a month. */
const MOVES = 0.02;

/** Names that are changed again within minutes, in a month. */
const RENAMES = 0.01;

const none = () => 0;
/** Index entries are counted a thousand for one read. */
const counting = (entries: number) => Math.ceil(entries / 1_000);

/** How often a month the boards are asked for, and files are listed or deleted and the figures old enough. */
const asked = (students: number) => students * DAYS * FUNCTIONS.updateLeaderboardSnapshots.uses;
const recounts = (students: number) => {
  const { vaultItemCreated, vaultItemDeleted } = FUNCTIONS;
  const changes = students * DAYS * (vaultItemCreated.uses + vaultItemDeleted.uses);
  return Math.min(changes, (EACH_MINUTE * 60_000) / statsMaxAgeMs(students * SHARES.files));
};
const filesCounted = (students: number) => 3 * counting(students * SHARES.files);

export const SCHEDULES = {
  // 50 rows of the board of all time, of 4 days for the streaks and of 3 for the tools, the state, and how many students
  // there are; between the quarters because students ask.
  rebuildLeaderboards: {
    ...{ seconds: 1, writes: () => 4 },
    runs: (students) => EACH_QUARTER + Math.min(EACH_MINUTE, asked(students)),
    reads: (students) => 401 + counting(students),
  },
  // All files, those of the groups and of 200 subjects, contributors, and the documents of the subjects that may be offered;
  // between the quarters because files come and go.
  rebuildVaultStats: {
    ...{ seconds: 5, writes: () => 2 },
    runs: (students) => EACH_QUARTER + recounts(students),
    reads: (students) => 1_552 + filesCounted(students) + counting(students * SHARES.contributors),
  },
  // What waits for the provider, and what failed and may yet be paid.
  reconcilePayments: {
    ...{ runs: () => EACH_HOUR, seconds: 5, writes: none },
    reads: (students) => 2 + students * SHARES.paying * 0.01,
  },
  // Each plan ends once a month.
  endPlans: {
    ...{ runs: () => EACH_QUARTER, seconds: 1 },
    reads: (students) => 1 + (5 * students * SHARES.paying) / EACH_QUARTER,
    writes: (students) => (2 * students * SHARES.paying) / EACH_QUARTER,
  },
  // The accounts whose name was changed again within minutes, or whose files were too many for one run.
  copyNames: {
    ...{ runs: () => 12 * EACH_HOUR, seconds: 1 },
    reads: (students) => 1 + (30 * students * RENAMES) / (12 * EACH_HOUR),
    writes: (students) => (22 * students * RENAMES) / (12 * EACH_HOUR),
  },
  // The clocks of those who live where they change, twice a year, and changes of zone that waited.
  correctZones: {
    ...{ runs: () => EACH_QUARTER, seconds: 1 },
    reads: (students) => 1 + (4 * students * MOVES) / EACH_QUARTER,
    writes: (students) => (students * MOVES) / EACH_QUARTER,
  },
  // The accounts whose plan ends within a week, and the settings of each.
  warnOfPlanEnd: {
    ...{ runs: () => 30, seconds: 60 },
    reads: (students) => 1 + students * SHARES.paying * (7 / 30) * 2,
    writes: (students) => students * SHARES.paying * (2 / 30),
  },
  // Those who left within two hours.
  finishDeletions: {
    ...{ runs: () => EACH_HOUR, seconds: 5 },
    reads: (students) => 1 + students * 0.00004 * 20,
    writes: (students) => students * 0.00004 * 2,
  },
  // Objects that nothing names: one upload in a hundred.
  sweepVault: {
    ...{ runs: () => 30, seconds: 60 },
    reads: (students) => 1 + students * 0.0002 * 3,
    writes: (students) => students * 0.0002 * 2,
  },
  sweepAiUploads: { runs: () => 30, seconds: 60, reads: none, writes: none },
} as const satisfies Record<string, Schedule>;

/** Reads of one rank: those ahead are counted, on average half of the students. */
export function counted(students: number): number {
  return counting(students / 2);
}
