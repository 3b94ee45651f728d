/**
 * Limits how often a changed name and picture are copied from the profile to everything the student has shared. In
 * the profile and the points, which the boards read, every change shows at once.
 */
import { countedDay, type DayClock, endOfCountedDay, whenDayEnds } from '../days/counted-day.ts';
import type { Day } from '../days/day.ts';
import { MS_PER_MINUTE } from '../days/durations.ts';

export const RENAME_LIMITS = {
  /** Copies in a day. Of any further changes, only the last is copied, on the next day. */
  copiesADay: 3,
  /** Minutes between the starts of two copies. Of the changes in between, only the last is copied. */
  pauseMinutes: 5,
  /** Minutes after which an unfinished run counts as interrupted and another takes over. */
  runMinutes: 10,
  /** Shared files that one run updates; the next run continues with the others. */
  filesARun: 2_000,
  /** Changes of the username in a day. */
  usernameChangesADay: 3,
} as const;

/** `name_copy` of `users/{uid}`: the progress of the copies. */
export interface NameCopy {
  /** The counted day of the last copy, and how many copies were made on that day. */
  day: Day;
  copies: number;
  started_at: Date;
  /** The last file that was updated, '' if none yet; null while no copy is in progress. */
  cursor: string | null;
  /** Whether the profile has changed since the last copy began. */
  is_pending: boolean;
  /** When the schedule checks it again; null for never. */
  due: Date | null;
}

/** Returns what to store after the profile has changed at `now`; `starts` says whether a copy begins. */
export function nameCopyAfterRename(
  copy: NameCopy | undefined,
  now: Date,
  clock: DayClock,
): { copy: NameCopy; starts: boolean } {
  if (copy && copy.cursor !== null) return { copy: { ...copy, is_pending: true }, starts: false };
  const next = nextCopy(copy, now, clock);
  if (copy && next > now) return { copy: { ...copy, is_pending: true, due: next }, starts: false };
  const copies = copiesToday(copy, now, clock) + 1;
  const begun = { day: countedDay(now, clock), copies, started_at: now, cursor: '', is_pending: false };
  return { copy: { ...begun, due: plus(now, RENAME_LIMITS.runMinutes) }, starts: true };
}

/** Returns what to store when the schedule runs at `now`; `starts` says whether a run begins, at the cursor. */
export function nameCopyWhenDue(
  copy: NameCopy,
  now: Date,
  clock: DayClock,
): { copy: NameCopy; starts: boolean } {
  if (copy.due === null || copy.due > now) return { copy, starts: false };
  if (copy.cursor !== null) {
    return { copy: { ...copy, due: plus(now, RENAME_LIMITS.runMinutes) }, starts: true };
  }
  return copy.is_pending
    ? nameCopyAfterRename(copy, now, clock)
    : { copy: { ...copy, due: null }, starts: false };
}

/**
 * Returns what to store after a run.
 *
 * @param cursor the last file that was updated; null if there are no more
 */
export function nameCopyAfterRun(
  copy: NameCopy,
  cursor: string | null,
  now: Date,
  clock: DayClock,
): NameCopy {
  if (cursor !== null) return { ...copy, cursor, due: now };
  return { ...copy, cursor, due: copy.is_pending ? nextCopy(copy, now, clock) : null };
}

/**
 * The notice for a student whose next change of name or picture will show to others only tomorrow; null if it shows
 * today.
 */
export function lateRenameNotice(copy: NameCopy | undefined, now: Date, clock: DayClock): string | null {
  if (copiesToday(copy, now, clock) < RENAME_LIMITS.copiesADay) return null;
  return `Your shared files were updated ${RENAME_LIMITS.copiesADay} times today. They'll show your next change ${whenDayEnds(now, clock)}.`;
}

/** When the next copy may begin, `now` at the earliest. */
function nextCopy(copy: NameCopy | undefined, now: Date, clock: DayClock): Date {
  const earliest =
    copiesToday(copy, now, clock) >= RENAME_LIMITS.copiesADay
      ? endOfCountedDay(now, clock)
      : copy
        ? plus(copy.started_at, RENAME_LIMITS.pauseMinutes)
        : now;
  return earliest > now ? earliest : now;
}

function copiesToday(copy: NameCopy | undefined, now: Date, clock: DayClock): number {
  return copy?.day === countedDay(now, clock) ? copy.copies : 0;
}

function plus(at: Date, minutes: number): Date {
  return new Date(at.getTime() + minutes * MS_PER_MINUTE);
}

/** How many times a student has changed the username on the day that is counted at `now`. */
export function usernameChangesToday(
  account: DayClock & { username_changes?: { day: Day; count: number } },
  now: Date,
): number {
  const { username_changes: changes } = account;
  return changes?.day === countedDay(now, account) ? changes.count : 0;
}

/**
 * The message when the username can't change again today; `when` comes from `whenDayEnds` in
 * ../days/counted-day.ts.
 */
export function usernameLimitMessage(when: string): string {
  return `You've changed your username ${RENAME_LIMITS.usernameChangesADay} times today. You can change it again ${when}.`;
}
