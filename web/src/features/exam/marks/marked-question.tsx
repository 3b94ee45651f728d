import { OPTION_LETTERS } from '@akada/domain/exam/hall-keys';
import { type ObjectiveQuestion, optionsOf, rightOption } from '@akada/domain/exam/options';
import { clsx } from 'clsx';
import { Badge } from '@/ui/badge.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import { CheckIcon, WrongIcon } from '@/ui/icons.ts';

interface MarkedQuestionProps {
  question: ObjectiveQuestion;
  number: number;
  /** The index of the chosen option; null for a blank question. */
  chosen: number | null;
  passage: string | null;
}

/** A question after the exam: the right option, the chosen one, why, and the sentence that it was made from. */
export function MarkedQuestion({ question, number, chosen, passage }: MarkedQuestionProps) {
  const right = rightOption(question);
  const isRight = chosen === right;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft">
        {question.topic && `${question.topic}: `}question {number}
        <Badge tone={isRight ? 'green' : chosen === null ? 'plain' : 'red'}>
          {isRight ? 'Right' : chosen === null ? 'Blank' : 'Wrong'}
        </Badge>
      </p>
      {passage && (
        <details>
          <summary className="cursor-pointer font-semibold text-brand-ink">Passage</summary>
          <p className="mt-2 whitespace-pre-line">{passage}</p>
        </details>
      )}
      <div className="font-semibold whitespace-pre-line wrap-anywhere">
        <FormulaText>{question.prompt}</FormulaText>
      </div>
      <ol className="grid gap-1.5">
        {optionsOf(question).map((text, option) => (
          <li
            key={OPTION_LETTERS[option]}
            className={clsx(
              'flex items-start gap-2.5 rounded-xl px-3 py-2',
              option === right && 'bg-ok-tint text-ok-ink',
              option === chosen && !isRight && 'bg-danger-tint text-danger',
            )}
          >
            <span className="font-bold">{OPTION_LETTERS[option]}</span>
            <div className="min-w-0 grow wrap-anywhere">
              <FormulaText>{text}</FormulaText>
            </div>
            {option === right && (
              <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap @max-[17rem]/page:whitespace-normal">
                <CheckIcon aria-hidden className="size-4" /> {isRight ? 'Your answer' : 'Right answer'}
              </span>
            )}
            {option === chosen && !isRight && (
              <span className="inline-flex items-center gap-1 text-sm font-semibold whitespace-nowrap @max-[17rem]/page:whitespace-normal">
                <WrongIcon aria-hidden className="size-4" /> Your answer
              </span>
            )}
          </li>
        ))}
      </ol>
      <div className="grid gap-1 text-sm">
        <FormulaText>{question.why}</FormulaText>
        {question.kind === 'true_false' && question.corrected && (
          <FormulaText>{`Corrected: ${question.corrected}`}</FormulaText>
        )}
        <blockquote className="border-l-2 border-line-strong pl-3 text-ink-soft">
          <FormulaText>{question.source}</FormulaText>
          {question.page !== undefined && <p>Page {question.page}</p>}
        </blockquote>
      </div>
    </li>
  );
}
