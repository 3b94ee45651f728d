import { wrongQuestions } from '@akada/domain/practice/mistakes';
import { parseQuestions, pickQuestions } from '@akada/domain/practice/question-list';
import type { Attempt, QuestionList, QuestionSet } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { attemptPath, PRACTICE_PATH } from '@/lib/practice-path.ts';
import { usePersistedChoice } from '@/lib/use-persisted-choice.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { AddIcon, FlashcardsIcon, RetryIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { startPractice, useAttempt, useQuestionSet } from './api/practices.ts';
import { Result } from './components/result.tsx';
import { Runner } from './components/runner.tsx';
import { dropAnswers } from './kept-answers.ts';
import { usePracticeParts } from './practice-parts.ts';
import { useProgress } from './use-progress.ts';
import { useWrongCards } from './use-wrong-cards.ts';

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
  const { PdfPage } = usePracticeParts();
  const [page, setPage] = useState<number | null>(null);
  const { answers, answer, submit } = useProgress(uid, attempt, list.questions);
  const [wrongOnes, setWrongOnes] = usePersistedChoice('akada.practice-cards', ['ask', 'add']);
  const { busy, makeCards } = useWrongCards(uid, attempt.id, set);
  const isSubmitted = attempt.submitted_at !== null;
  const onPage = set.file && set.file.from !== 'note' ? setPage : undefined;

  useEffect(() => {
    if (isSubmitted && !attempt.pending) dropAnswers(uid, attempt.id);
  }, [uid, attempt.id, isSubmitted, attempt.pending]);

  function finish() {
    submit();
    if (wrongOnes === 'add') void makeCards(list.questions, answers);
  }

  return (
    <>
      {isSubmitted ? (
        <Result attempt={attempt} list={list} onPage={onPage}>
          <WrongOnes
            uid={uid}
            attempt={attempt}
            set={set}
            list={list}
            busy={busy}
            addsThem={wrongOnes === 'add'}
            onAddsThem={(adds) => setWrongOnes(adds ? 'add' : 'ask')}
            onMakeCards={() => void makeCards(list.questions, attempt.answers)}
          />
        </Result>
      ) : (
        <Runner list={list} answers={answers} onAnswer={answer} onFinish={finish} onPage={onPage} />
      )}
      {page !== null && set.file && <PdfPage pdf={set.file} page={page} onClose={() => setPage(null)} />}
    </>
  );
}

interface WrongOnesProps extends WithQuestionsProps {
  busy: boolean;
  /** Whether cards are made of wrong answers without asking. */
  addsThem: boolean;
  onAddsThem: (adds: boolean) => void;
  onMakeCards: () => void;
}

/** What a student can do with the questions that they answered wrong. */
function WrongOnes({ uid, attempt, set, list, busy, addsThem, onAddsThem, onMakeCards }: WrongOnesProps) {
  const navigate = useNavigate();
  const wrong = wrongQuestions(list.questions, attempt.answers);

  function again(indexes: readonly number[]) {
    const { title, from, file, deck_id } = set;
    const { id, written } = startPractice(uid, {
      ...{ title, from, list: pickQuestions(list, indexes) },
      ...(file && { file }),
      ...(deck_id !== undefined && { deck_id }),
    });
    written.catch((error) => {
      warnWithToast(
        'a practice was not saved',
        error,
        `Failed to save your practice: ${failureReason(error)}`,
      );
    });
    navigate(attemptPath(id));
  }

  return (
    <section aria-label="Next" className="grid gap-3">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {wrong.length > 0 && (
          <Button onClick={() => again(wrong)}>
            <RetryIcon aria-hidden className="size-4" /> Again with the wrong ones
          </Button>
        )}
        <Button look="secondary" onClick={() => again([...list.questions.keys()])}>
          <RetryIcon aria-hidden className="size-4" /> All questions again
        </Button>
        {attempt.cards_deck ? (
          <Link to={`/dashboard/decks?deck=${attempt.cards_deck}`} className={buttonClass('secondary')}>
            <FlashcardsIcon aria-hidden className="size-4" /> Review the cards
          </Link>
        ) : (
          wrong.length > 0 && (
            <Button look="secondary" busy={busy} onClick={onMakeCards}>
              <AddIcon aria-hidden className="size-4" /> Make {quantity(wrong.length, 'card')} of the wrong
              ones
            </Button>
          )
        )}
      </div>
      <div className="flex items-center gap-1">
        <Checkbox label="Always make cards of wrong answers" checked={addsThem} onChange={onAddsThem} />
        <span aria-hidden>Always make cards of wrong answers</span>
      </div>
    </section>
  );
}
