import { addDays } from '@akada/domain/days/day';
import type { ChangeHandler, DocumentChange } from '@akada/functions/src/lib/document-triggers.ts';
import { pointsChanged } from '@akada/functions/src/points/points-changed.ts';
import { journalEntryCreated, taskWritten } from '@akada/functions/src/points/triggers.ts';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay, startOfLagosDay } from '../../support/lagos.ts';
import { createChange, createWallet, depsAt, readPoints, readState, shuffle } from './wallet.ts';

const HOUR = 3_600_000;
const pending = { status: 'pending' };
const completed = { status: 'completed' };

describe('events that are delivered three times', () => {
  interface Event extends Omit<DocumentChange, 'uid'> {
    handler: ChangeHandler;
  }
  const MANY = 5;
  /** Ten days with gaps, each with 5 tasks, one of them completed twice, and 2 journal entries. */
  const events = [0, 1, 2, 3, 4, 5, 6, 8, 11, 12].flatMap((day): Event[] => {
    const hour = (hours: number) =>
      new Date(startOfLagosDay(addDays(lagosDay(NOW), day)).getTime() + hours * HOUR);
    const tasks = Array.from({ length: MANY }, (_, index) => `task-${day}-${index}`);
    return [
      ...[...tasks, `task-${day}-0`].map((id, index) => ({
        handler: taskWritten,
        id,
        before: pending,
        after: completed,
        // Toggled twice in one instant: it is not defined which of the two events earns the points.
        at: hour(4 + (index % MANY)),
      })),
      ...['a', 'b'].map((letter) => ({
        handler: journalEntryCreated,
        id: `entry-${day}-${letter}`,
        before: undefined,
        after: {},
        at: hour(20),
      })),
    ];
  });

  /** Delivers events one by one, then their changes of `user_points`, three times in different orders. */
  async function stateAfter(delivered: readonly Event[], seed: number | null) {
    const uid = await createWallet();
    const changes: DocumentChange[] = [];
    let before = await readPoints(uid);
    for (const { handler, ...event } of delivered) {
      await handler(depsAt(), { ...event, uid });
      const after = await readPoints(uid);
      changes.push(createChange(uid, { before, after }));
      before = after;
    }
    const events = seed === null ? changes : shuffle([...changes, ...changes, ...changes], seed);
    for (const event of events) await pointsChanged(depsAt(), event);
    return readState(uid);
  }

  test(`leave the same state in random order as ${events.length} events once in order`, {
    timeout: 90_000,
  }, async () => {
    const once = await stateAfter(events, null);
    expect(once.points).toMatchObject({ total_points: 10 * 35, longest_streak: 7, tasks_completed: 50 });
    expect(Object.keys(once.notifications)).toEqual([
      'badge_early_bird',
      'badge_study_streak',
      'badge_task_master',
      'milestone_250',
    ]);

    for (const seed of [1, 2]) {
      const thrice = shuffle([...events, ...events, ...events], seed);
      expect(await stateAfter(thrice, seed), `seed ${seed}`).toEqual(once);
    }
  });

  test('leave the same state all at once as once in order', { timeout: 90_000 }, async () => {
    const uid = await createWallet();
    const few = events.slice(0, 24);

    await Promise.all(
      shuffle([...few, ...few, ...few], 4).map(({ handler, ...event }) =>
        handler(depsAt(), { ...event, uid }),
      ),
    );

    const { notifications: _, ...once } = await stateAfter(few, null);
    expect(await readState(uid)).toEqual({ ...once, notifications: {} });
  });
});
