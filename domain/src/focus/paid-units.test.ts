import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completedUnits, type StoredFocus } from './paid-units.ts';

const NOON = Date.UTC(2026, 2, 5, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A session of 25 minutes that ended `ago` minutes before noon and was stored a second later. */
function session(id: string, ago: number, change: Partial<StoredFocus> = {}): StoredFocus {
  const ended = NOON - ago * MINUTE;
  const minutes = change.minutes ?? 25;
  return {
    ...{ id, minutes, day: '2026-03-05', created: new Date(ended + 1_000) },
    ...{ started_at: new Date(ended - minutes * MINUTE), ended_at: new Date(ended) },
    ...change,
  };
}

describe('a focus session completes', () => {
  test('a unit with 25 minutes, two with 50, and none with 24', () => {
    expect(completedUnits([session('a', 0)], 'a')).toEqual([1]);
    expect(completedUnits([session('a', 0, { minutes: 50 })], 'a')).toEqual([1, 2]);
    expect(completedUnits([session('a', 0, { minutes: 24 })], 'a')).toEqual([]);
  });

  test('the unit that earlier sessions of the day began', () => {
    const sessions = [session('a', 60, { minutes: 15 }), session('b', 40, { minutes: 15 }), session('c', 0)];
    expect(sessions.map(({ id }) => completedUnits(sessions, id))).toEqual([[], [1], [2]]);
  });

  test('no unit above the 4 that a day pays', () => {
    const sessions = [90, 60, 30].map((minutes, index) =>
      session(`${index}`, 300 - 100 * index, { minutes }),
    );
    expect(sessions.map(({ id }) => completedUnits(sessions, id))).toEqual([[1, 2, 3], [4], []]);
  });

  test('nothing while another session, stored earlier, was running', () => {
    const during = session('b', 10, { created: new Date(NOON + HOUR) });
    const after = session('c', -30, { created: new Date(NOON + HOUR) });
    const sessions = [session('a', 0), during, after];
    expect(sessions.map(({ id }) => completedUnits(sessions, id))).toEqual([[1], [], [2]]);
  });

  test.each([
    ['ends more than 5 minutes after it was stored', { created: new Date(NOON - 6 * MINUTE) }],
    ['was stored more than 7 days after it ended', { created: new Date(NOON + 7 * 24 * HOUR + 1) }],
    ['is counted on a day that was nowhere when it ended', { day: '2026-03-03' }],
  ])('nothing if it %s', (_, change) => {
    expect(completedUnits([session('a', 0, change)], 'a')).toEqual([]);
  });

  test('a unit if the clock of the phone is 5 minutes ahead, or it was offline for 7 days', () => {
    expect(completedUnits([session('a', 0, { created: new Date(NOON - 5 * MINUTE) })], 'a')).toEqual([1]);
    expect(completedUnits([session('a', 0, { created: new Date(NOON + 7 * 24 * HOUR) })], 'a')).toEqual([1]);
  });

  test('nothing if it is not among the sessions', () => {
    expect(completedUnits([session('a', 0)], 'b')).toEqual([]);
  });
});

test('every unit of a day is completed by one session, whichever sessions each event sees, in 500 runs', () => {
  const days = fc.array(
    fc.record({ minutes: fc.integer({ min: 1, max: 90 }), gap: fc.integer({ min: -30, max: 60 }) }),
    {
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(days, fc.array(fc.nat(8), { minLength: 8, maxLength: 8 }), (lengths, later) => {
      let end = NOON - 12 * HOUR;
      const sessions = lengths.map(({ minutes, gap }, index) => {
        end += (minutes + gap) * MINUTE;
        const created = new Date(NOON + index * 1_000);
        return session(`${index}`, (NOON - end) / MINUTE, { minutes, created });
      });
      // The event of a session sees those stored before, and some stored after it.
      const units = sessions.flatMap(({ id }, index) =>
        completedUnits(sessions.slice(0, index + 1 + (later[index] ?? 0)).reverse(), id),
      );
      expect(units).toEqual(units.map((_, index) => index + 1));
      expect(units.length).toBeLessThanOrEqual(4);
    }),
    { numRuns: 500, seed: 20_260_305 },
  );
});
