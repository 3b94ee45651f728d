import { newMemory, type Rating, scheduleOf } from '@akada/domain/cards/memory';
import { formatReview } from '@akada/domain/cards/sittings';
import { MS_PER_DAY } from '@akada/domain/days/durations';

const START = new Date('2026-01-05T08:00:00Z').getTime();
const schedule = scheduleOf(0.9);

/** The reviews of each card in {@link forgetfulLog}. */
export const REVIEWS_EACH = 8;

/**
 * The log of cards that are reviewed when they are due. What is remembered fades with a half-life of some days. The same
 * each time.
 */
export function forgetfulLog(cards: number, halfLife: number): string {
  let state = 28;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return Array.from({ length: cards }, (_, index) => {
    let memory = newMemory(new Date(START + (index % 40) * MS_PER_DAY));
    return Array.from({ length: REVIEWS_EACH }, (_review, count) => {
      const at = memory.due;
      const days = memory.last_review ? (at.getTime() - memory.last_review.getTime()) / MS_PER_DAY : 0;
      const rating: Rating = random() < 0.5 ** (days / (halfLife * (count + 1))) ? 'good' : 'again';
      const review = formatReview({ card: `card ${index}`, at, rating, ms: 4_000, before: memory });
      memory = schedule(memory, rating, at);
      return review;
    });
  })
    .flat()
    .join('\n');
}
