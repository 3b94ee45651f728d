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

/** Days that changes of zone passed over, of which that many are stored: far more than a streak can need. */
const SKIPPED_DAYS = 400;

/**
 * Copies the zone from the settings to the account and the points, where days are counted by it, when the student may
 * change it: at most once in 24 hours. It goes by the settings as they are and not by the event, so events may come late,
 * twice or in any order; what waits is done by {@link correctZones}.
 */
export async function syncZone(
  deps: Pick<Deps, 'db' | 'now'>,
  { uid, before, after }: Pick<DocumentChange, 'uid' | 'before' | 'after'>,
): Promise<void> {
  if (before?.zone !== after?.zone) await writeZone(deps, uid);
}

/** Makes the changes of zone that waited, and corrects the offsets of zones whose clocks have changed. */
export async function correctZones(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await forEachDocument(deps.db, dueZonesQuery(deps.now(), 100), async ({ id: uid }) => {
    try {
      await writeZone(deps, uid);
    } catch (error) {
      // It is tried again by the next run. It must not stop this one: those behind it would wait for ever.
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
    // An account that is being opened gets its zone there; one that is being deleted needs none.
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

/** Whether nothing would change: of most students nothing does, as their clocks never do. */
function isSame(account: AccountZone, { zone, utc_offset, zone_due }: AccountZone): boolean {
  return (
    zone === undefined &&
    utc_offset === (account.utc_offset ?? utc_offset) &&
    (zone_due?.getTime() ?? null) === (account.zone_due?.getTime() ?? null)
  );
}
