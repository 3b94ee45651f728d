import { CitedPage } from '@/features/ai/components/cited-page.tsx';
import { type CardParts, CardPartsContext } from '@/features/cards/card-parts.ts';
import { ReviewPage } from '@/features/cards/review-page.tsx';
import { CallablesProvider } from './callables-provider.tsx';

const PARTS: CardParts = { PdfPage: CitedPage };

/** The review of all decks, with what it uses of the AI Lab. */
export function ReviewRoute() {
  return (
    <CallablesProvider>
      <CardPartsContext value={PARTS}>
        <ReviewPage />
      </CardPartsContext>
    </CallablesProvider>
  );
}
