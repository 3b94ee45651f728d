import { useEffect, useReducer, useState } from 'react';
import { countReviews, type ReviewCount } from '../api/review-log.ts';

interface Counted {
  data?: ReviewCount;
  error?: unknown;
}

/** How many reviews the student has, counted once when the dialog opens. */
export function useReviewCount(uid: string): Counted & { retry: () => void } {
  const [counted, setCounted] = useState<Counted>({});
  const [attempt, retry] = useReducer((last: number) => last + 1, 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt counts again.
  useEffect(() => {
    let isOpen = true;
    setCounted({});
    countReviews(uid).then(
      (data) => isOpen && setCounted({ data }),
      (error: unknown) => {
        console.warn('the reviews could not be counted', error);
        if (isOpen) setCounted({ error });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [uid, attempt]);
  return { ...counted, retry };
}
