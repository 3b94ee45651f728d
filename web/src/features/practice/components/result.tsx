import { isAnswered } from '@akada/domain/practice/answers';
import { markAttempt, scoreOf } from '@akada/domain/practice/marking';
import { wrongQuestions } from '@akada/domain/practice/mistakes';
import type { Attempt, QuestionList } from '@akada/domain/practice/schemas';
import { quantity } from '@akada/domain/text/plural';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { Meter } from '@/ui/meter.tsx';
import type { OnPage } from '@/ui/page-link.tsx';
import { formatSeconds } from '../format-seconds.ts';
import { ReviewedQuestion } from './reviewed-question.tsx';

interface ResultProps {
  attempt: Stored<Attempt>;
  list: QuestionList;
  onPage: OnPage;
  /** The score, which takes the focus when AI has marked. */
  scoreRef: RefObject<HTMLDivElement | null>;
  /** Changes the mark of a short answer. */
  onMark: (index: number, answer: string) => void;
  /** Whether the student has just ended it: the score then gets the focus, which the last question had. */
  isNew: boolean;
  /** What can be done with the answers. */
  children: React.ReactNode;
}

/** An attempt that ended: its score, the marks by topic, the time, what to review, and all of its marked questions. */
export function Result({ attempt, list, onPage, scoreRef, onMark, isNew, children }: ResultProps) {
  const { questions } = list;
  const marks = useMemo(() => markAttempt(questions, attempt.answers), [questions, attempt.answers]);
  const wrong = useMemo(() => wrongQuestions(questions, attempt.answers), [questions, attempt.answers]);
  // Without a mistake, all is what there is to see.
  const [showsAll, setShowsAll] = useState(wrong.length === 0);
  useEffect(() => {
    if (!isNew) return;
    scoreRef.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [isNew, scoreRef]);
  /** The questions whose marks were changed here. They stay where they are, also if they are right now. */
  const [changed, setChanged] = useState<ReadonlySet<number>>(new Set());
  const topics = marks.byTopic.filter(({ topic }) => topic !== '');

  function mark(index: number, marked: string) {
    setChanged(new Set([...changed, index]));
    onMark(index, marked);
  }

  return (
    <div className="grid gap-6">
      <Card
        ref={scoreRef}
        tabIndex={-1}
        role="group"
        aria-label="Score"
        className="grid justify-items-center gap-1 p-6 text-center outline-none"
      >
        {/* Of the screen's width, so that large text stays in one line. */}
        <p className="font-display text-[min(3rem,16vw)] leading-none font-bold whitespace-nowrap">
          {scoreOf(marks)}%
        </p>
        <p className="text-lg font-semibold">
          {marks.right} of {marks.count} right
        </p>
        <p className="text-sm text-ink-soft">
          {attempt.seconds !== undefined && formatSeconds(attempt.seconds)}
          {marks.answered < marks.count &&
            ` · ${quantity(marks.count - marks.answered, 'question')} left out`}
        </p>
      </Card>
      {children}
      {topics.length > 0 && (
        <section aria-labelledby="topics" className="grid gap-3">
          <h2 id="topics" className="text-lg font-bold">
            By topic
          </h2>
          <ul className="grid gap-3">
            {topics.map(({ topic, right, count }) => (
              <li key={topic} className="grid gap-1">
                <p className="flex justify-between gap-3">
                  <span className="min-w-0 wrap-anywhere">{topic}</span>
                  <span className="shrink-0 font-semibold tabular">
                    {right} of {count}
                  </span>
                </p>
                <Meter label={topic} value={right} max={count} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="to-review" className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id="to-review" className="text-lg font-bold">
            {showsAll ? 'All questions' : 'What to review'}
          </h2>
          {wrong.length > 0 && wrong.length < questions.length && (
            <Button look="secondary" size="sm" onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? 'Wrong answers only' : 'All questions'}
            </Button>
          )}
        </div>
        <ol className="grid gap-3">
          {questions.map((question, index) => {
            const isRight = !wrong.includes(index);
            if (isRight && !showsAll && !changed.has(index)) return null;
            const answer = attempt.answers[index];
            return (
              <ReviewedQuestion
                // biome-ignore lint/suspicious/noArrayIndexKey: questions never move
                key={index}
                number={index + 1}
                question={question}
                answer={isAnswered(question, answer) ? answer : null}
                isRight={isRight}
                onPage={onPage}
                onMark={(marked) => mark(index, marked)}
              />
            );
          })}
        </ol>
      </section>
    </div>
  );
}
