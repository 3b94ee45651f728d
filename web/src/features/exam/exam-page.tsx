import { documentPaths } from '@akada/domain/documents/paths';
import type { Sitting } from '@akada/domain/exam/sitting';
import type { Attempt, QuestionSet } from '@akada/domain/practice/schemas';
import { useEffect, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { useLiveDocument } from '@/firebase/live.ts';
import { buttonClass } from '@/ui/button.tsx';
import { ExamIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { isSubmitted, toSitting } from './api/exams.ts';
import { Marks } from './marks/marks.tsx';
import { readExam } from './read-questions.ts';
import { Room } from './room/room.tsx';
import { dropSitting, persistSitting, readSitting, useSitting } from './sitting-store.ts';

/** A mock exam: the room, then the marks. */
export function ExamPage({ attemptId }: { attemptId: string }) {
  const { uid } = useStudent();
  const sitting = useSitting(uid, attemptId);
  const isOpen = sitting?.submitted_at === null;
  useEffect(() => {
    if (!isOpen) return;
    isSubmitted(uid, attemptId).then(
      (isElsewhere) => {
        if (isElsewhere && readSitting(uid, attemptId)?.submitted_at === null) dropSitting(uid, attemptId);
      },
      () => {
        // Without a network, the exam continues on this device.
      },
    );
  }, [uid, attemptId, isOpen]);
  return sitting ? <SatExam uid={uid} sitting={sitting} /> : <StoredExam uid={uid} attemptId={attemptId} />;
}

/** An attempt from another device: this one persists it too, unless it was submitted. */
function StoredExam({ uid, attemptId }: { uid: string; attemptId: string }) {
  const attempt = useLiveDocument<Attempt>(documentPaths.attempt(uid, attemptId));
  const stored = attempt.status === 'ready' && attempt.data?.kind === 'exam' ? attempt.data : null;
  useEffect(() => {
    if (stored && stored.submitted_at === null) persistSitting(uid, toSitting(stored));
  }, [uid, stored]);
  if (attempt.status === 'error') {
    return <ErrorState message="Failed to load the exam" onRetry={attempt.retry} />;
  }
  if (attempt.status === 'ready' && !stored) return <NoExam isOffline={attempt.unconfirmed} />;
  if (!stored || stored.submitted_at === null) return <PageSpinner label="Loading the exam" />;
  return <SatExam uid={uid} sitting={toSitting(stored)} />;
}

/** The room, or after the end the marks. */
function SatExam({ uid, sitting }: { uid: string; sitting: Sitting }) {
  const set = useLiveDocument<QuestionSet>(documentPaths.questionSet(uid, sitting.set_id));
  const text = set.status === 'ready' ? set.data?.questions : undefined;
  const exam = useMemo(() => (text === undefined ? null : readExam(text)), [text]);
  if (set.status === 'error')
    return <ErrorState message="Failed to load the questions" onRetry={set.retry} />;
  if (set.status === 'loading') return <PageSpinner label="Loading the questions" />;
  if (!exam && sitting.submitted_at !== null && !set.unconfirmed)
    return <NoQuestions title={sitting.title} />;
  if (!exam || !set.data) return <NoExam isOffline={set.unconfirmed} />;
  if (sitting.submitted_at === null) return <Room uid={uid} sitting={sitting} exam={exam} />;
  return <Marks sitting={sitting} exam={exam} set={set.data} />;
}

/** The oldest question sets are deleted when there are too many. */
function NoQuestions({ title }: { title: string }) {
  return (
    <>
      <PageHeading>{title}</PageHeading>
      <EmptyState
        icon={ExamIcon}
        title="The questions of this exam were deleted to make room for newer ones."
        scene="lost"
      >
        <Link to="/dashboard/quiz/history" className={buttonClass()}>
          See your score
        </Link>
      </EmptyState>
    </>
  );
}

function NoExam({ isOffline }: { isOffline: boolean }) {
  return (
    <>
      <PageHeading>Exam room</PageHeading>
      {isOffline ? (
        <NotAvailableOffline />
      ) : (
        <EmptyState icon={ExamIcon} title="This exam no longer exists." scene="lost">
          <Link to="/dashboard/quiz/exam" className={buttonClass()}>
            Open the exam room
          </Link>
        </EmptyState>
      )}
    </>
  );
}
