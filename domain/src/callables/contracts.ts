/** The callables: what each takes and gives. Functions implement every one, the web calls them by name. */
import * as z from 'zod/mini';
import { ACCOUNT_DELETION } from '../account/account.ts';
import { exportChunkSchema } from '../account/export-schemas.ts';
import { usernameSchema } from '../account/schemas.ts';
import { LAB_TIME_STATUSES } from '../ai/lab-time.ts';
import { generateChunkSchema, generateInputSchema, generateOutputSchema } from '../ai/schemas.ts';
import { documentId, idempotencyKey, storedId } from '../documents/ids-schemas.ts';
import { RANK_TYPES } from '../leaderboard/leaderboard.ts';
import { PAID_PLANS, PAYMENT_STATUSES } from '../payments/payments.ts';
import { checkoutSchema } from '../payments/schemas.ts';
import { REWARD_IDS } from '../points/rewards.ts';
import { problemSchema } from '../problems/schemas.ts';
import { supportRequestInputSchema } from '../support/schemas.ts';
import { MODERATIONS } from '../support/tickets.ts';

export const contracts = {
  /** Writes the caller's profile, account and points once, in the device's zone; `created` is false when they were there. */
  openAccount: {
    input: z.strictObject({ zone: z.exactOptional(z.string().check(z.maxLength(64))) }),
    output: z.strictObject({ created: z.boolean() }),
  },
  /** Gives the caller a username that nobody else has, in the place of the one before. */
  setUsername: {
    input: z.strictObject({ username: usernameSchema }),
    output: z.strictObject({ username: z.string() }),
  },
  /** Streams all that is stored of the caller. */
  exportData: {
    input: z.strictObject({}),
    output: z.strictObject({ documents: z.int() }),
    chunk: exportChunkSchema,
  },
  /** Deletes the caller, who must have signed in just now, with all that is the caller's. There is no way back. */
  deleteAccount: {
    input: z.strictObject({ confirmation: z.literal(ACCOUNT_DELETION.confirmation) }),
    output: z.strictObject({}),
  },
  /** Puts into the log that the app broke in the caller's browser. */
  reportProblem: { input: problemSchema, output: z.strictObject({}) },
  /** Spends points on a reward. The same key gives the same answer and has one effect, however often it is sent. */
  redeemReward: {
    input: z.strictObject({ reward_id: z.enum(REWARD_IDS), idempotency_key: idempotencyKey }),
    output: z.strictObject({ reward_name: z.string(), total_points: z.int() }),
  },
  /** Rebuilds the boards, at most once a minute for everybody; `rebuilt` is false when they were fresh. */
  updateLeaderboardSnapshots: {
    input: z.strictObject({}),
    output: z.strictObject({ rebuilt: z.boolean() }),
  },
  /** The caller's true rank on a board, and among how many; null while the caller does not rank there. */
  getRank: {
    input: z.strictObject({ rank_type: z.enum(RANK_TYPES) }),
    output: z.strictObject({ rank: z.nullable(z.int()), students: z.int() }),
  },
  /** Counts a view of a vault item; a student counts once a day for each. */
  incrementViewCount: {
    input: z.strictObject({ file_id: storedId }),
    output: z.strictObject({ counted: z.boolean() }),
  },
  /** Counts a download of a vault item; a student counts once a day for each. */
  incrementDownloadCount: {
    input: z.strictObject({ file_id: storedId }),
    output: z.strictObject({ counted: z.boolean() }),
  },
  /** Runs an AI tool. Streams its answer in pieces and returns the complete result. */
  generate: { input: generateInputSchema, output: generateOutputSchema, chunk: generateChunkSchema },
  /**
   * Starts the clock of the caller's day in the AI Lab, and pays when five minutes have passed and a tool was used:
   * 'waiting' until then, 'unused' while only the use is missing. Asked again it pays nothing more.
   */
  recordLabTime: {
    input: z.strictObject({}),
    output: z.strictObject({ status: z.enum(LAB_TIME_STATUSES), wait_seconds: z.int() }),
  },
  /** Lists a file or note of the caller's that stayed private because it was over a quota, if there is room now. */
  relistFile: {
    input: z.strictObject({ file_id: documentId }),
    output: z.strictObject({}),
  },
  /** What a moderator decides about a file: it is hidden, restored or deleted, and its reports are answered. */
  moderateFile: {
    input: z.strictObject({ file_id: storedId, decision: z.enum(MODERATIONS) }),
    output: z.strictObject({}),
  },
  /** Opens a payment for a plan, or takes up the caller's own that is still pending: what the checkout is begun with. */
  createPayment: { input: z.strictObject({ plan: z.enum(PAID_PLANS) }), output: checkoutSchema },
  /** Asks the provider what became of a payment of the caller, and grants what was paid. */
  verifyPayment: {
    input: z.strictObject({
      tx_ref: documentId,
      transaction_id: z.exactOptional(z.int().check(z.gt(0))),
      plan: z.enum(PAID_PLANS),
    }),
    output: z.strictObject({
      status: z.enum(PAYMENT_STATUSES),
      plan: z.enum(PAID_PLANS),
      /** Why it failed or was not granted. */
      problem: z.nullable(z.string()),
    }),
  },
  /** Tells support of a payment of the caller that failed; `created` is false when it was told already. */
  disputePayment: {
    input: z.strictObject({ tx_ref: documentId }),
    output: z.strictObject({ created: z.boolean() }),
  },
  /** Asks support anything, once for each key; a student has a few requests open at most. */
  requestSupport: {
    input: supportRequestInputSchema,
    output: z.strictObject({}),
  },
} as const;

export type CallableName = keyof typeof contracts;
export type CallableInput<Name extends CallableName> = z.infer<(typeof contracts)[Name]['input']>;
export type CallableOutput<Name extends CallableName> = z.infer<(typeof contracts)[Name]['output']>;
/** What a callable streams; never, where it answers all at once. */
export type CallableChunk<Name extends CallableName> = (typeof contracts)[Name] extends {
  chunk: infer Chunk extends z.ZodMiniType;
}
  ? z.infer<Chunk>
  : never;
