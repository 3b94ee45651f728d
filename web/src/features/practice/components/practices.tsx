import type { Attempt } from '@akada/domain/practice/schemas';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { attemptPath } from '@/lib/practice-path.ts';
import { relativeTime } from '@/lib/relative-time.ts';
import { IconButton } from '@/ui/button.tsx';
import { deleteWithUndo } from '@/ui/delete-with-undo.ts';
import { DeleteIcon } from '@/ui/icons.ts';
import { ShowMore } from '@/ui/show-more.tsx';
import { ErrorState, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { deleteAttempt, usePractices } from '../api/practices.ts';
import { dropAnswers } from '../kept-answers.ts';

/** The student's practices: those to resume, and the results of the others. */
export function Practices({ uid }: { uid: string }) {
  const list = useWithoutDeleted(
    usePractices(uid, (error) =>
      warnWithToast(
        'older practices failed',
        error,
        `Failed to load older practices: ${failureReason(error)}`,
      ),
    ),
  );
  const { live, all } = list;
  if (live.status === 'error')
    return <ErrorState message="Failed to load your practices" onRetry={live.retry} />;
  if (live.status === 'loading') return <SkeletonRows rows={2} label="Loading your practices" />;
  if (all.length === 0) return null;

  function remove({ id }: Stored<Attempt>) {
    deleteWithUndo(id, {
      done: 'Practice deleted',
      deleteItem: () => {
        dropAnswers(uid, id);
        return deleteAttempt(uid, id);
      },
      onFailure: (error) =>
        warnWithToast('a practice was not deleted', error, `Failed to delete it: ${failureReason(error)}`),
    });
  }

  return (
    <section aria-labelledby="practices">
      <h2 id="practices" className="mb-2 text-lg font-bold">
        Your practices
      </h2>
      <ul className="grid gap-2">
        {all.map((attempt) => (
          <li key={attempt.id} className="flex items-center rounded-2xl border border-line bg-surface">
            <Link to={attemptPath(attempt.id)} className="grid min-h-11 min-w-0 grow px-4 py-2">
              <span className="font-semibold wrap-anywhere">{attempt.title}</span>
              <span className="text-sm text-ink-soft">
                {attempt.submitted_at
                  ? `${attempt.right} of ${attempt.count} right · ${relativeTime(attempt.submitted_at)}`
                  : `Not finished · resume where you stopped`}
              </span>
            </Link>
            <IconButton label={`Delete ${attempt.title}`} look="danger" onClick={() => remove(attempt)}>
              <DeleteIcon aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ShowMore list={list} className="mt-3" />
    </section>
  );
}
