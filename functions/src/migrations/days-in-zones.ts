import { dayOf, utcDay } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { sharedCollections } from '@akada/domain/documents/paths';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Migration } from './migration.ts';

/**
 * Active days used to be UTC days: activity between midnight and 1 am in Lagos was stored under the day before. If
 * that was the last activity, the day in Lagos is added to the skipped days, so that this release ends no streak.
 */
export const daysInZones: Migration = {
  id: 'days-in-zones',
  version: 3,
  does: 'Keeps streaks whose last activity was after midnight in Lagos and before midnight UTC.',
  collection: sharedCollections.points,
  migrate: (data) => {
    const { zone, skipped_days, last_activity_date, points_history } = data as UserPoints;
    // Accounts with a zone were opened, or already migrated, by this release or a later one.
    if (zone !== undefined || skipped_days !== undefined) return data;
    const last = points_history.find(({ points }) => points > 0)?.at as Timestamp | undefined;
    if (!last) return data;
    const day = dayOf(last.toDate(), DEFAULT_ZONE);
    if (utcDay(last.toDate()) !== last_activity_date || day === last_activity_date) return data;
    return { ...data, skipped_days: [day] };
  },
};
