/**
 * How often a student's name and picture are copied from the profile to all that the student has shared. The profile and
 * the points, from which the leaderboards have them, change at once, any number of times.
 */
import { countedDay, type DayClock, endOfCountedDay, whenDayEnds } from '../days/counted-day.ts';
import type { Day } from '../days/day.ts';

export const RENAME_LIMITS = {
  /** Copies in a day; changes after them are copied on the next day, only the last of them. */
  copiesADay: 3,
  /** Minutes from the beginning of one copy to the next: of the changes in between only the last is copied. */
  pauseMinutes: 5,
  /** Minutes after which a run that has not finished counts as broken off, and another takes over. */
  runMinutes: 10,
  /** Shared files that one run updates; the next run does the others. */
  filesARun: 2_000,
  /** Changes of the username in a day. */
  usernamesADay: 3,
} as const;

const MS_PER_MINUTE = 60_000;

/** `name_copy` of `users/{uid}`: how far the copies are. */
export interface NameCopy {
  /** The counted day of the last copy, and how many that day has had. */
  day: Day;
  copies: number;
  started_at: Date;
  /** The last file that is done, '' for none yet; null while no copy is under way. */
  cursor: string | null;
  /** Whether the profile has changed since the last copy began. */
  is_pending: boolean;
  /** When the schedule looks at it again; null for never. */
  due: Date | null;
}

/** What is stored after the profile has changed at `now`; `starts` says whether a copy begins. */
export function afterRename(
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

/** What is stored when the schedule comes at `now`; `starts` says whether a run begins, at the cursor. */
export function whenDue(copy: NameCopy, now: Date, clock: DayClock): { copy: NameCopy; starts: boolean } {
  if (copy.due === null || copy.due > now) return { copy, starts: false };
  if (copy.cursor !== null) {
    return { copy: { ...copy, due: plus(now, RENAME_LIMITS.runMinutes) }, starts: true };
  }
  return copy.is_pending ? afterRename(copy, now, clock) : { copy: { ...copy, due: null }, starts: false };
}

/**
 * What is stored after a run.
 *
 * @param cursor the last file that is done; null when there are no more
 */
export function afterRun(copy: NameCopy, cursor: string | null, now: Date, clock: DayClock): NameCopy {
  if (cursor !== null) return { ...copy, cursor, due: now };
  return { ...copy, cursor, due: copy.is_pending ? nextCopy(copy, now, clock) : null };
}

/** What a student reads before changing a name or picture that others see only tomorrow; null while they see it today. */
export function lateRenameNotice(copy: NameCopy | undefined, now: Date, clock: DayClock): string | null {
  if (copiesToday(copy, now, clock) < RENAME_LIMITS.copiesADay) return null;
  return `Your shared files were updated ${RENAME_LIMITS.copiesADay} times today. They'll show your next change ${whenDayEnds(now, clock)}.`;
}

/** When a copy may begin: not before `now`. */
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

/** How often a student has changed the username on the day that is counted at `now`. */
export function usernamesToday(
  account: DayClock & { username_changes?: { day: Day; count: number } },
  now: Date,
): number {
  const { username_changes: changes } = account;
  return changes?.day === countedDay(now, account) ? changes.count : 0;
}

/** What a student reads who can change the username no more today; `when` is `whenDayEnds` of ./counted-day.ts. */
export function tooManyUsernames(when: string): string {
  return `You've changed your username ${RENAME_LIMITS.usernamesADay} times today. You can change it again ${when}.`;
}
