import { isAnswered } from '@akada/domain/practice/answers';
import { knownWords, markAnswer } from '@akada/domain/practice/marking';
import type { Attempt, QuestionList } from '@akada/domain/practice/schemas';
import { plural, quantity } from '@akada/domain/text/plural';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { NextIcon, SkipIcon } from '@/ui/icons.ts';
import { Meter } from '@/ui/meter.tsx';
import type { OnPage } from '@/ui/page-link.tsx';
import { Explanation } from './explanation.tsx';
import { isChecked, QuestionCard } from './question-card.tsx';

interface RunnerProps {
  list: QuestionList;
  answers: Attempt['answers'];
  onAnswer: (index: number, answer: string) => void;
  onFinish: () => void;
  onPage: OnPage;
}

/** Asks one question at a time, and checks each answer at once. It begins with the first that is open. */
export function Runner({ list, answers, onAnswer, onFinish, onPage }: RunnerProps) {
  const { questions, passages = [] } = list;
  const known = useMemo(() => knownWords(questions), [questions]);
  const open = questions.flatMap((question, index) => (isChecked(question, answers[index]) ? [] : [index]));
  /** The question on the screen; past the last one, what is left to do. */
  const [index, setIndex] = useState(() => open[0] ?? questions.length);
  const heading = useRef<HTMLHeadingElement>(null);
  const after = useRef<HTMLDivElement>(null);
  const question = questions[index];
  const answer = answers[index];
  const isLast = index + 1 === questions.length;
  const isDone = question !== undefined && isChecked(question, answer);
  const wasDone = useRef(isDone);

  function goTo(next: number) {
    wasDone.current = false;
    setIndex(next);
    // Once the question is on the screen.
    setTimeout(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView?.({ block: 'nearest' });
    });
  }

  // What was pressed is disabled now and would lose the focus.
  useEffect(() => {
    if (!isDone || wasDone.current) return;
    wasDone.current = true;
    after.current?.querySelector<HTMLButtonElement>('[data-next]')?.focus({ preventScroll: true });
    after.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isDone]);

  if (!question) {
    const isBlank = (place: number) => {
      const asked = questions[place];
      return asked !== undefined && !isAnswered(asked, answers[place]);
    };
    const blank = open.filter(isBlank);
    const unmarked = open.filter((place) => !isBlank(place));
    return <LastStep {...{ blank, unmarked, onFinish }} onGoTo={goTo} headingRef={heading} />;
  }
  return (
    <section aria-labelledby="question" className="grid gap-4">
      <div className="grid gap-2">
        <h2
          ref={heading}
          id="question"
          tabIndex={-1}
          className="scroll-mt-24 text-sm font-semibold text-ink-soft outline-none"
        >
          Question {index + 1} of {questions.length}
          {question.topic && ` · ${question.topic}`}
        </h2>
        <Meter label="Question" value={index + 1} max={questions.length} />
      </div>
      <Card className="p-5">
        <QuestionCard
          key={index}
          question={question}
          passage={question.passage === undefined ? undefined : passages[question.passage]}
          answer={answer}
          onAnswer={(text) => onAnswer(index, text)}
        />
      </Card>
      <div ref={after} className="grid scroll-mb-32 gap-4">
        <div role="status">
          {isDone && (
            <Explanation
              question={question}
              isRight={markAnswer(question, answer ?? '', known) === true}
              onPage={onPage}
            />
          )}
        </div>
        {isDone ? (
          <Button data-next onClick={() => (isLast && open.length === 0 ? onFinish() : goTo(index + 1))}>
            {isLast ? 'Finish' : 'Next'} <NextIcon aria-hidden className="size-4" />
          </Button>
        ) : (
          <div className="flex justify-between gap-3">
            <Button look="quiet" size="sm" onClick={() => goTo(questions.length)}>
              End practice
            </Button>
            <Button look="quiet" size="sm" onClick={() => goTo(index + 1)}>
              Skip <SkipIcon aria-hidden className="size-4" />
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

interface LastStepProps {
  /** The indexes of questions without an answer, and of short answers without a mark. */
  blank: readonly number[];
  unmarked: readonly number[];
  onGoTo: (index: number) => void;
  onFinish: () => void;
  headingRef: React.RefObject<HTMLHeadingElement | null>;
}

/** After the last question: the result, or back to what is open. */
function LastStep({ blank, unmarked, onGoTo, onFinish, headingRef }: LastStepProps) {
  const [first] = blank;
  const [firstUnmarked] = unmarked;
  return (
    <section aria-labelledby="last-step" className="grid justify-items-center gap-4 px-6 py-12 text-center">
      <h2 ref={headingRef} id="last-step" tabIndex={-1} className="text-lg font-bold outline-none">
        {first === undefined
          ? 'All questions answered'
          : `${quantity(blank.length, 'question')} not answered`}
      </h2>
      {first !== undefined && <p className="text-ink-soft">Questions that you leave blank count as wrong.</p>}
      {firstUnmarked !== undefined && (
        <p className="text-ink-soft">
          {quantity(unmarked.length, 'short answer')} not marked yet. You can mark{' '}
          {plural(unmarked.length, 'it', 'them')} with the result.
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {first !== undefined && (
          <Button look="secondary" onClick={() => onGoTo(first)}>
            Answer {plural(blank.length, 'it', 'them')}
          </Button>
        )}
        {firstUnmarked !== undefined && (
          <Button look="secondary" onClick={() => onGoTo(firstUnmarked)}>
            Mark {plural(unmarked.length, 'it', 'them')} now
          </Button>
        )}
        <Button onClick={onFinish}>See the result</Button>
      </div>
    </section>
  );
}
