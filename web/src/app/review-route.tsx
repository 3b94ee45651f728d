import { useEffect } from 'react';
import { type CardParts, CardPartsContext } from '@/features/cards/card-parts.ts';
import { ReviewPage } from '@/features/cards/review-page.tsx';
import { whenIdle } from '@/lib/when-idle.ts';
import { CitedPage, DeckExport, preloadStudyDialogs } from './lazy-study-dialogs.ts';

const PARTS: CardParts = { PdfPage: CitedPage, DeckExport };

/** The review of all decks, with what it uses of the AI Lab. */
export function ReviewRoute() {
  useEffect(() => {
    return whenIdle(preloadStudyDialogs);
  }, []);
  return (
    <CardPartsContext value={PARTS}>
      <ReviewPage />
    </CardPartsContext>
  );
}
