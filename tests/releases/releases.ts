/** The frozen releases beside this file, and the schemas of their documents. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tolerant } from '@akada/domain/documents/tolerant';
import { documentKind, fromStored } from '@akada/domain/documents/stored';
import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType<Record<string, unknown>>;

/** The name of the schema that a release exports for each kind of document (`documentKind`). */
export const SCHEMA_OF_KIND: Readonly<Record<string, string>> = {
  leaderboard_snapshots: 'leaderboardSchema',
  payments: 'paymentSchema',
  plan_features: 'planFeatureSchema',
  profiles: 'profileSchema',
  rewards_catalog: 'rewardSchema',
  subscriptions: 'subscriptionSchema',
  support_tickets: 'ticketSchema',
  user_points: 'userPointsSchema',
  users: 'accountSchema',
  'users/ai_results': 'aiResultSchema',
  'users/ai_tool_usage': 'aiUsageSchema',
  'users/bookmarks': 'bookmarkSchema',
  'users/attempts': 'attemptSchema',
  'users/cards': 'cardSchema',
  'users/chats': 'chatSchema',
  'users/device_results': 'deviceResultSchema',
  'users/decks': 'deckSchema',
  'users/decks/cards': 'deckCardSchema',
  'users/feature_access': 'featureAccessSchema',
  'users/focus_months': 'focusMonthSchema',
  'users/helpful_votes': 'helpfulVoteSchema',
  'users/focus_sessions': 'focusSessionSchema',
  'users/journal_entries': 'journalEntrySchema',
  'users/library': 'libraryFileSchema',
  'users/notes': 'privateNoteSchema',
  'users/notifications': 'notificationSchema',
  'users/nudge_states': 'nudgeStateSchema',
  'users/planner': 'plannerEntrySchema',
  'users/points_ledger': 'ledgerEntrySchema',
  'users/question_sets': 'questionSetSchema',
  'users/review_sittings': 'reviewSittingSchema',
  'users/review_summary': 'reviewSummarySchema',
  'users/settings': 'settingsSchema',
  'users/stored_counts': 'storedCountSchema',
  'users/tasks': 'taskSchema',
  // The demo student has no other usage.
  'users/user_usage': 'deviceResultsUsageSchema',
  'users/user_rewards': 'userRewardSchema',
  'users/user_streaks': 'userStreakSchema',
  vault: 'vaultItemSchema',
  'vault/content': 'noteSchema',
  vault_reports: 'reportedFileSchema',
  vault_stats: 'vaultStatsSchema',
};

/** The names of the frozen releases. */
export const RELEASES = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The documents that a release stored, by path, with times as Dates. */
export function documentsOf(release: string): Map<string, Record<string, unknown>> {
  const text = readFileSync(join(import.meta.dirname, release, 'documents.json'), 'utf8');
  return new Map(
    Object.entries(
      JSON.parse(text, (_, value) =>
        value !== null && typeof value === 'object' && '$time' in value ? new Date(value.$time) : value,
      ) as Record<string, Record<string, unknown>>,
    ),
  );
}

/** The schemas of a release, by name. */
export function schemasOf(release: string): Promise<Record<string, Schema>> {
  return import(join(import.meta.dirname, release, 'schemas.js'));
}

/** Kinds of documents without fields. */
export const EMPTY_KINDS: readonly string[] = ['vault_contributors'];

/** Returns the errors of reading the documents with these schemas; empty when all can be read. */
export function readErrors(
  documents: Iterable<readonly [path: string, data: object]>,
  schemas: Record<string, Schema>,
): string[] {
  return [...documents].flatMap(([path, data]) => {
    const kind = documentKind(path);
    if (EMPTY_KINDS.includes(kind)) return [];
    const schema = schemas[SCHEMA_OF_KIND[kind] ?? ''];
    // A release never reads kinds of documents that it doesn't know.
    if (!schema) return [];
    const { error } = tolerant(schema).safeParse(fromStored(path, data));
    return error ? [`${path}: ${error.message}`] : [];
  });
}
