import { utmeScore } from '@akada/domain/exam/marks';
import { chosenOption, rightOption } from '@akada/domain/exam/options';
import type { Sitting } from '@akada/domain/exam/sitting';
import { markAttempt, scoreOf } from '@akada/domain/practice/marking';
import type { QuestionSet } from '@akada/domain/practice/schemas';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { Alert } from '@/ui/alert.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { Button, buttonClass } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { minutesText } from '../duration-text.ts';
import { useExamParts } from '../exam-parts.ts';
import type { ExamQuestions } from '../read-questions.ts';
import { MarkedQuestion } from './marked-question.tsx';
import { SubjectTable } from './subject-table.tsx';

const FILTERS = { wrong: 'Wrong or blank', flagged: 'Flagged', all: 'All' } as const;
type Filter = keyof typeof FILTERS;

interface MarksProps {
  sitting: Sitting;
  exam: ExamQuestions;
  set: Stored<QuestionSet>;
}

/** The marks of an exam in all and by subject, and every question with its explanation. */
export function Marks({ sitting, exam, set }: MarksProps) {
  const { WrongOnes } = useExamParts();
  const { answers, flagged, started_at, submitted_at, ends_at } = sitting;
  const [filter, setFilter] = useState<Filter>('wrong');
  const list = useMemo(() => ({ questions: [...exam.questions], passages: [...exam.passages] }), [exam]);
  const marks = markAttempt(exam.questions, answers);
  const utme = utmeScore(marks.byTopic);
  const minutes = Math.max(1, Math.round(((submitted_at ?? ends_at) - started_at) / 60_000));
  const shown = exam.questions
    .map((question, index) => ({ question, index, chosen: chosenOption(question, answers[String(index)]) }))
    .filter(({ question, index, chosen }) => {
      if (filter === 'flagged') return flagged.includes(index);
      return filter === 'all' || chosen !== rightOption(question);
    });
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/quiz/history">History</BackLink>
        <PageHeading>{`Marks: ${sitting.title}`}</PageHeading>
      </header>
      {submitted_at === ends_at && (
        <Alert look="info">Time ran out, so your exam was submitted for you.</Alert>
      )}
      <Card className="grid gap-4 p-5">
        <p className="text-3xl font-bold">
          {utme ? `${utme.total} of ${utme.max}` : `${scoreOf(marks)}%`}
          <span className="ml-3 text-base font-normal text-ink-soft">
            {marks.right} of {marks.count} right in {minutesText(minutes)}
          </span>
        </p>
        {utme && <p className="text-sm text-ink-soft">On the UTME scale: up to 100 in each subject.</p>}
        {marks.answered < marks.count && (
          <p className="text-sm text-ink-soft">{marks.count - marks.answered} left blank</p>
        )}
        <SubjectTable subjects={marks.byTopic} />
      </Card>
      <div className="grid justify-items-start gap-3">
        <WrongOnes
          attemptId={sitting.attempt_id}
          answers={answers}
          endedAt={new Date(submitted_at ?? ends_at)}
          set={set}
          list={list}
        />
        <Link to="/dashboard/quiz/exam" className={buttonClass('secondary')}>
          New mock exam
        </Link>
      </div>
      <section aria-labelledby="questions" className="grid gap-4">
        <h2 id="questions" className="text-lg font-bold">
          Questions
        </h2>
        <div className="flex flex-wrap gap-2">
          {(Object.keys(FILTERS) as Filter[]).map((each) => (
            <Button
              key={each}
              look={each === filter ? 'primary' : 'secondary'}
              size="sm"
              aria-pressed={each === filter}
              onClick={() => setFilter(each)}
            >
              {FILTERS[each]}
            </Button>
          ))}
        </div>
        {shown.length === 0 && <p className="text-ink-soft">{emptyText(filter)}</p>}
        <ol className="grid gap-4">
          {shown.map(({ question, index, chosen }) => (
            <MarkedQuestion
              key={index}
              question={question}
              number={index + 1}
              chosen={chosen}
              passage={question.passage === undefined ? null : (exam.passages[question.passage] ?? null)}
            />
          ))}
        </ol>
      </section>
    </div>
  );
}

function emptyText(filter: Filter): string {
  return filter === 'flagged' ? 'You flagged no questions.' : 'All your answers are right.';
}
