/**
 * Checks that changing zones gains a student nothing, with the server's copy of the zone and every daily limit.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newAccount } from '../account/account.ts';
import { dailyLimit, FREE_PDF_UPLOADS } from '../payments/plans.ts';
import { ACTIONS } from '../points/actions.ts';
import { type AccountZone, countedDay, uploadDay, zoneUpdate } from './counted-day.ts';
import type { Day } from './day.ts';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 0, 1);
const DAYS = 21;
const EAST = 'Pacific/Kiritimati';
const WEST = 'Etc/GMT+12';
/** Without clock changes: a week of these has 168 hours. */
const ZONES = [EAST, WEST, 'Africa/Lagos', 'Asia/Kathmandu', 'Pacific/Honolulu', 'UTC'];

/** The daily limits of the free plan, each with the day by which it is counted. */
const LIMITS: readonly { what: string; aDay: number; dayOf: (at: Date, account: AccountZone) => Day }[] = [
  { what: 'AI uses', aDay: dailyLimit('free', 'ai_tools') ?? 0, dayOf: countedDay },
  { what: 'PDF uploads', aDay: FREE_PDF_UPLOADS, dayOf: uploadDay },
  ...Object.entries(ACTIONS).map(([what, { perDay }]) => ({ what, aDay: perDay, dayOf: countedDay })),
];

/**
 * For each limit, the most that any 7 days allow a student who uses it up at every half hour.
 *
 * @param zoneAt gives the zone in the settings at a half hour
 */
function mostInAWeek(zoneAt: (step: number) => string): Record<string, number> {
  let account: AccountZone = newAccount(new Date(START), zoneAt(0));
  const taken = LIMITS.map(() => [] as number[]);
  const used = LIMITS.map(() => new Map<Day, number>());
  for (let step = 0; step < DAYS * 48; step += 1) {
    const at = new Date(START + (step * HOUR) / 2);
    // As the trigger of the settings does, and the schedule when a waiting change is due.
    const isChanged = step > 0 && zoneAt(step) !== zoneAt(step - 1);
    const isDue = account.zone_due != null && account.zone_due <= at;
    if (isChanged || isDue) account = { ...account, ...zoneUpdate(account, zoneAt(step), at).changes };
    for (const [index, { aDay, dayOf }] of LIMITS.entries()) {
      const day = dayOf(at, account);
      const left = aDay - (used[index]?.get(day) ?? 0);
      used[index]?.set(day, aDay);
      taken[index]?.push(left);
    }
  }
  return Object.fromEntries(LIMITS.map(({ what }, index) => [what, mostOf(taken[index] ?? [], 7 * 48)]));
}

/** The largest sum of so many numbers in a row. */
function mostOf(numbers: readonly number[], count: number): number {
  let [sum, most] = [0, 0];
  for (const [index, number] of numbers.entries()) {
    sum += number - (numbers[index - count] ?? 0);
    most = Math.max(most, sum);
  }
  return most;
}

const EIGHT_DAYS = Object.fromEntries(LIMITS.map(({ what, aDay }) => [what, 8 * aDay]));

describe('7 days allow at most 8 times the daily quotas', () => {
  test.each([1, 12, 24, 25, 26, 36, 48])(
    'for a student who switches between UTC+14 and UTC-12 every %i hours',
    (hours) => {
      const most = mostInAWeek((step) => (Math.floor(step / (2 * hours)) % 2 ? WEST : EAST));
      for (const { what } of LIMITS) expect(most[what], what).toBeLessThanOrEqual(EIGHT_DAYS[what] ?? 0);
    },
  );

  test('for a student who never changes the zone, who gets exactly that many', () => {
    expect(mostInAWeek(() => 'Africa/Lagos')).toEqual(EIGHT_DAYS);
  });

  test('for a student who changes to any zone at any time', () => {
    const change = fc.record({ hours: fc.integer({ min: 1, max: 60 }), zone: fc.constantFrom(...ZONES) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (changes) => {
        const zones = changes.flatMap(({ hours, zone }) => Array.from({ length: 2 * hours }, () => zone));
        const most = mostInAWeek((step) => zones[step % zones.length] ?? EAST);
        for (const { what } of LIMITS) expect(most[what], what).toBeLessThanOrEqual(EIGHT_DAYS[what] ?? 0);
      }),
      { seed: 20_260_304, numRuns: 8 },
    );
  });
});
