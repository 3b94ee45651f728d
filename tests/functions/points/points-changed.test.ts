import { addDays, startOfDay, utcDay } from '@akada/domain/days/day';
import { collectionPaths } from '@akada/domain/documents/paths';
import { pointsChanged } from '@akada/functions/src/points/points-changed.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { createChange, createWallet, db, depsAt, readPoints, readState } from './wallet.ts';

describe('a change of points', () => {
  const tell = async (before: object, after: object) => {
    const uid = await createWallet();
    const was = await readPoints(uid);
    const event = createChange(uid, { before: { ...was, ...before }, after: { ...was, ...after } });
    await pointsChanged(depsAt(), event);
    return { uid, event, notifications: (await readState(uid)).notifications };
  };

  test.each<[string, object, object, string[]]>([
    ['below a milestone', { points_earned: 240 }, { points_earned: 249 }, []],
    ['onto one', { points_earned: 245 }, { points_earned: 250 }, ['milestone_250']],
    ['past two', { points_earned: 0 }, { points_earned: 510 }, ['milestone_250', 'milestone_500']],
    ['of the wallet alone', { total_points: 300 }, { total_points: 200 }, []],
    ['with a badge', { badges: [] }, { badges: ['early_bird'] }, ['badge_early_bird']],
    ['with a badge that was there', { badges: ['early_bird'] }, { badges: ['early_bird'] }, []],
  ])('notifies about what is new: %s', async (_, before, after, ids) => {
    const { notifications } = await tell(before, after);

    expect(Object.keys(notifications)).toEqual(ids);
  });

  test('sends an unread notification that expires after 60 days', async () => {
    const { notifications } = await tell({ points_earned: 1_240 }, { points_earned: 1_255 });

    expect(notifications).toEqual({
      milestone_1250: {
        type: 'reward',
        title: '1,250 points! 🎉',
        message: expect.stringContaining('1,250 points'),
        unread: true,
        created_at: NOW,
        expires_at: startOfDay(addDays(utcDay(NOW), 60)),
      },
    });
  });

  test('leaves an existing notification unchanged when the event is repeated', async () => {
    const { uid, event } = await tell({ points_earned: 245 }, { points_earned: 250 });
    await db.doc(`${collectionPaths.notifications(uid)}/milestone_250`).update({ unread: false });

    await pointsChanged(depsAt(), event);

    expect((await readState(uid)).notifications.milestone_250?.unread).toBe(false);
  });
});
