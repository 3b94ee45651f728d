import { newCard, rateCard } from '@akada/domain/cards/card';
import { WEIGHT_BOUNDS } from '@akada/domain/cards/fit-limits';
import { RATINGS, type Rating, type Schedule, scheduleOf } from '@akada/domain/cards/memory';
import { daySpan, newCardsLeft, queueAt } from '@akada/domain/cards/queue';
import { isOutdated, replayForked, withMissing } from '@akada/domain/cards/replay';
import type { Card } from '@akada/domain/cards/schemas';
import { formatReview, parseReviews, type Review } from '@akada/domain/cards/sittings';
import { addDays, dayOf, startOfDayIn } from '@akada/domain/days/day';
import { MS_PER_MINUTE } from '@akada/domain/days/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleOf } from './support/sample.ts';

const ZONE = 'Africa/Lagos';
const FIRST_DAY = '2026-01-05';
const DAYS = 180;

/** Schedules by weights of all sizes, as fits could give them. The first one is that of the default weights. */
const weights = fc.tuple(...WEIGHT_BOUNDS.map(([min, max]) => fc.double({ min, max, noNaN: true })));
const SCHEDULES = [
  scheduleOf(0.9),
  ...fc.sample(weights, { seed: 19, numRuns: 20 }).map((of) => scheduleOf(0.9, of)),
];

type StoredCard = Card & { id: string };
/** A change of a card that waits for the network; null deletes the card. */
type Write = { id: string; change: Partial<Card> | null; learned?: string };

interface Device {
  schedule: Schedule;
  /** Whether the server does not have the schedule yet. */
  hasFitted: boolean;
  cards: Map<string, StoredCard>;
  learned: Record<string, number>;
  writes: Write[];
  unsent: Review[];
  /** The sitting of the server up to which this device has merged. */
  merged: number;
}

interface Server {
  schedule: Schedule;
  cards: Map<string, StoredCard>;
  learned: Record<string, number>;
  sittings: { reviews: string; savedAt: Date }[];
  deleted: Set<string>;
}

/**
 * A day on which one device fits its schedule at times, reviews some cards, deletes one at times, and has a network in the
 * evening at times.
 */
const deviceDay = fc.record({
  day: fc.nat(DAYS - 1),
  device: fc.nat(1),
  ratings: fc.array(fc.constantFrom(...RATINGS), { maxLength: 5 }),
  deletes: fc.option(fc.nat(30), { freq: 60 }),
  fit: fc.option(fc.nat(SCHEDULES.length - 1), { freq: 2 }),
  isOnline: fc.boolean(),
});
const student = fc.record({
  cards: fc.integer({ min: 4, max: 20 }),
  newADay: fc.integer({ min: 1, max: 3 }),
  days: fc.uniqueArray(deviceDay, {
    minLength: 20,
    maxLength: 60,
    size: 'max',
    selector: ({ day, device }) => `${day} ${device}`,
  }),
});
type Student = typeof student extends fc.Arbitrary<infer T> ? T : never;

const withoutFits = (plan: Student): Student => ({
  ...plan,
  days: plan.days.map((day) => ({ ...day, fit: null })),
});

async function study({ cards, newADay, days }: Student) {
  const made = startOfDayIn(FIRST_DAY, ZONE);
  const all = Array.from({ length: cards }, (_, index) => ({
    ...newCard({ front: 'Q', back: 'A' }, 'deck', index, made),
    id: `card ${index}`,
  }));
  const [usual] = SCHEDULES;
  if (!usual) throw new Error('no schedule');
  const server: Server = {
    schedule: usual,
    cards: new Map(all.map((card) => [card.id, card])),
    learned: {},
    sittings: [],
    deleted: new Set(),
  };
  const devices = [0, 1].map((): Device => {
    return {
      ...{ schedule: usual, hasFitted: false, cards: new Map(server.cards) },
      ...{ learned: {}, writes: [], unsent: [], merged: 0 },
    };
  });
  for (const { day, device: index, ratings, deletes, fit, isOnline } of days.toSorted(
    (a, b) => a.day - b.day,
  )) {
    const device = devices[index] as Device;
    const fitted = fit === null ? undefined : SCHEDULES[fit];
    if (fitted) Object.assign(device, { schedule: fitted, hasFitted: true });
    ratings.forEach((rating, count) => {
      const minutes = 8 * 60 + count * 7 + index;
      const begins = startOfDayIn(addDays(FIRST_DAY, day), ZONE);
      review(device, rating, new Date(begins.getTime() + minutes * MS_PER_MINUTE), newADay);
    });
    if (deletes !== null) remove(device, `card ${deletes}`);
    if (isOnline) await synchronise(device, server, startOfDayIn(addDays(FIRST_DAY, day + 1), ZONE));
  }
  const end = startOfDayIn(addDays(FIRST_DAY, DAYS), ZONE);
  for (const device of devices) await synchronise(device, server, end);
  return { all, server, log: parseReviews(textOf(server.sittings)) };
}

