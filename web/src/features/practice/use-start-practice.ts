import { useNavigate } from 'react-router-dom';
import { failureReason } from '@/firebase/failure-reason.ts';
import { attemptPath } from '@/lib/practice-path.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { type NewPractice, startPractice } from './api/practices.ts';

/** Starts a practice and opens it. A practice that can't be saved is reported. */
export function useStartPractice(uid: string): (made: NewPractice) => void {
  const navigate = useNavigate();
  return (made) => {
    try {
      const { id, written } = startPractice(uid, made);
      written.catch((error) => {
        warnWithToast(
          'a practice was not saved',
          error,
          `Failed to save your practice: ${failureReason(error)}`,
        );
      });
      navigate(attemptPath(id));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      toast.error(error.message);
    }
  };
}
