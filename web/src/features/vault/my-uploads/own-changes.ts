import { isRealSubject, subjectKey } from '@akada/domain/vault/listing';
import type { VaultItem, VaultStats } from '@akada/domain/vault/schemas';

/** A file that the student has added or deleted, which the figures of the vault may not count yet. */
export interface OwnChange {
  by: 1 | -1;
  item: Pick<VaultItem, 'category' | 'subject' | 'view_count'>;
  /** Whether the student has nothing else listed, and so becomes a contributor or is none any more. */
  isOnlyFile: boolean;
  /** When the figures had last been counted as it happened, in milliseconds; null when that isn't known. */
  countedAt: number | null;
}

/**
 * The figures with the student's own changes that they don't include yet: the server counts at most once a minute, and
 * contributors look at once. A recount after the change is assumed to include it.
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
    // What a new file has been viewed is counted with the next recount; a deleted one takes its views along.
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
