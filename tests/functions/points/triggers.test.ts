import { utcDay } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { ACTIONS } from '@akada/domain/points/actions';
import {
  entryWritten,
  focusSessionCreated,
  journalEntryCreated,
  taskWritten,
} from '@akada/functions/src/points/triggers.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { createChange, createWallet, db, depsAt, readPoints, readState, shuffle } from './wallet.ts';

const HOUR = 3_600_000;
const pending = { status: 'pending' };
const completed = { status: 'completed' };

describe('a task', () => {
  test.each([
    ['is completed', pending, completed, 5],
    ['is added as completed', undefined, completed, 5],
    ['is completed from in progress', { status: 'in_progress' }, completed, 5],
    ['is added', undefined, pending, 0],
    ['is renamed when completed', completed, { ...completed, title: 'Other' }, 0],
    ['is opened again', completed, pending, 0],
    ['is deleted', completed, undefined, 0],
  ])('that %s earns its points', async (_, before, after, paid) => {
    const uid = await createWallet();

    await taskWritten(depsAt(), createChange(uid, { before, after }));

    expect((await readPoints(uid)).total_points).toBe(paid);
  });

  test('earns 5 points once, however often and on whatever days it is toggled', async () => {
    const uid = await createWallet();
    for (const days of [0, 0, 1, 2]) {
      const at = new Date(NOW.getTime() + days * 24 * HOUR);
      await taskWritten(depsAt(), createChange(uid, { before: pending, after: completed, at }));
      await taskWritten(depsAt(), createChange(uid, { before: completed, after: pending, at }));
    }

    expect(await readPoints(uid)).toMatchObject({ total_points: 5, tasks_completed: 1, current_streak: 1 });
  });

  test('earns points for the day on which it happened, not on which the event arrives', async () => {
    const uid = await createWallet();
    const at = new Date('2025-12-31T22:59:59.999Z');

    await taskWritten(depsAt(), createChange(uid, { before: pending, after: completed, at }));

    expect(Object.keys((await readState(uid)).days)).toEqual(['2025-12-31']);
  });
});

describe('a schedule entry', () => {
  const open = { completed: false };
  const done = { completed: true };

  test.each([
    ['pays 5 points when it is ticked', open, done, 5],
    ['pays nothing when it is added as completed', undefined, done, 0],
    ['pays nothing when it is added', undefined, open, 0],
    ['pays nothing when it is renamed after it was ticked', done, { ...done, title: 'Other' }, 0],
    ['pays nothing when it is opened again', done, open, 0],
    ['pays nothing when it is deleted', done, undefined, 0],
  ])('%s', async (_, before, after, paid) => {
    const uid = await createWallet();

    await entryWritten(depsAt(), createChange(uid, { before, after }));

    expect((await readPoints(uid)).total_points).toBe(paid);
  });

  test('earns points once and keeps the streak however often it is ticked, but completes no task', async () => {
    const uid = await createWallet();
    for (const days of [0, 0, 1]) {
      const at = new Date(NOW.getTime() + days * 24 * HOUR);
      await entryWritten(depsAt(), createChange(uid, { before: open, after: done, at }));
      await entryWritten(depsAt(), createChange(uid, { before: done, after: open, at }));
    }
    const tomorrow = new Date(NOW.getTime() + 24 * HOUR);
    await entryWritten(
      depsAt(tomorrow),
      createChange(uid, { id: 'two', before: open, after: done, at: tomorrow }),
    );

    expect(await readPoints(uid)).toMatchObject({ total_points: 10, current_streak: 2, tasks_completed: 0 });
    expect(Object.keys((await readState(uid)).ledger).sort()).toEqual(['entry:one', 'entry:two']);
  });

  test('earns points up to its own daily cap, apart from tasks', async () => {
    const uid = await createWallet();
    const { points, perDay } = ACTIONS.entry_completed;
    for (let index = 0; index <= perDay; index += 1) {
      await entryWritten(depsAt(), createChange(uid, { id: `e${index}`, before: open, after: done }));
    }
    await taskWritten(depsAt(), createChange(uid, { before: pending, after: completed }));

    expect((await readPoints(uid)).total_points).toBe(perDay * points + 5);
  });
});

test('two journal entries of one day earn 10 points once, whatever day they are about', async () => {
  const uid = await createWallet();
  for (const [id, entry_date] of [
    ['one', '2026-03-01'],
    ['two', '2026-02-28'],
  ] as const) {
    await journalEntryCreated(depsAt(), createChange(uid, { id, after: { entry_date } }));
  }

  expect(await readPoints(uid)).toMatchObject({ total_points: 10 });
});

test('a journal entry whose event arrives late earns points for the day on which it was written', async () => {
  const uid = await createWallet();
  const written = new Date('2026-02-10T20:00:00.000Z');

  await journalEntryCreated(
    depsAt(),
    createChange(uid, { id: 'late', after: { created_at: Timestamp.fromDate(written) }, at: NOW }),
  );

  expect(Object.keys((await readState(uid)).days)).toEqual(['2026-02-10']);
});

describe('focus sessions', () => {
  const MINUTE = 60_000;
  /** In minutes. */
  const DAY = 24 * 60;
  const now = Date.now();
  /** Stores a session that ended so many minutes ago by the server's clock, and returns its event. */
  async function focus(uid: string, id: string, minutes: number, ago: number) {
    const ended = now - ago * MINUTE;
    const day = utcDay(new Date(now - Math.max(0, Math.floor(ago / DAY)) * DAY * MINUTE));
    const session = {
      ...{ minutes, day, started_at: new Date(ended - minutes * MINUTE), ended_at: new Date(ended) },
    };
    await db.doc(documentPaths.focusSession(uid, id)).set(session);
    return createChange(uid, { id, after: session });
  }

  test('earn 5 points for each 25 minutes of a day, up to 4 times, whatever the order of their events', async () => {
    const uid = await createWallet();
    const sessions = await Promise.all(
      [20, 30, 25, 20, 5].map((minutes, index) => focus(uid, `s${index}`, minutes, 3 * DAY + 100 * index)),
    );

    await Promise.all(
      shuffle([...sessions, ...sessions, ...sessions], 7).map((change) =>
        focusSessionCreated(depsAt(), change),
      ),
    );

    const { points, days, ledger } = await readState(uid);
    const [day] = sessions.map(({ after }) => after?.day);
    expect(Object.keys(ledger).sort()).toEqual([1, 2, 3, 4].map((unit) => `focus:${day}:${unit}`));
    expect(points).toMatchObject({ total_points: 20, current_streak: 1, last_activity_date: lagosDay(NOW) });
    expect(days[lagosDay(NOW)]?.counts).toEqual({ focus_minutes: 4 });
  });

  test('earn the points of one when 20 of the same time are stored at once', async () => {
    const uid = await createWallet();
    const forged = await Promise.all(
      Array.from({ length: 20 }, (_, index) => focus(uid, `s${index}`, 25, 60)),
    );

    await Promise.all(forged.map((change) => focusSessionCreated(depsAt(), change)));

    expect((await readPoints(uid)).total_points).toBe(5);
  });

  test('earn nothing a week later, or for a day to come', async () => {
    const uid = await createWallet();
    const [old, future] = [await focus(uid, 'old', 25, 8 * DAY), await focus(uid, 'new', 25, -60)];

    for (const change of [old, future]) await focusSessionCreated(depsAt(), change);

    expect((await readPoints(uid)).total_points).toBe(0);
  });
});
