import { examAttemptsQuery } from '@akada/domain/exam/queries';
import type { Attempt } from '@akada/domain/practice/schemas';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { usePaged } from '@/firebase/use-paged.ts';
import { instantText } from '@/lib/time.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { Badge } from '@/ui/badge.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { ExamIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { endClosedExams } from '../end-exam.ts';
import { ScoreChart } from './score-chart.tsx';

/** The student's mock exams with their scores over time. */
export function HistoryPage() {
  const { uid } = useStudent();
  const attempts = usePaged<Attempt>(examAttemptsQuery(uid), (error) => {
    warnWithToast('older exams were not read', error, `Failed to load older exams: ${failureReason(error)}`);
  });
  useEffect(() => {
    void endClosedExams(uid);
  }, [uid]);
  const { live, all } = attempts;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>History</PageHeading>
      </header>
      {live.status === 'loading' && <SkeletonRows rows={4} label="Loading your exams" />}
      {live.status === 'error' && <ErrorState message="Failed to load your exams" onRetry={live.retry} />}
      {live.status === 'ready' && all.length === 0 && <NoExams isOffline={live.unconfirmed} />}
      {all.length > 0 && (
        <>
          <ScoreChart attempts={all} />
          <section aria-labelledby="exams">
            <h2 id="exams" className="mb-2 text-lg font-bold">
              Mock exams
            </h2>
            <ul className="grid gap-2">
              {all.map((attempt) => (
                <li key={attempt.id}>
                  <AttemptRow attempt={attempt} />
                </li>
              ))}
            </ul>
            <ShowMore list={attempts} className="mt-3" />
          </section>
        </>
      )}
    </div>
  );
}

function NoExams({ isOffline }: { isOffline: boolean }) {
  if (isOffline) return <NotAvailableOffline />;
  return (
    <EmptyState icon={ExamIcon} title="You haven't sat a mock exam yet.">
      <Link to="/dashboard/quiz/exam" className={buttonClass()}>
        Open the exam room
      </Link>
    </EmptyState>
  );
}

function AttemptRow({ attempt }: { attempt: Stored<Attempt> }) {
  const { id, title, count, right, score, started_at, submitted_at } = attempt;
  return (
    <Link
      to={`/dashboard/quiz/exam?attempt=${id}`}
      className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken"
    >
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold">{title}</span>
        <span className="text-sm text-ink-soft">
          {instantText(started_at, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      {submitted_at ? (
        <span className="text-right">
          <span className="block font-bold tabular-nums">{score}%</span>
          <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
            {right} of {count}
          </span>
        </span>
      ) : (
        <Badge tone="marigold">Not submitted</Badge>
      )}
    </Link>
  );
}
