import type { FitOutcome } from '@akada/domain/cards/fit';
import { FIT_LIMITS } from '@akada/domain/cards/fit-limits';
import { quantity } from '@akada/domain/text/plural';
import { Alert } from '@/ui/alert.tsx';

/** What came of a fit, with the errors that decided. */
export function FitOutcomeText({ outcome }: { outcome: FitOutcome }) {
  if (outcome.kind === 'too few') {
    return (
      <Alert look="info">
        Only {quantity(outcome.reviews, 'review')} can be used: those of flashcards that you first reviewed in
        Akada. {FIT_LIMITS.reviews} are needed, so the spacing stays as it is.
      </Alert>
    );
  }
  if (outcome.kind === 'too close') {
    return (
      <Alert look="info">
        Too few of your flashcards were reviewed on more than one day. Review for some more days, then try
        again.
      </Alert>
    );
  }
  const { fit, recalls } = outcome;
  return (
    <>
      <Alert look="success">
        {fit.weights
          ? 'Your flashcards are now spaced by your own reviews. Each one changes at its next review.'
          : 'The usual spacing already suits your reviews best, so it stays.'}
      </Alert>
      <p>
        Akada predicted your newest {quantity(recalls, 'recall')} both ways. The error (log loss, lower is
        better):
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <dt>Fitted to your earlier reviews</dt>
        <dd className="tabular">{fit.error.toFixed(3)}</dd>
        <dt>Usual spacing</dt>
        <dd className="tabular">{fit.usual_error.toFixed(3)}</dd>
      </dl>
    </>
  );
}
