/** The paths of all documents. Rules, functions, the web app, the seed and tests use these. */

import type { Plan } from '../account/account.ts';
import type { Day } from '../days/day.ts';
import type { RankType } from '../leaderboard/leaderboard.ts';
import type { NudgeKind } from '../nudges/nudges.ts';
import type { PlanFeature, UsageFeature } from '../payments/plans.ts';
import type { StoredKind } from '../practice/practice.ts';

/** Paths of single documents. */
export const documentPaths = {
  profile: (uid: string) => `profiles/${uid}`,
  account: (uid: string) => `users/${uid}`,
  points: (uid: string) => `user_points/${uid}`,
  /** Server only: who has a username. */
  username: (name: string) => `usernames/${name}`,
  /** Server only: the marker of an account that is being deleted. */
  accountDeletion: (uid: string) => `account_deletions/${uid}`,
  /**
   * Server only: a payment of a deleted account, under a key that reveals neither its owner nor its reference.
   */
  closedPayment: (key: string) => `closed_payments/${key}`,
  settings: (uid: string) => `users/${uid}/settings/app`,
  /** What a new student says in the setup, and the first steps. */
  setup: (uid: string) => `users/${uid}/setup/app`,
  board: (rankType: RankType) => `leaderboard_snapshots/${rankType}`,
  /** Server only: the time of the last request for a rebuild, and the changes that a rebuild must include. */
  boardsClaim: 'leaderboard_state/claim',
  boardsState: 'leaderboard_state/boards',
  /** Written by the server: the student's rank when it was last counted. */
  rank: (uid: string, rankType: RankType) => `users/${uid}/ranks/${rankType}`,
  vaultItem: (fileId: string) => `vault/${fileId}`,
  /** The title and content of a note, separate from the fields that lists read. */
  note: (fileId: string) => `vault/${fileId}/content/body`,
  vaultStats: 'vault_stats/summary',
  /** Server only: the time of the last request to recount the vault. */
  vaultClaim: 'vault_stats/claim',
  /** Server only: how far recounts have got through the subjects. */
  vaultWalk: 'vault_stats/walk',
  usage: (uid: string, day: Day, feature: UsageFeature) => `users/${uid}/user_usage/${day}_${feature}`,
  /** Bytes that a student stores in the vault, and the files shared on a day. */
  vaultUsage: (uid: string) => `users/${uid}/user_usage/vault`,
  nudge: (uid: string, day: Day, kind: NudgeKind) => `users/${uid}/nudge_states/${day}_${kind}`,
  focusSession: (uid: string, sessionId: string) => `users/${uid}/focus_sessions/${sessionId}`,
  /** Minutes of focus by day; `month` is `YYYY-MM`. */
  focusMonth: (uid: string, month: string) => `users/${uid}/focus_months/${month}`,
  /** Server only: the time of the student's last data export. */
  exportClaim: (uid: string) => `users/${uid}/claims/export`,
  /** Server only: the files that the student's reports of a day have helped to hide. */
  reportClaim: (uid: string, day: Day) => `users/${uid}/claims/reports_${day}`,
  aiReservation: (uid: string, requestId: string) => `users/${uid}/ai_reservations/${requestId}`,
  /** A result that was made on the student's device. */
  deviceResult: (uid: string, id: string) => `users/${uid}/device_results/${id}`,
  /** How many of these the student stores. */
  deviceResultsUsage: (uid: string) => `users/${uid}/user_usage/device_results`,
  /** Server only: a PDF that the model's service stores for a while. */
  modelFile: (uid: string, key: string) => `users/${uid}/model_files/${key}`,
  chat: (uid: string, chatId: string) => `users/${uid}/chats/${chatId}`,
  /** A vault file that the student keeps offline, with the last page read. */
  libraryFile: (uid: string, fileId: string) => `users/${uid}/library/${fileId}`,
  /** A bookmark of a vault file or shared note; not a copy. */
  bookmark: (uid: string, fileId: string) => `users/${uid}/bookmarks/${fileId}`,
  helpfulVote: (uid: string, fileId: string) => `users/${uid}/helpful_votes/${fileId}`,
  deck: (uid: string, deckId: string) => `users/${uid}/decks/${deckId}`,
  card: (uid: string, cardId: string) => `users/${uid}/cards/${cardId}`,
  questionSet: (uid: string, setId: string) => `users/${uid}/question_sets/${setId}`,
  /** A student's answers to a question set. */
  attempt: (uid: string, attemptId: string) => `users/${uid}/attempts/${attemptId}`,
  /** How many cards of all decks fall due on each day. */
  reviewSummary: (uid: string) => `users/${uid}/review_summary/cards`,
  reviewSitting: (uid: string, id: string) => `users/${uid}/review_sittings/${id}`,
  /** How many documents of a kind the student stores. */
  storedCount: (uid: string, kind: StoredKind) => `users/${uid}/stored_counts/${kind}`,
  /** A student's report of a file: at most one for each file. */
  report: (fileId: string, uid: string) => `support_tickets/${reportId(fileId, uid)}`,
  /** A student's request to refund a payment: at most one for each payment. */
  refundRequest: (txRef: string) => `support_tickets/refund_${txRef}`,
  /** The reports of a file, as moderators see them. */
  reportedFile: (fileId: string) => `vault_reports/${fileId}`,
  payment: (reference: string) => `payments/${reference}`,
  /** What a payment granted. */
  subscription: (reference: string) => `subscriptions/${reference}`,
  /** How many lifetime plans were sold, and who owns each, numbered from 1. */
  lifetimeSummary: 'lifetime_slots/summary',
  lifetimeSlot: (slot: number) => `lifetime_slots/${slot}`,
  /** Written by the server: a problem with a payment, and a dispute by the student; one of each. */
  paymentTicket: (reference: string) => `support_tickets/payment_${reference}`,
  dispute: (reference: string) => `support_tickets/dispute_${reference}`,
  supportRequest: (key: string) => `support_tickets/support_${key}`,
  /** Server only: the progress of a migration. */
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
  deviceResults: (uid: string) => `users/${uid}/device_results`,
  /** Server only. */
  modelFiles: (uid: string) => `users/${uid}/model_files`,
  chats: (uid: string) => `users/${uid}/chats`,
  decks: (uid: string) => `users/${uid}/decks`,
  /** The cards of all decks. */
  cards: (uid: string) => `users/${uid}/cards`,
  questionSets: (uid: string) => `users/${uid}/question_sets`,
  attempts: (uid: string) => `users/${uid}/attempts`,
  reviewSummaries: (uid: string) => `users/${uid}/review_summary`,
  /** The log of the reviews of cards. */
  reviewSittings: (uid: string) => `users/${uid}/review_sittings`,
  storedCounts: (uid: string) => `users/${uid}/stored_counts`,
  /** Private: a shared note is a document of the vault. */
  notes: (uid: string) => `users/${uid}/notes`,
  library: (uid: string) => `users/${uid}/library`,
  bookmarks: (uid: string) => `users/${uid}/bookmarks`,
  /** The vault files that a student finds helpful. */
  helpfulVotes: (uid: string) => `users/${uid}/helpful_votes`,
  nudges: (uid: string) => `users/${uid}/nudge_states`,
  focusSessions: (uid: string) => `users/${uid}/focus_sessions`,
  focusMonths: (uid: string) => `users/${uid}/focus_months`,
} as const;

