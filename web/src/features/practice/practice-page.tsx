import { useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { attemptPath } from '@/lib/practice-path.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { type NewPractice, startPractice } from './api/practices.ts';
import { Practices } from './components/practices.tsx';
import { usePracticeParts } from './practice-parts.ts';

/** Makes questions of what a student has, and lists earlier practices (docs/product.md, Practice). */
export function PracticePage() {
  const { uid } = useStudent();
  const { QuestionMaker } = usePracticeParts();
  const navigate = useNavigate();

  function begin(made: NewPractice) {
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
  }

  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <div className="grid gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>Practice</PageHeading>
        <p className="text-ink-soft">
          Questions from your own notes, files and decks, made on this device or with AI.
        </p>
      </div>
      <QuestionMaker onMade={begin} />
      <Practices uid={uid} />
    </div>
  );
}
