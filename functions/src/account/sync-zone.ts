import { dueZonesQuery } from '@akada/domain/account/queries';
import { type Account, accountSchema } from '@akada/domain/account/schemas';
import { type AccountZone, zoneUpdate } from '@akada/domain/days/counted-day';
import { isZone, zoneOf } from '@akada/domain/days/zone';
import { documentPaths } from '@akada/domain/documents/paths';
import { type UserPoints, userPointsSchema } from '@akada/domain/points/schemas';
import { logger } from 'firebase-functions';
import type { DocumentChange } from '../lib/document-triggers.ts';
import { parseDocument } from '../lib/documents.ts';
import type { Deps } from '../lib/handler.ts';
import { toLogText } from '../lib/log-text.ts';
import { forEachDocument } from '../lib/run-query.ts';

/** How many days skipped by changes of zone are stored: far more than a streak can need. */
const SKIPPED_DAYS = 400;

/**
 * Copies the zone from the settings to the account and the points, which decide how days are counted. The zone
 * changes at most once in 24 hours. It reads the current settings, not those in the event, so events may arrive
 * late, twice or in any order. Changes that have to wait are made by {@link correctZones}.
 */
export async function syncZone(
  deps: Pick<Deps, 'db' | 'now'>,
  { uid, before, after }: Pick<DocumentChange, 'uid' | 'before' | 'after'>,
): Promise<void> {
  if (before?.zone !== after?.zone) await writeZone(deps, uid);
}

/** Makes the changes of zone that had to wait, and updates the offsets of zones whose clocks have changed. */
export async function correctZones(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await forEachDocument(deps.db, dueZonesQuery(deps.now(), 100), async ({ id: uid }) => {
    try {
      await writeZone(deps, uid);
    } catch (error) {
      // The next run retries it. A failure must not stop this run, or the accounts after it would wait for ever.
      logger.error('a zone could not be corrected', { uid, error: toLogText(error) });
    }
  });
}

async function writeZone({ db, now }: Pick<Deps, 'db' | 'now'>, uid: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [settings, accountRead, pointsRead] = await transaction.getAll(
      db.doc(documentPaths.settings(uid)),
      db.doc(documentPaths.account(uid)),
      db.doc(documentPaths.points(uid)),
    );
    const account = accountRead && parseDocument(accountSchema, accountRead);
    const points = pointsRead && parseDocument(userPointsSchema, pointsRead);
    // Opening an account sets its zone, and an account that is being deleted needs none.
    if (!account || !points) return;
    const wanted: unknown = settings?.get('zone');
    const { changes, skipped } = zoneUpdate(account, isZone(wanted) ? wanted : zoneOf(account.zone), now());
    if (isSame(account, changes)) return;
    transaction.update(accountRead.ref, { ...changes } satisfies Partial<Account>);
    if (changes.zone === undefined || changes.held_day === undefined) return;
    transaction.update(pointsRead.ref, {
      zone: changes.zone,
      held_day: changes.held_day,
      ...(skipped.length > 0 && {
        skipped_days: [...(points.skipped_days ?? []), ...skipped].slice(-SKIPPED_DAYS),
      }),
    } satisfies Partial<UserPoints>);
  });
}

/** Whether there is nothing to write. This is the usual case: most zones never change their clocks. */
function isSame(account: AccountZone, { zone, utc_offset, zone_due }: AccountZone): boolean {
  return (
    zone === undefined &&
    utc_offset === (account.utc_offset ?? utc_offset) &&
    (zone_due?.getTime() ?? null) === (account.zone_due?.getTime() ?? null)
  );
}
