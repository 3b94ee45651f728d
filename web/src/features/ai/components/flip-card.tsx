import { useState } from 'react';

/** A card that flips when pressed. */
export function FlipCard({ card }: { card: { front: string; back: string } }) {
  const [isBack, setIsBack] = useState(false);
  return (
    <button
      type="button"
      aria-pressed={isBack}
      onClick={() => setIsBack(!isBack)}
      className="grid min-h-52 w-full place-content-center gap-3 rounded-card border border-line bg-surface p-6 text-center shadow-card transition-colors hover:bg-sunken"
    >
      <span className="text-xs font-semibold text-ink-soft uppercase">{isBack ? 'Answer' : 'Question'}</span>
      <span aria-live="polite" className="text-lg font-semibold text-balance whitespace-pre-line">
        {isBack ? card.back : card.front}
      </span>
      <span className="text-sm text-ink-soft">{isBack ? 'Tap for the question' : 'Tap for the answer'}</span>
    </button>
  );
}
