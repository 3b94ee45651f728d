/** Limits on how often a student may call callables (docs/product.md, Limits and quotas). */
import type { CallableName } from '../callables/contracts.ts';

/**
 * Calls of one student in a minute. These are far more than the app makes: nearly every call follows a tap, a view
 * follows opening a file, and the AI Lab calls when its timer ends.
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

/** The message above these limits. */
export const TOO_MANY_CALLS = 'Too many requests. Wait a minute, then try again.';
