import { daySpan } from '@akada/domain/cards/queue';
import { useState } from 'react';
import { currentZone } from '@/lib/zone.ts';

/**
 * How many new cards may still be learned today. The cards of this sitting count at once, before the stored number has
 * them.
 *
 * @param learnedToday as stored; null while that is unknown
 * @param learnedHere when new cards were learned in this sitting
 * @param limit new cards a day
 */
export function useNewLeft(learnedToday: number | null, learnedHere: readonly Date[], limit: number): number {
  const today = daySpan(new Date(), currentZone()).start.getTime();
  const here = learnedHere.filter((at) => at.getTime() >= today).length;
  const [first, setFirst] = useState<{ day: number; learned: number } | null>(null);
  if (learnedToday !== null && first?.day !== today) {
    setFirst({ day: today, learned: learnedToday - here });
  }
  if (learnedToday === null) return 0;
  const learned = Math.max(learnedToday, (first?.learned ?? learnedToday) + here);
  return Math.max(0, limit - learned);
}