function review(device: Device, rating: Rating, now: Date, newADay: number): void {
  const today = dayOf(now, ZONE);
  const newLeft = newCardsLeft(device.learned, today, newADay);
  const [card] = queueAt([...device.cards.values()], { now, day: daySpan(now, ZONE), newLeft }).ready;
  // Two reviews of a card at the same millisecond would be the same review.
  if (!card || card.last_review?.getTime() === now.getTime()) return;
  const change = rateCard(card, rating, now, device.schedule);
  device.unsent.push({ card: card.id, at: now, rating, ms: 4_000, before: card });
  device.cards.set(card.id, { ...card, ...change });
  if (card.queue === 'new') device.learned[today] = (device.learned[today] ?? 0) + 1;
  device.writes.push({ id: card.id, change, ...(card.queue === 'new' && { learned: today }) });
}

function remove(device: Device, id: string): void {
  if (device.cards.delete(id)) device.writes.push({ id, change: null });
}

/** What a device does when the network is back: its writes are sent in their order, then it merges. */
async function synchronise(device: Device, server: Server, now: Date): Promise<void> {
  if (device.hasFitted) server.schedule = device.schedule;
  Object.assign(device, { schedule: server.schedule, hasFitted: false });
  const { schedule } = device;
  for (const { id, change, learned } of device.writes) {
    const stored = server.cards.get(id);
    if (!stored) continue;
    if (change) server.cards.set(id, { ...stored, ...change });
    else server.deleted.add(id);
    if (!change) server.cards.delete(id);
    if (learned) server.learned[learned] = (server.learned[learned] ?? 0) + 1;
  }
  if (device.unsent.length > 0) {
    server.sittings.push({ reviews: device.unsent.map(formatReview).join('\n'), savedAt: now });
  }
  const readSince = async (time: Date) =>
    parseReviews(textOf(server.sittings.filter(({ savedAt }) => savedAt >= time)));
  const seen = await withMissing(
    parseReviews(textOf(server.sittings.slice(device.merged))),
    schedule,
    readSince,
  );
  for (const [id, memory] of replayForked(seen, schedule)) {
    const stored = server.cards.get(id);
    if (stored && isOutdated(stored, memory)) server.cards.set(id, { ...stored, ...memory });
  }
  device.merged = server.sittings.length;
  Object.assign(device, { writes: [], unsent: [], cards: new Map(server.cards) });
  device.learned = { ...server.learned };
}

function textOf(sittings: readonly { reviews: string }[]): string {
  return sittings.map(({ reviews }) => reviews).join('\n');
}

/** Each group of students, from a seed of its own. All are 1,150, who take most of a minute. */
const GROUPS = Array.from({ length: 10 }, (_, index) => [
  { seed: 19 + index, students: 100, who: 'who never fit their weights', hasFits: false },
  { seed: 19 + index, students: 15, who: 'whose devices fit any weights in between', hasFits: true },
]);
const { sample: groups, description } = sampleOf(GROUPS, 10);
process.stdout.write(`Groups of simulated students: ${description}\n`);

test.each(groups.flat())(
  '$students students $who lose no card and no review on two devices over 180 days, and keep the limit of a day (seed $seed)',
  async ({ seed, students, hasFits }) => {
    let reviews = 0;
    let forks = 0;
    await fc.assert(
      fc.asyncProperty(student, async (plan) => {
        const { all, server, log } = await study(hasFits ? plan : withoutFits(plan));
        const kept = all.filter(({ id }) => !server.deleted.has(id));

        expect([...server.cards.keys()].sort()).toEqual(kept.map(({ id }) => id).sort());
        const learned: Record<string, number> = {};
        for (const { id } of kept) {
          const card = server.cards.get(id) as StoredCard;
          const ofCard = log.filter((one) => one.card === id).sort((a, b) => a.at.getTime() - b.at.getTime());
          // Every review counts once, and the card is due after the last of them.
          expect(card.reps).toBe(ofCard.length);
          expect(card.last_review).toEqual(ofCard.at(-1)?.at ?? null);
          expect(card.due.getTime()).toBeGreaterThanOrEqual((ofCard.at(-1)?.at ?? card.due).getTime());
          const [first] = ofCard;
          if (first) learned[dayOf(first.at, ZONE)] = (learned[dayOf(first.at, ZONE)] ?? 0) + 1;
          reviews += ofCard.length;
          forks += ofCard.length - new Set(ofCard.map(({ before }) => before.reps)).size;
        }
        expect(Math.max(0, ...Object.values(learned))).toBeLessThanOrEqual(plan.newADay);
      }),
      { seed, numRuns: students },
    );
    // Enough happened for the properties to mean something.
    expect(reviews).toBeGreaterThan(20 * students);
    expect(forks).toBeGreaterThan(2 * students);
  },
  300_000,
);

test('50 reviews of the same cards on each of two devices without a network all count once', async () => {
  const days = [0, 1].map((device) => ({
    ...{ day: 3, device, deletes: null, fit: device, isOnline: false },
    ratings: Array.from({ length: 50 }, (_, index) => RATINGS[(index + device) % 4] as Rating),
  }));
  const { server, log } = await study({ cards: 50, newADay: 50, days });

  expect(log).toHaveLength(100);
  expect([...server.cards.values()].reduce((sum, { reps }) => sum + reps, 0)).toBe(100);
});
