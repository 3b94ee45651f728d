import { FIT_LIMITS } from '@akada/domain/cards/fit-limits';
import { formatCount, plural } from '@akada/domain/text/plural';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Meter } from '@/ui/meter.tsx';
import type { ReviewCount } from '../api/review-log.ts';

interface FitStartProps {
  count: ReviewCount;
  onStart: () => void;
  onClose: () => void;
}

/** How many reviews there are, how many are needed, and what a fit does. */
export function FitStart({ count: { reviews, isOnDeviceOnly }, onStart, onClose }: FitStartProps) {
  const isEnough = reviews >= FIT_LIMITS.reviews;
  return (
    <>
      <p>
        Flashcards follow how fast most people forget. From {FIT_LIMITS.reviews} reviews on, Akada can measure
        how fast you forget and space your flashcards by that.
      </p>
      {isOnDeviceOnly && <Alert look="info">You're offline: only the reviews on this device count.</Alert>}
      <p className="font-semibold">
        You have {formatCount(reviews)} {plural(reviews, 'review')}.
        {!isEnough && ` ${FIT_LIMITS.reviews} are needed.`}
      </p>
      {!isEnough && <Meter label="Reviews so far" value={reviews} max={FIT_LIMITS.reviews} />}
      {isEnough && (
        <p className="text-sm text-ink-soft">
          It takes a few seconds on this device. The first time, it downloads half a megabyte.
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
        {isEnough && <Button onClick={onStart}>Fit now</Button>}
      </div>
    </>
  );
}