/**
 * The subcollection of the documents in a student's collection, if they have one. An export reads no others,
 * because asking a document for its subcollections costs as much as reading it.
 */
export const SUBCOLLECTIONS: Readonly<Record<string, string>> = { decks: 'cards' };

/** Where apps of releases before stored version 7 keep the cards of a deck. */
export function deckCardsPath(uid: string, deckId: string): string {
  return `${documentPaths.deck(uid, deckId)}/${SUBCOLLECTIONS.decks}`;
}

/** Collections that all students share. */
export const sharedCollections = {
  points: 'user_points',
  catalog: 'rewards_catalog',
  vault: 'vault',
  tickets: 'support_tickets',
  reportedFiles: 'vault_reports',
  /**
   * Server only: the students who have shared something, and the objects that no document is known to refer to.
   */
  contributors: 'vault_contributors',
  vaultObjects: 'vault_objects',
  accounts: 'users',
  accountDeletions: 'account_deletions',
  usernames: 'usernames',
  closedPayments: 'closed_payments',
  payments: 'payments',
  subscriptions: 'subscriptions',
  /** The slots, which are server only, and the summary. */
  lifetimeSlots: 'lifetime_slots',
  /** Server only: the record of each migration, see {@link documentPaths.migration}. */
  migrations: 'migrations',
} as const;

/**
 * Collections under a vault item; server only. The id of a document is the student and the day, so that each counts
 * once.
 */
export const vaultCounts = {
  views: (fileId: string) => `vault/${fileId}/views`,
  downloads: (fileId: string) => `vault/${fileId}/downloads`,
} as const;

/** The uses of a vault item that are counted. */
export const VAULT_USES = Object.keys(vaultCounts) as (keyof typeof vaultCounts)[];

/** The id of a student's report in `support_tickets`: a student can report a file once. */
export function reportId(fileId: string, uid: string): string {
  return `report_${fileId}_${uid}`;
}
