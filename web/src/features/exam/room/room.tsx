import type { HallAction } from '@akada/domain/exam/hall-keys';
import { answerOf, optionsOf } from '@akada/domain/exam/options';
import { answerQuestion, openQuestion, type Sitting, toggleFlag } from '@akada/domain/exam/sitting';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { CalculatorIcon, FlagIcon, NextIcon, PreviousIcon, QuestionGridIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { endExam } from '../end-exam.ts';
import { examNow } from '../exam-clock.ts';
import type { ExamQuestions } from '../read-questions.ts';
import { sendNow, sendSoon } from '../send-answers.ts';
import { changeSitting } from '../sitting-store.ts';
import { useExamTime } from '../use-exam-time.ts';
import { useHallKeys } from '../use-hall-keys.ts';
import { Calculator } from './calculator.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { QuestionView } from './question-view.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TimeLeft } from './time-left.tsx';

interface RoomProps {
  uid: string;
  sitting: Sitting;
  exam: ExamQuestions;
}

/**
 * The exam room: one question at a time, the time left, the grid of all questions, flags and a calculator. The bars stay
 * in sight, unless the text is so large that they would hide the question.
 */
export function Room({ uid, sitting, exam }: RoomProps) {
  const { attempt_id, at, answers, flagged, count } = sitting;
  const [open, setOpen] = useState<'grid' | 'submit' | null>(null);
  const [hasCalculator, setHasCalculator] = useState(false);
  const question = exam.questions[at];
  const seconds = useExamTime(uid, sitting, exam);
  useEffect(() => {
    return () => sendNow(uid, attempt_id);
  }, [uid, attempt_id]);
  const heading = useFocusOnChange(at);

  function change(changed: (sitting: Sitting) => Sitting) {
    changeSitting(uid, attempt_id, changed);
    sendSoon(uid, attempt_id);
  }
  const goTo = (index: number) => changeSitting(uid, attempt_id, (now) => openQuestion(now, index));
  const choose = (option: number) => {
    if (question) change((now) => answerQuestion(now, at, answerOf(question, option), examNow()));
  };
  const flag = () => change((now) => toggleFlag(now, at, examNow()));
  const submit = () => endExam(uid, attempt_id, exam);

  useHallKeys(question ? optionsOf(question).length : 0, open === 'submit', (action: HallAction) => {
    if (open === 'submit') {
      if (action.kind === 'submit') submit();
      else if (action.kind === 'reverse') setOpen(null);
      return;
    }
    if (action.kind === 'answer') choose(action.option);
    else if (action.kind === 'previous') goTo(at - 1);
    else if (action.kind === 'next') goTo(at + 1);
    else if (action.kind === 'submit') setOpen('submit');
  });

  if (!question) return null;
  const isFlagged = flagged.includes(at);
  const grid = (onOpen: (index: number) => void) => (
    <QuestionGrid questions={exam.questions} answers={answers} flagged={flagged} at={at} onOpen={onOpen} />
  );
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8">
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <header className="top-bar z-20 min-[18rem]:sticky -mx-[16px] grid grid-cols-1 gap-1 border-b border-line bg-paper px-[16px] py-2 sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
          <div className="flex items-center justify-between gap-3">
            <PageHeading className="min-w-0 text-lg font-bold min-[18rem]:truncate">
              {sitting.title}
            </PageHeading>
            <TimeLeft seconds={seconds} />
          </div>
          <div className="flex flex-wrap items-center gap-1">
            <Button look="quiet" size="sm" className="lg:hidden" onClick={() => setOpen('grid')}>
              <QuestionGridIcon aria-hidden className="size-4" /> Questions
            </Button>
            <Button
              look="quiet"
              size="sm"
              aria-expanded={hasCalculator}
              onClick={() => setHasCalculator(!hasCalculator)}
            >
              <CalculatorIcon aria-hidden className="size-4" /> Calculator
            </Button>
            <Button size="sm" className="ml-auto" onClick={() => setOpen('submit')}>
              Submit
            </Button>
          </div>
        </header>
        {hasCalculator && <Calculator />}
        <QuestionView
          key={at}
          ref={heading}
          question={question}
          passage={question.passage === undefined ? null : (exam.passages[question.passage] ?? null)}
          number={at + 1}
          count={count}
          answer={answers[String(at)]}
          onChoose={choose}
        />
        <div className="bottom-[calc(var(--bar)+var(--timer)+env(safe-area-inset-bottom))] z-20 -mx-[16px] grid gap-2 min-[18rem]:sticky min-[18rem]:grid-cols-3 border-t border-line bg-paper px-[16px] py-2 sm:-mx-6 sm:px-6 rail:bottom-(--timer) lg:bottom-(--timer) lg:mx-0 lg:px-0">
          <Button look="secondary" disabled={at === 0} className="gap-1! px-1!" onClick={() => goTo(at - 1)}>
            <PreviousIcon aria-hidden className="size-4" /> Previous
          </Button>
          <Button look="secondary" aria-pressed={isFlagged} className="px-1!" onClick={flag}>
            <FlagIcon aria-hidden className={isFlagged ? 'size-4 fill-marigold' : 'size-4'} />
            {isFlagged ? 'Flagged' : 'Flag'}
          </Button>
          <Button look="secondary" disabled={at === count - 1} className="px-1!" onClick={() => goTo(at + 1)}>
            Next <NextIcon aria-hidden className="size-4" />
          </Button>
        </div>
      </div>
      <aside className="sticky top-[calc(var(--bar)+1rem)] -m-2 hidden max-h-[calc(100dvh-12.5rem)] content-start gap-4 self-start overflow-y-auto p-2 lg:grid">
        <p className="text-sm text-ink-soft">
          Keys: A to D choose an option. P: previous, N: next, S: submit, R: return to the exam.
        </p>
        {grid(goTo)}
      </aside>
      {open === 'grid' && (
        <Dialog title="Questions" onClose={() => setOpen(null)}>
          {grid((index) => {
            goTo(index);
            setOpen(null);
          })}
        </Dialog>
      )}
      {open === 'submit' && (
        <SubmitDialog sitting={sitting} onSubmit={submit} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

/** Focuses the heading of another question, so that screen readers announce it; not the first one's. */
function useFocusOnChange(at: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus({ preventScroll: true });
    // Under large text the bar with the time doesn't stay in sight, and would fill the screen.
    const hasLargeText = globalThis.matchMedia?.('(width < 18rem)').matches;
    if (hasLargeText) heading.current?.scrollIntoView({ block: 'start' });
    else scrollTo(0, 0);
  }, [at]);
  return heading;
}
