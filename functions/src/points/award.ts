import type { AiToolId } from '@akada/domain/ai/tools';
import { countedDay } from '@akada/domain/days/counted-day';
import type { Day } from '@akada/domain/days/day';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { ACTIONS, isBelowDailyCap, type PointsAction } from '@akada/domain/points/actions';
import { toolsUsedAfter } from '@akada/domain/points/points';
import { activeDaysQuery } from '@akada/domain/points/queries';
import { firstOf, type RecentDays } from '@akada/domain/points/recent-days';
import { type UserPoints, userPointsSchema, userStreakSchema } from '@akada/domain/points/schemas';
import { extendStreak, foldStreak, type Streak } from '@akada/domain/points/streak';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ifUnchanged, parseDocument, readTogether } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { retryOnConflict } from '../lib/retry-on-conflict.ts';
import { toQuery } from '../lib/run-query.ts';
import { throwIfUserExists } from '../lib/sign-in.ts';
import { activeDayChanges, ledgerEntry, newActiveDay, pointsChanges } from './changes.ts';

/** An action that earns points. */
export interface Award {
  uid: string;
  action: PointsAction;
  /** From `ledgerKeys`; a function for actions that are awarded once a day. */
  key: string | ((day: Day) => string);
  /** The AI tool that was used, if any. */
  tool?: AiToolId;
  /** When it happened, which may be in the past. The points belong to its day in the student's zone. */
  at: Date;
}

/**
 * Awards points for an action, exactly once for each key. Ledger, totals, active day and streak change in one commit.
 *
 * @returns the points awarded: 0 if they were awarded before, the daily cap is reached, or the account was deleted
 * @throws Error if the account is not open yet, so that the trigger is retried until it is
 */
export function award(deps: Pick<Deps, 'db' | 'auth' | 'now'>, paid: Award): Promise<{ points: number }> {
  return retryOnConflict(() => tryAward(deps, paid));
}

async function tryAward(
  { db, auth, now }: Pick<Deps, 'db' | 'auth' | 'now'>,
  { uid, action, key, tool, at }: Award,
) {
  const pointsRead = await db.doc(documentPaths.points(uid)).get();
  const points = parseDocument(userPointsSchema, pointsRead);
  if (!points) {
    await throwIfUserExists(auth, uid);
    return { points: 0 };
  }
  const day = countedDay(at, points);
  const [dayRead, entryRead] = await readTogether(
    db,
    db.doc(`${collectionPaths.streaks(uid)}/${day}`),
    db.doc(`${collectionPaths.ledger(uid)}/${typeof key === 'string' ? key : key(day)}`),
  );
  if (entryRead.exists) return { points: 0 };
  const activeDay = parseDocument(userStreakSchema, dayRead);
  const toolsBefore = activeDay?.tools ?? [];
  const newTool = tool !== undefined && !toolsBefore.includes(tool) ? tool : undefined;
  const tools = newTool && toolsBefore.length + 1;
  const batch = db.batch();
  // Every award writes the points document, so its update time also guards the day's counts and tools.
  const unchanged = ifUnchanged(pointsRead);
  if (activeDay && !isBelowDailyCap(action, activeDay.counts)) {
    if (newTool === undefined) return { points: 0 };
    // A tool counts on the boards even if its use earns no points any more.
    batch.update(dayRead.ref, { tools: FieldValue.arrayUnion(newTool) });
    batch.update(
      pointsRead.ref,
      { ...toolsUsedAfter(points, day, tools ?? 0), updated_at: now() },
      unchanged,
    );
    await batch.commit();
    return { points: 0 };
  }
  const streak = activeDay ? null : await streakWith(db, uid, points, day);
  batch.create(entryRead.ref, ledgerEntry(action, day, at));
  if (activeDay) batch.update(dayRead.ref, activeDayChanges(action, newTool));
  else batch.create(dayRead.ref, newActiveDay(action, day, newTool));
  const recent = points.recent_days ?? (await readRecentDays(db, uid, points, day));
  const changes = pointsChanges({ points, streak, recent, action, tools, day, at, now: now() });
  batch.update(pointsRead.ref, changes, unchanged);
  await batch.commit();
  return { points: ACTIONS[action].points };
}

/** The recent days of a student whose points document lacks them: one that an earlier release wrote. */
async function readRecentDays(
  db: Firestore,
  uid: string,
  { last_activity_date: last }: UserPoints,
  day: Day,
): Promise<RecentDays> {
  const latest = last !== null && last > day ? last : day;
  const { docs } = await toQuery(db, activeDaysQuery(uid, firstOf(latest))).get();
  const days = docs.map((document) => parseDocument(userStreakSchema, document));
  return Object.fromEntries(days.flatMap((each) => (each ? [[each.activity_date, each.points_earned]] : [])));
}

/** The streak with one more active day. A late day requires folding all active days again. */
async function streakWith(db: Firestore, uid: string, points: UserPoints, day: Day): Promise<Streak> {
  const { last_activity_date, freezes, skipped_days } = points;
  if (last_activity_date === null || day > last_activity_date) {
    return extendStreak(points, day, freezes, skipped_days);
  }
  const { docs } = await db.collection(collectionPaths.streaks(uid)).select().get();
  return foldStreak([...docs.map(({ id }) => id), day], freezes, skipped_days);
}
