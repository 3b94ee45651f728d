import type { CardText } from '@akada/domain/ai/result-schemas';
import { useState } from 'react';
import { CardSource } from '@/ui/card-source.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';

/** A card that flips when pressed. Both sides take up space, so flipping moves nothing below it. */
export function FlipCard({ card }: { card: CardText }) {
  const [isBack, setIsBack] = useState(false);
  const side = (isShown: boolean) => ({
    'aria-hidden': !isShown,
    className: `grid min-w-0 content-center gap-3 [grid-area:1/1] ${isShown ? '' : 'invisible'}`,
  });
  return (
    <div className="relative grid min-h-52 grid-rows-[auto_1fr_auto] justify-items-center gap-3 rounded-card border border-line bg-surface p-6 text-center shadow-card color-transition hover:bg-sunken">
      <p className="text-xs font-semibold text-ink-soft uppercase">{isBack ? 'Answer' : 'Question'}</p>
      <div aria-live="polite" className="grid w-full min-w-0">
        <div {...side(!isBack)}>
          <div className="text-lg font-semibold text-balance whitespace-pre-line">
            <FormulaText>{card.front}</FormulaText>
          </div>
        </div>
        <div {...side(isBack)}>
          <div className="text-lg font-semibold text-balance whitespace-pre-line">
            <FormulaText>{card.back}</FormulaText>
          </div>
          <CardSource card={card} />
        </div>
      </div>
      <button
        type="button"
        aria-pressed={isBack}
        onClick={() => setIsBack(!isBack)}
        className="text-sm text-ink-soft after:absolute after:inset-0 after:rounded-card"
      >
        {isBack ? 'Tap for the question' : 'Tap for the answer'}
      </button>
    </div>
  );
}
