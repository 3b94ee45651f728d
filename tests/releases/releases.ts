/** The releases that are frozen beside this file, and of which kind each stored document is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tolerant } from '@akada/domain/documents/tolerant';
import { kindOf, withDefaults } from '@akada/domain/documents/stored';
import type * as z from 'zod/mini';

export type Schema = z.ZodMiniType<Record<string, unknown>>;

/** The schema of each kind of document (`kindOf`), by the name under which a release exports it. */
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
  'users/chats': 'chatSchema',
  'users/decks': 'deckSchema',
  'users/decks/cards': 'cardSchema',
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
  'users/settings': 'settingsSchema',
  'users/tasks': 'taskSchema',
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

/** What a release stored, by path, with times as Dates. */
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

/** The schemas by which a release reads, by their names. */
export function schemasOf(release: string): Promise<Record<string, Schema>> {
  return import(join(import.meta.dirname, release, 'schemas.js'));
}

/** Kinds that carry nothing but an id. */
export const EMPTY_KINDS: readonly string[] = ['vault_contributors'];

/** What is wrong with documents when they are read by these schemas; empty where all can be read. */
export function unreadable(
  documents: Iterable<readonly [path: string, data: object]>,
  schemas: Record<string, Schema>,
): string[] {
  return [...documents].flatMap(([path, data]) => {
    const kind = kindOf(path);
    if (EMPTY_KINDS.includes(kind)) return [];
    const schema = schemas[SCHEMA_OF_KIND[kind] ?? ''];
    // A kind that a release does not know is one that it never reads.
    if (!schema) return [];
    const { error } = tolerant(schema).safeParse(withDefaults(path, data));
    return error ? [`${path}: ${error.message}`] : [];
  });
}
