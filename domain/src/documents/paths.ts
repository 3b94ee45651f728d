/** Where every document lives (design section 4). Rules, functions, web, seed and tests take paths from here. */

import type { Plan } from '../account/account.ts';
import type { Day } from '../days/day.ts';
import type { RankType } from '../leaderboard/leaderboard.ts';
import type { NudgeKind } from '../nudges/nudges.ts';
import type { PlanFeature, UsageFeature } from '../payments/plans.ts';

/** Documents of their own. */
export const documentPaths = {
  profile: (uid: string) => `profiles/${uid}`,
  account: (uid: string) => `users/${uid}`,
  points: (uid: string) => `user_points/${uid}`,
  /** Server only: whose a username is. */
  username: (name: string) => `usernames/${name}`,
  /** Server only: that an account is being deleted. */
  accountDeletion: (uid: string) => `account_deletions/${uid}`,
  /** Server only: a payment of an account that is gone, under a key that says neither whose it was nor its reference. */
  closedPayment: (key: string) => `closed_payments/${key}`,
  settings: (uid: string) => `users/${uid}/settings/app`,
  board: (rankType: RankType) => `leaderboard_snapshots/${rankType}`,
  /** Server only: when a rebuild was last asked for, and what a rebuild must not have missed. */
  boardsClaim: 'leaderboard_state/claim',
  boardsState: 'leaderboard_state/boards',
  /** Written by the server: the student's rank as it was counted last. */
  rank: (uid: string, rankType: RankType) => `users/${uid}/ranks/${rankType}`,
  vaultItem: (fileId: string) => `vault/${fileId}`,
  /** A note's title and content, apart from what lists read. */
  note: (fileId: string) => `vault/${fileId}/content/body`,
  vaultStats: 'vault_stats/summary',
  /** Server only: when a recount of the vault was last asked for. */
  vaultClaim: 'vault_stats/claim',
  /** Server only: how far recounts have walked through the subjects. */
  vaultWalk: 'vault_stats/walk',
  usage: (uid: string, day: Day, feature: UsageFeature) => `users/${uid}/user_usage/${day}_${feature}`,
  /** Bytes that a student stores in the vault, and the files shared on a day. */
  vaultUsage: (uid: string) => `users/${uid}/user_usage/vault`,
  nudge: (uid: string, day: Day, kind: NudgeKind) => `users/${uid}/nudge_states/${day}_${kind}`,
  focusSession: (uid: string, sessionId: string) => `users/${uid}/focus_sessions/${sessionId}`,
  /** Minutes of focus by day; `month` is `YYYY-MM`. */
  focusMonth: (uid: string, month: string) => `users/${uid}/focus_months/${month}`,
  /** Server only: when the student's data was last asked for. */
  exportClaim: (uid: string) => `users/${uid}/claims/export`,
  /** Server only: which files the student's reports of a day have helped to hide. */
  reportClaim: (uid: string, day: Day) => `users/${uid}/claims/reports_${day}`,
  aiReservation: (uid: string, requestId: string) => `users/${uid}/ai_reservations/${requestId}`,
  chat: (uid: string, chatId: string) => `users/${uid}/chats/${chatId}`,
  /** A vault file that is kept on the student's devices, with the page that was read last. */
  libraryFile: (uid: string, fileId: string) => `users/${uid}/library/${fileId}`,
  /** A file or note of the vault that a student wants to find again; not a copy. */
  bookmark: (uid: string, fileId: string) => `users/${uid}/bookmarks/${fileId}`,
  helpfulVote: (uid: string, fileId: string) => `users/${uid}/helpful_votes/${fileId}`,
  deck: (uid: string, deckId: string) => `users/${uid}/decks/${deckId}`,
  /** A student's report of a file: one of a kind. */
  report: (fileId: string, uid: string) => `support_tickets/${reportId(fileId, uid)}`,
  /** A student's request to have a payment back: one of a kind. */
  refundRequest: (txRef: string) => `support_tickets/refund_${txRef}`,
  /** What moderators see of the reports of a file. */
  reportedFile: (fileId: string) => `vault_reports/${fileId}`,
  payment: (reference: string) => `payments/${reference}`,
  /** What a payment granted. */
  subscription: (reference: string) => `subscriptions/${reference}`,
  /** How many lifetime plans were sold, and whose each is: from 1. */
  lifetimeSummary: 'lifetime_slots/summary',
  lifetimeSlot: (slot: number) => `lifetime_slots/${slot}`,
  /** Written by the server: what went wrong with a payment, and that a student says so; one each. */
  paymentTicket: (reference: string) => `support_tickets/payment_${reference}`,
  dispute: (reference: string) => `support_tickets/dispute_${reference}`,
  supportRequest: (key: string) => `support_tickets/support_${key}`,
  /** Server only: how far a migration has come. */
  migration: (id: string) => `migrations/${id}`,
  planFeature: (plan: Plan, feature: PlanFeature) => `plan_features/${plan}_${feature}`,
} as const;

