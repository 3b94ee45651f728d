/**
 * The callables: the input and output of each. Functions implement every one, and the web app calls them by name.
 */
import * as z from 'zod/mini';
import { ACCOUNT_DELETION } from '../account/account.ts';
import { exportChunkSchema, usernameSchema } from '../account/schemas.ts';
import { generateChunkSchema, generateInputSchema, generateOutputSchema } from '../ai/generate-schemas.ts';
import { LAB_TIME_STATUSES } from '../ai/tools.ts';
import { documentId, idempotencyKey, storedId } from '../documents/ids-schemas.ts';
import { RANK_TYPES } from '../leaderboard/leaderboard.ts';
import { PAID_PLANS, PAYMENT_STATUSES } from '../payments/payments.ts';
import { checkoutSchema } from '../payments/schemas.ts';
import { REWARD_IDS } from '../points/rewards.ts';
import { problemSchema } from '../problems/schemas.ts';
import { supportRequestInputSchema } from '../support/schemas.ts';
import { MODERATIONS } from '../support/tickets.ts';

export const contracts = {
  /**
   * Creates the caller's profile, account and points once, in the zone of the device; `created` is false if they
   * existed.
   */
  openAccount: {
    input: z.strictObject({ zone: z.exactOptional(z.string().check(z.maxLength(64))) }),
    output: z.strictObject({ created: z.boolean() }),
  },
  /** Sets the caller's username, which must be unique, and frees the old one. */
  setUsername: {
    input: z.strictObject({ username: usernameSchema }),
    output: z.strictObject({ username: z.string() }),
  },
  /** Streams all stored data of the caller. */
  exportData: {
    input: z.strictObject({}),
    output: z.strictObject({ documents: z.int() }),
    chunk: exportChunkSchema,
  },
  /**
   * Deletes the account and all data of the caller, who must have signed in a moment ago. It cannot be undone.
   */
  deleteAccount: {
    input: z.strictObject({ confirmation: z.literal(ACCOUNT_DELETION.confirmation) }),
    output: z.strictObject({}),
  },
  /** Logs a failure of the app in the caller's browser. */
  reportProblem: { input: problemSchema, output: z.strictObject({}) },
  /** Redeems points for a reward. However often the same key is sent, there is one effect and one answer. */
  redeemReward: {
    input: z.strictObject({ reward_id: z.enum(REWARD_IDS), idempotency_key: idempotencyKey }),
    output: z.strictObject({ reward_name: z.string(), total_points: z.int() }),
  },
  /**
   * Rebuilds the boards, at most once a minute for all students together; `rebuilt` is false if they were fresh.
   */
  updateLeaderboardSnapshots: {
    input: z.strictObject({}),
    output: z.strictObject({ rebuilt: z.boolean() }),
  },
  /** The caller's exact rank on a board, and the number of students on it; null if the caller is not on it. */
  getRank: {
    input: z.strictObject({ rank_type: z.enum(RANK_TYPES) }),
    output: z.strictObject({ rank: z.nullable(z.int()), students: z.int() }),
  },
  /** Counts a view of a vault item, at most once a day for each student. */
  incrementViewCount: {
    input: z.strictObject({ file_id: storedId }),
    output: z.strictObject({ counted: z.boolean() }),
  },
  /** Counts a download of a vault item, at most once a day for each student. */
  incrementDownloadCount: {
    input: z.strictObject({ file_id: storedId }),
    output: z.strictObject({ counted: z.boolean() }),
  },
  /** Runs an AI tool. Streams its answer in pieces and returns the complete result. */
  generate: { input: generateInputSchema, output: generateOutputSchema, chunk: generateChunkSchema },
  /**
   * Starts the timer of the caller's day in the AI Lab, and awards points once five minutes have passed and a tool
   * was used. Answers 'waiting' before that, and 'unused' if only the use is missing. Further calls award nothing
   * more.
   */
  recordLabTime: {
    input: z.strictObject({}),
    output: z.strictObject({ status: z.enum(LAB_TIME_STATUSES), wait_seconds: z.int() }),
  },
  /** Lists a file or note that stayed private because the caller was over a quota, if there is room now. */
  relistFile: {
    input: z.strictObject({ file_id: documentId }),
    output: z.strictObject({}),
  },
  /** Applies a decision of a moderator about a file: hides, restores or deletes it, and answers its reports. */
  moderateFile: {
    input: z.strictObject({ file_id: storedId, decision: z.enum(MODERATIONS) }),
    output: z.strictObject({}),
  },
  /** Opens a payment for a plan, or continues the caller's pending one. Returns what the checkout needs. */
  createPayment: { input: z.strictObject({ plan: z.enum(PAID_PLANS) }), output: checkoutSchema },
  /** Asks the provider whether a payment of the caller was paid, and grants the plan if it was. */
  verifyPayment: {
    input: z.strictObject({
      tx_ref: documentId,
      transaction_id: z.exactOptional(z.int().check(z.gt(0))),
      plan: z.enum(PAID_PLANS),
    }),
    output: z.strictObject({
      status: z.enum(PAYMENT_STATUSES),
      plan: z.enum(PAID_PLANS),
      /** Why the payment failed or was not granted. */
      problem: z.nullable(z.string()),
    }),
  },
  /** Disputes a failed payment of the caller; `created` is false if the dispute existed already. */
  disputePayment: {
    input: z.strictObject({ tx_ref: documentId }),
    output: z.strictObject({ created: z.boolean() }),
  },
  /** Sends a support request, once for each key. A student can have only a few open at a time. */
  requestSupport: {
    input: supportRequestInputSchema,
    output: z.strictObject({}),
  },
} as const;

export type CallableName = keyof typeof contracts;
export type CallableInput<Name extends CallableName> = z.infer<(typeof contracts)[Name]['input']>;
export type CallableOutput<Name extends CallableName> = z.infer<(typeof contracts)[Name]['output']>;
/** The type of the pieces that a callable streams; never if it does not stream. */
export type CallableChunk<Name extends CallableName> = (typeof contracts)[Name] extends {
  chunk: infer Chunk extends z.ZodMiniType;
}
  ? z.infer<Chunk>
  : never;
