import type { HallAction } from '@akada/domain/exam/hall-keys';
import { answerOf, optionsOf } from '@akada/domain/exam/options';
import { answerQuestion, openQuestion, type Sitting, toggleFlag } from '@akada/domain/exam/sitting';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { useMedia } from '@/lib/use-media.ts';
import { WIDE } from '@/lib/wide.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { CalculatorIcon, QuestionGridIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { endExam } from '../end-exam.ts';
import { examNow } from '../exam-clock.ts';
import type { ExamQuestions } from '../read-questions.ts';
import { sendNow, sendSoon } from '../send-answers.ts';
import { changeSitting } from '../sitting-store.ts';
import { useExamTime } from '../use-exam-time.ts';
import { useHallKeys } from '../use-hall-keys.ts';
import { type Calculation, Calculator, NO_CALCULATION } from './calculator.tsx';
import { Controls } from './controls.tsx';
import { QuestionGrid } from './question-grid.tsx';
import { QuestionView } from './question-view.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TimeLeft } from './time-left.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

/** Where the calculator has room beside the question: on a wide screen, and on a phone that is held sideways. */
const BESIDE = `${WIDE}, (min-width: 560px) and (max-height: 480px)`;

interface RoomProps {
  uid: string;
  sitting: Sitting;
  exam: ExamQuestions;
}

/**
 * The exam room: one question at a time, the time left, the grid of all questions, flags and a calculator. The bars stay
 * in sight, unless the text is so large that they would hide the question. The calculator is beside the question, or on a
 * phone docked below it: the question stays readable.
 */
export function Room({ uid, sitting, exam }: RoomProps) {
  const { attempt_id, at, answers, flagged, count } = sitting;
  const [open, setOpen] = useState<'grid' | 'submit' | null>(null);
  // Here and not in the calculator, which is another one when the screen is turned. Null while it is closed.
  const [calculation, setCalculation] = useState<Calculation | null>(null);
  const hasCalculator = calculation !== null;
  const question = exam.questions[at];
  const seconds = useExamTime(uid, sitting, exam);
  useEffect(() => {
    return () => sendNow(uid, attempt_id);
  }, [uid, attempt_id]);
  const heading = useFocusOnChange(at);
  const prompt = useRef<HTMLDivElement>(null);
  const calculatorButton = useRef<HTMLButtonElement>(null);
  const isBeside = useMedia(BESIDE);
  const calculator = (isCompact: boolean) =>
    calculation && (
      <Calculator
        calculation={calculation}
        question={prompt}
        isCompact={isCompact}
        onChange={setCalculation}
        onClose={() => {
          setCalculation(null);
          calculatorButton.current?.focus();
        }}
      />
    );

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
  const grid = (onOpen: (index: number) => void) => (
    <QuestionGrid questions={exam.questions} answers={answers} flagged={flagged} at={at} onOpen={onOpen} />
  );
  return (
    <div
      className={clsx(
        'grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-8',
        hasCalculator && 'rail:grid-cols-[minmax(0,1fr)_17rem]',
      )}
    >
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
              ref={calculatorButton}
              aria-expanded={hasCalculator}
              onClick={() => setCalculation(hasCalculator ? null : NO_CALCULATION)}
            >
              <CalculatorIcon aria-hidden className="size-4" /> Calculator
            </Button>
            <Button size="sm" className="ml-auto" onClick={() => setOpen('submit')}>
              Submit
            </Button>
          </div>
        </header>
        <QuestionView
          key={at}
          ref={heading}
          promptRef={prompt}
          question={question}
          passage={question.passage === undefined ? null : (exam.passages[question.passage] ?? null)}
          number={at + 1}
          count={count}
          answer={answers[String(at)]}
          onChoose={choose}
        />
        <Controls
          isFirst={at === 0}
          isLast={at === count - 1}
          isFlagged={flagged.includes(at)}
          onPrevious={() => goTo(at - 1)}
          onFlag={flag}
          onNext={() => goTo(at + 1)}
        >
          {!isBeside && calculator(true)}
        </Controls>
      </div>
      <aside
        className={clsx(
          'sticky top-[calc(var(--bar)+1rem)] -m-2 hidden max-h-[calc(100dvh-12.5rem)] content-start gap-4 self-start overflow-y-auto p-2 rail:max-h-[calc(100dvh-var(--bar)-24px)] lg:grid',
          hasCalculator && 'rail:grid',
        )}
      >
        {isBeside && calculator(false)}
        <p className="hidden text-sm text-ink-soft pointer-fine:block">
          Keys: A to D choose an option. P: previous, N: next, S: submit, R: return to the exam.
        </p>
        <div className="rail:hidden">{grid(goTo)}</div>
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
