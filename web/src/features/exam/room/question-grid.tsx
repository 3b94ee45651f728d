import type { ObjectiveQuestion } from '@akada/domain/exam/options';
import type { Sitting } from '@akada/domain/exam/sitting';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { FlagIcon } from '@/ui/icons.ts';

interface QuestionGridProps extends Pick<Sitting, 'answers' | 'flagged' | 'at'> {
  questions: readonly ObjectiveQuestion[];
  onOpen: (index: number) => void;
}

/** The numbers of all questions by subject: which are answered, flagged and open. The open one stays in sight. */
export function QuestionGrid({ questions, answers, flagged, at, onOpen }: QuestionGridProps) {
  const grid = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is open
  useEffect(() => {
    grid.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <nav ref={grid} aria-label="Questions" className="grid gap-4">
      {subjectsOf(questions).map(({ subject, indexes }) => (
        <section key={subject} aria-label={subject || 'Questions'}>
          {subject && <h3 className="mb-1.5 text-sm font-semibold">{subject}</h3>}
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1.5">
            {indexes.map((index) => {
              const isAnswered = String(index) in answers;
              const isFlagged = flagged.includes(index);
              return (
                <li key={index}>
                  <button
                    type="button"
                    aria-current={index === at ? 'step' : undefined}
                    aria-label={`Question ${index + 1}, ${isAnswered ? 'answered' : 'blank'}${isFlagged ? ', flagged' : ''}`}
                    onClick={() => onOpen(index)}
                    className={clsx(
                      'relative grid size-11 scroll-my-2 place-items-center rounded-xl border text-sm font-semibold tabular aria-[current=step]:outline-2 aria-[current=step]:outline-offset-1 aria-[current=step]:outline-ink',
                      isAnswered
                        ? 'border-brand bg-brand text-on-brand'
                        : 'border-line-strong/60 bg-surface text-ink hover:bg-sunken',
                    )}
                  >
                    {index + 1}
                    {isFlagged && (
                      <span className="absolute -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full bg-marigold-tint text-marigold-ink">
                        <FlagIcon aria-hidden className="size-3 fill-current" />
                      </span>
                    )}
                  </button>
                </li>
              );
            })}
          </ol>
        </section>
      ))}
      <p className="text-sm text-ink-soft">
        {Object.keys(answers).length} of {questions.length} answered
        {flagged.length > 0 && `, ${flagged.length} flagged`}
      </p>
    </nav>
  );
}

/** The indexes of the questions of each subject. */
function subjectsOf(questions: readonly ObjectiveQuestion[]): { subject: string; indexes: number[] }[] {
  const subjects = new Map<string, number[]>();
  questions.forEach(({ topic = '' }, index) => {
    subjects.set(topic, [...(subjects.get(topic) ?? []), index]);
  });
  return [...subjects].map(([subject, indexes]) => ({ subject, indexes }));
}
