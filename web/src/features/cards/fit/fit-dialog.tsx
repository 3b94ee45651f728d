import type { FsrsFit } from '@akada/domain/cards/fit-schemas';
import { failureReason } from '@/firebase/failure-reason.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { Meter } from '@/ui/meter.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { ErrorState } from '@/ui/states.tsx';
import { FitOutcomeText } from './fit-outcome-text.tsx';
import { FitStart } from './fit-start.tsx';
import { useFit } from './use-fit.ts';
import { useReviewCount } from './use-review-count.ts';

interface FitDialogProps {
  uid: string;
  onFit: (fit: FsrsFit) => void;
  onClose: () => void;
}

/** Counts the student's reviews, fits the spacing to them on request, and says what that changed. */
export function FitDialog({ uid, onFit, onClose }: FitDialogProps) {
  const count = useReviewCount(uid);
  const { stage, start, cancel } = useFit(uid, onFit);
  if (count.error) {
    return (
      <Dialog title="Fit to my reviews" onClose={onClose}>
        <ErrorState
          message={`Failed to count your reviews: ${failureReason(count.error)}`}
          onRetry={count.retry}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title="Fit to my reviews" onClose={onClose}>
      {!count.data && <PageSpinner label="Counting your reviews" />}
      {count.data && stage.name === 'ready' && (
        <div className="grid gap-4">
          {stage.error && <Alert look="destructive">{stage.error}</Alert>}
          <FitStart count={count.data} onStart={start} onClose={onClose} />
        </div>
      )}
      {count.data && stage.name === 'running' && (
        <div className="grid gap-3">
          <p role="status">{stage.isFitting ? 'Fitting the spacing…' : 'Reading your reviews…'}</p>
          <Meter label="Reading your reviews" value={stage.read} max={Math.max(1, count.data.reviews)} />
          <Button look="secondary" className="justify-self-end" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {stage.name === 'done' && (
        <div className="grid gap-4">
          <FitOutcomeText outcome={stage.outcome} />
          <Button className="justify-self-end" onClick={onClose}>
            Done
          </Button>
        </div>
      )}
    </Dialog>
  );
}
