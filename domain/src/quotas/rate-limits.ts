/** How often a student may call what costs something each time (design section 11). */
import type { CallableName } from '../callables/contracts.ts';

/**
 * Calls of one student in a minute. Far more than the app makes: nearly all are made by a press, views by opening a file, and
 * the AI Lab asks when its time is over.
 */
export const CALLS_A_MINUTE: Readonly<Record<CallableName, number>> = {
  openAccount: 12,
  setUsername: 6,
  exportData: 6,
  deleteAccount: 6,
  reportProblem: 30,
  redeemReward: 12,
  updateLeaderboardSnapshots: 12,
  getRank: 6,
  incrementViewCount: 60,
  incrementDownloadCount: 60,
  generate: 20,
  recordLabTime: 12,
  moderateFile: 60,
  createPayment: 6,
  verifyPayment: 6,
  relistFile: 12,
  disputePayment: 6,
  requestSupport: 6,
};

/** What a student reads who calls more often. */
export const TOO_MANY_CALLS = 'Too many requests. Wait a minute, then try again.';
