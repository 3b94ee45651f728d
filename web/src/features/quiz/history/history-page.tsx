import { attemptsQuery } from '@akada/domain/practice/queries';
import type { Attempt } from '@akada/domain/practice/schemas';
import { Link, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { usePaged } from '@/firebase/use-paged.ts';
import { useWithoutDeleted } from '@/lib/deferred-deletions.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { PastAttemptsIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { ShowMore } from '@/ui/show-more.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { TabLinks } from '@/ui/tabs.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { AttemptRow } from './attempt-row.tsx';
import { ScoreChart } from './score-chart.tsx';

const VIEWS = [
  { id: 'all', label: 'All' },
  { id: 'practice', label: 'Practice' },
  { id: 'exam', label: 'Exams' },
] as const;

/** The student's practices and mock exams with their scores over time. */
export function HistoryPage() {
  const { uid } = useStudent();
  const [params] = useSearchParams();
  const view = VIEWS.find(({ id }) => id === params.get('show'))?.id ?? 'all';
  const attempts = useWithoutDeleted(
    usePaged<Attempt>(attemptsQuery(uid, view === 'all' ? undefined : view), (error) => {
      warnWithToast(
        'older attempts were not read',
        error,
        `Failed to load older ones: ${failureReason(error)}`,
      );
    }),
  );
  const { live, all } = attempts;
  return (
    <div className="grid gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/quiz">Quiz</BackLink>
        <PageHeading>History</PageHeading>
      </header>
      <TabLinks
        label="History"
        tabs={VIEWS}
        value={view}
        addressOf={(id) => (id === 'all' ? '?' : `?show=${id}`)}
      />
      {live.status === 'loading' && <SkeletonRows rows={4} label="Loading your history" />}
      {live.status === 'error' && <ErrorState message="Failed to load your history" onRetry={live.retry} />}
      {live.status === 'ready' &&
        all.length === 0 &&
        (live.unconfirmed ? <NotAvailableOffline /> : <NoAttempts view={view} />)}
      {all.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-6 @4xl/page:grid-cols-2">
          <ScoreChart attempts={all} />
          <section aria-labelledby="attempts">
            <h2 id="attempts" className="mb-2 text-lg font-bold">
              {view === 'practice' ? 'Practices' : view === 'exam' ? 'Mock exams' : 'Practice and mock exams'}
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
        </div>
      )}
    </div>
  );
}

function NoAttempts({ view }: { view: (typeof VIEWS)[number]['id'] }) {
  const title = {
    all: "You haven't practised or sat a mock exam yet.",
    practice: "You haven't practised yet.",
    exam: "You haven't sat a mock exam yet.",
  }[view];
  return (
    <EmptyState icon={PastAttemptsIcon} title={title}>
      {view !== 'exam' && (
        <Link to="/dashboard/quiz/practice" className={buttonClass()}>
          Practise
        </Link>
      )}
      {view !== 'practice' && (
        <Link to="/dashboard/quiz/exam" className={buttonClass(view === 'all' ? 'secondary' : 'primary')}>
          Open the exam room
        </Link>
      )}
    </EmptyState>
  );
}
