import { useState } from 'react';

interface Held {
  id: string;
  steps: number;
}

/**
 * The card to show: the first one, until something is done with it. Cards that arrive meanwhile must not take its place
 * while the student reads it.
 *
 * @param ready the cards to show, the next one first
 * @param steps how much was done; at another number the first card is shown again
 * @returns the card, and what shows another one at a number of steps
 */
export function useHeldCard<C extends { id: string }>(
  ready: readonly C[],
  steps: number,
): [card: C | undefined, hold: (held: Held) => void] {
  const [held, hold] = useState<Held | null>(null);
  const card = (held?.steps === steps && ready.find(({ id }) => id === held.id)) || ready[0];
  if (card && (held?.id !== card.id || held.steps !== steps)) hold({ id: card.id, steps });
  return [card, hold];
}
