/** How often a student may call what costs something each time (design section 11). */
import type { CallableName } from './contracts.ts';

/**
 * Calls of one student in a minute. Far more than the app makes: a payment is opened or verified by a press, a rank is asked
 * for when a board is opened, and the AI Lab asks when its time is over.
 */
export const CALLS_A_MINUTE = {
  createPayment: 6,
  verifyPayment: 6,
  getRank: 6,
  recordLabTime: 12,
  relistFile: 12,
} as const satisfies Partial<Record<CallableName, number>>;

/** What a student reads who calls more often. */
export const TOO_MANY_CALLS = 'Too many requests. Wait a minute, then try again.';