/** Collections under a student's own path. */
export const collectionPaths = {
  planner: (uid: string) => `users/${uid}/planner`,
  tasks: (uid: string) => `users/${uid}/tasks`,
  notifications: (uid: string) => `users/${uid}/notifications`,
  journal: (uid: string) => `users/${uid}/journal_entries`,
  ledger: (uid: string) => `users/${uid}/points_ledger`,
  streaks: (uid: string) => `users/${uid}/user_streaks`,
  rewards: (uid: string) => `users/${uid}/user_rewards`,
  access: (uid: string) => `users/${uid}/feature_access`,
  usage: (uid: string) => `users/${uid}/user_usage`,
  aiUsage: (uid: string) => `users/${uid}/ai_tool_usage`,
  aiResults: (uid: string) => `users/${uid}/ai_results`,
  aiReservations: (uid: string) => `users/${uid}/ai_reservations`,
  chats: (uid: string) => `users/${uid}/chats`,
  decks: (uid: string) => `users/${uid}/decks`,
  /** Private: a shared note is a document of the vault. */
  notes: (uid: string) => `users/${uid}/notes`,
  library: (uid: string) => `users/${uid}/library`,
  bookmarks: (uid: string) => `users/${uid}/bookmarks`,
  /** Which vault files a student finds helpful. */
  helpfulVotes: (uid: string) => `users/${uid}/helpful_votes`,
  nudges: (uid: string) => `users/${uid}/nudge_states`,
  focusSessions: (uid: string) => `users/${uid}/focus_sessions`,
  focusMonths: (uid: string) => `users/${uid}/focus_months`,
} as const;

/**
 * The collection below each document of a student's collection, where there is one: an export looks for no others, since
 * asking a document what is below it costs as much as reading it.
 */
export const COLLECTIONS_BELOW: Readonly<Record<string, string>> = { decks: 'cards' };

/** The cards of a deck. */
export function cardsPath(uid: string, deckId: string): string {
  return `${documentPaths.deck(uid, deckId)}/${COLLECTIONS_BELOW.decks}`;
}

/** Collections that all students share. */
export const sharedCollections = {
  points: 'user_points',
  catalog: 'rewards_catalog',
  vault: 'vault',
  tickets: 'support_tickets',
  reportedFiles: 'vault_reports',
  /** Server only: who has shared something, and the objects that no document is known to name. */
  contributors: 'vault_contributors',
  vaultObjects: 'vault_objects',
  accounts: 'users',
  accountDeletions: 'account_deletions',
  usernames: 'usernames',
  closedPayments: 'closed_payments',
  payments: 'payments',
  subscriptions: 'subscriptions',
  /** Beside the slots, which are server only, the summary. */
  lifetimeSlots: 'lifetime_slots',
  /** Server only: which migrations ran, see {@link documentPaths.migration}. */
  migrations: 'migrations',
} as const;

/** Collections under a vault item; server only. A document's id is the student and the day: each counts once. */
export const vaultCounts = {
  views: (fileId: string) => `vault/${fileId}/views`,
  downloads: (fileId: string) => `vault/${fileId}/downloads`,
} as const;

/** What is counted of a vault item. */
export const VAULT_USES = Object.keys(vaultCounts) as (keyof typeof vaultCounts)[];

/** The id of a student's report of a file, in `support_tickets`: one student reports a file once. */
export function reportId(fileId: string, uid: string): string {
  return `report_${fileId}_${uid}`;
}
