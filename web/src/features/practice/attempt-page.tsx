import { parseQuestions } from '@akada/domain/practice/question-list';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { unreviewedAnswers, withMarks } from '@akada/domain/practice/short-marks';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { PRACTICE_PATH } from '@/lib/practice-path.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { FlashcardsIcon } from '@/ui/icons.ts';
import { MadeByBadge } from '@/ui/made-by-badge.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { useAttempt, useQuestionSet } from './api/practices.ts';
import { Result } from './components/result.tsx';
import { Runner } from './components/runner.tsx';
import { WrongOnes } from './components/wrong-ones.tsx';
import { dropAnswers } from './kept-answers.ts';
import { useAttemptParts } from './practice-parts.ts';
import { useMarks } from './use-marks.ts';
import { useProgress } from './use-progress.ts';

/** An attempt: its questions one by one, and its result after that. */
export function AttemptPage({ attemptId }: { attemptId: string }) {
  const { uid } = useStudent();
  const attempt = useAttempt(uid, attemptId);
  const stored = attempt.status === 'ready' ? attempt.data : null;
  const set = useQuestionSet(uid, stored?.set_id ?? null);
  const text = set.status === 'ready' ? set.data?.questions : undefined;
  const list = useMemo(() => (text === undefined ? null : parseQuestions(text)), [text]);

  if (attempt.status === 'error') {
    return <ErrorState message="Failed to load this practice" onRetry={attempt.retry} />;
  }
  if (attempt.status === 'ready' && !stored) {
    return attempt.unconfirmed ? (
      <NotAvailableOffline />
    ) : (
      <Gone title="This practice doesn't exist any more" />
    );
  }
  if (set.status === 'error')
    return <ErrorState message="Failed to load the questions" onRetry={set.retry} />;
  if (!stored || set.status === 'loading') return <SkeletonRows rows={4} label="Loading the questions" />;
  if (!set.data && set.unconfirmed) return <NotAvailableOffline />;
  return (
    <div className="mx-auto grid max-w-2xl gap-5">
      <div className="grid gap-2">
        <BackLink to={PRACTICE_PATH}>Practice</BackLink>
        <PageHeading>{stored.title}</PageHeading>
        {set.data && (
          <p>
            <MadeByBadge by={set.data.made_by} />
          </p>
        )}
      </div>
      {list && set.data ? (
        <WithQuestions key={attemptId} uid={uid} attempt={stored} set={set.data} list={list} />
      ) : (
        <Gone title={`${stored.right} of ${stored.count} right. The questions were deleted to make room.`} />
      )}
    </div>
  );
}

function Gone({ title }: { title: string }) {
  return (
    <EmptyState icon={FlashcardsIcon} title={title}>
      <Link to={PRACTICE_PATH} className={buttonClass('secondary')}>
        Start another one
      </Link>
    </EmptyState>
  );
}

interface WithQuestionsProps {
  uid: string;
  attempt: Stored<Attempt>;
  set: Stored<QuestionSet>;
  list: QuestionList;
}

function WithQuestions({ uid, attempt, set, list }: WithQuestionsProps) {
  const { PdfPage, ShortAnswerMarker, cards } = useAttemptParts();
  const [page, setPage] = useState<number | null>(null);
  const scoreRef = useRef<HTMLDivElement>(null);
  const { answers, answer, submit } = useProgress(uid, attempt, list.questions);
  const changeMarks = useMarks(uid, attempt, list.questions);
  const { submitted_at } = attempt;
  const unreviewed = useMemo(
    () => unreviewedAnswers(list.questions, attempt.answers),
    [list, attempt.answers],
  );
  const [wasOpen] = useState(submitted_at === null);
  const onPage = set.file && set.file.from !== 'note' ? setPage : undefined;

  useEffect(() => {
    if (submitted_at && !attempt.pending) dropAnswers(uid, attempt.id);
  }, [uid, attempt.id, submitted_at, attempt.pending]);

  return (
    <>
      {submitted_at ? (
        <Result
          attempt={attempt}
          list={list}
          onPage={onPage}
          isNew={wasOpen}
          scoreRef={scoreRef}
          onMark={(index, marked) => changeMarks((all) => ({ ...all, [index]: marked }))}
        >
          {ShortAnswerMarker && unreviewed.length > 0 && (
            <ShortAnswerMarker
              title={attempt.title}
              answers={unreviewed}
              onMarked={(marked, marks) => {
                changeMarks((all) => withMarks(all, marked, marks));
                // The button that was pressed goes once all is marked.
                scoreRef.current?.focus();
              }}
            />
          )}
          <WrongOnes
            uid={uid}
            attemptId={attempt.id}
            answers={attempt.answers}
            endedAt={submitted_at}
            set={set}
            list={list}
            cards={cards}
            canRepeatAll
          />
        </Result>
      ) : (
        <Runner list={list} answers={answers} onAnswer={answer} onFinish={submit} onPage={onPage} />
      )}
      {page !== null && set.file && <PdfPage pdf={set.file} page={page} onClose={() => setPage(null)} />}
    </>
  );
}
