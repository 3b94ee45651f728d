import { OPTION_LETTERS } from '@akada/domain/exam/hall-keys';
import { chosenOption, type ObjectiveQuestion, optionsOf } from '@akada/domain/exam/options';
import type { Ref } from 'react';
import { FormulaText } from '@/ui/formula-text.tsx';

interface QuestionViewProps {
  ref: Ref<HTMLHeadingElement>;
  promptRef: Ref<HTMLDivElement>;
  question: ObjectiveQuestion;
  passage: string | null;
  number: number;
  count: number;
  answer: string | undefined;
  onChoose: (option: number) => void;
}

/** The open question with its passage and its options. */
export function QuestionView({
  ref,
  promptRef,
  question,
  passage,
  number,
  count,
  answer,
  onChoose,
}: QuestionViewProps) {
  const chosen = chosenOption(question, answer);
  return (
    <section aria-labelledby="question" className="grid gap-4">
      <h2 id="question" ref={ref} tabIndex={-1} className="text-sm font-semibold text-ink-soft outline-none">
        Question {number} of {count}
        {question.topic && ` · ${question.topic}`}
      </h2>
      {passage && (
        <section
          aria-label="Passage"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a passage that scrolls must be reachable by keyboard
          tabIndex={0}
          className="max-h-64 overflow-y-auto rounded-2xl border border-line bg-surface p-4 whitespace-pre-line"
        >
          {passage}
        </section>
      )}
      {/* Scrolled into view between the bars and a calculator that is docked at the bottom. */}
      <div
        ref={promptRef}
        className="scroll-mt-24 scroll-mb-72 text-lg font-semibold whitespace-pre-line wrap-anywhere"
      >
        <FormulaText>{question.prompt}</FormulaText>
      </div>
      <fieldset className="grid gap-2">
        <legend className="sr-only">Answer</legend>
        {optionsOf(question).map((text, option) => (
          <label
            key={OPTION_LETTERS[option]}
            className="flex min-h-12 items-center gap-3 rounded-2xl border border-line-strong/60 bg-surface p-2.5 hover:bg-sunken has-checked:border-brand has-checked:bg-brand-tint has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name={`question-${number}`}
              checked={chosen === option}
              onChange={() => onChoose(option)}
              className="peer sr-only"
            />
            <span className="grid size-8 shrink-0 place-items-center rounded-full border border-line-strong font-bold peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand">
              {OPTION_LETTERS[option]}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <FormulaText>{text}</FormulaText>
            </div>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
