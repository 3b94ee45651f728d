import { isRealSubject, subjectKey } from '@akada/domain/vault/listing';
import type { VaultItem, VaultStats } from '@akada/domain/vault/schemas';

/** A file that the student has listed or deleted, which the vault's totals may not include yet. */
export interface OwnChange {
  by: 1 | -1;
  item: Pick<VaultItem, 'category' | 'subject' | 'view_count'>;
  /** Whether the student has no other listed file, so that the number of contributors changes too. */
  isOnlyFile: boolean;
  /** When the totals had last been counted at the time of the change, in milliseconds; null when unknown. */
  countedAt: number | null;
}

/**
 * The totals, with the student's own changes that they don't include yet: the server counts at most once a minute, but
 * contributors look at once. A later count is assumed to include the change.
 */
export function withOwnChanges(stats: VaultStats, changes: readonly OwnChange[]): VaultStats {
  return changes.filter(({ countedAt }) => countedAt === stats.rebuilt_at.getTime()).reduce(changed, stats);
}

function changed(stats: VaultStats, { by, item, isOnlyFile }: OwnChange): VaultStats {
  const add = (count: number, by: number) => Math.max(0, count + by);
  return {
    ...stats,
    files: add(stats.files, by),
    contributors: isOnlyFile ? add(stats.contributors, by) : stats.contributors,
    // A new file's views are left to the next count; a deleted file takes its views with it.
    views: by < 0 ? add(stats.views, -item.view_count) : stats.views,
    groups: { ...stats.groups, [item.category]: add(stats.groups[item.category], by) },
    subjects: item.subject === undefined ? stats.subjects : withSubject(stats.subjects, item.subject, by),
  };
}

function withSubject(subjects: VaultStats['subjects'], subject: string, by: number): VaultStats['subjects'] {
  const key = subjectKey(subject);
  const known = subjects.find((one) => subjectKey(one.subject) === key);
  if (!known && (by < 0 || !isRealSubject(key))) return subjects;
  const counted = { subject: known?.subject ?? subject, files: Math.max(0, (known?.files ?? 0) + by) };
  return [...subjects.filter((one) => one !== known), counted].sort((a, b) =>
    subjectKey(a.subject) < subjectKey(b.subject) ? -1 : 1,
  );
}
