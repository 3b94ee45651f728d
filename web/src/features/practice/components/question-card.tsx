import { isAnswered, toOption, toShortAnswer } from '@akada/domain/practice/answers';
import type { Question } from '@akada/domain/practice/schemas';
import type { ReactNode } from 'react';
import { usePageKeys } from '@/lib/use-page-keys.ts';
import { FormulaText } from '@/ui/formula-text.tsx';
import { ClozeAnswer } from './cloze-answer.tsx';
import { MatchAnswer } from './match-answer.tsx';
import { OptionButtons } from './option-buttons.tsx';
import { ShortAnswer } from './short-answer.tsx';

interface QuestionCardProps {
  question: Question;
  /** The passage that it is about. */
  passage: string | undefined;
  /** As the attempt stores it; undefined before the question was answered. */
  answer: string | undefined;
  onAnswer: (answer: string) => void;
}

/** A question with what answers it. */
export function QuestionCard({ question, passage, answer, onAnswer }: QuestionCardProps) {
  return (
    <div className="grid gap-4">
      {passage && (
        <details open className="rounded-xl bg-sunken px-4 py-3">
          <summary className="cursor-pointer font-semibold">Passage</summary>
          <p className="mt-2 whitespace-pre-line wrap-anywhere">{passage}</p>
        </details>
      )}
      <div className="text-lg font-semibold whitespace-pre-line wrap-anywhere">
        <FormulaText>{question.prompt}</FormulaText>
      </div>
      <AnswerField question={question} answer={answer} onAnswer={onAnswer} />
    </div>
  );
}

function AnswerField({ question, answer, onAnswer }: Omit<QuestionCardProps, 'passage'>): ReactNode {
  const options = optionsOf(question);
  const isOpen = !isAnswered(question, answer);
  useOptionKeys(isOpen ? options.length : 0, (option) => onAnswer(fromOption(question, option)));
  switch (question.kind) {
    case 'choice':
      return (
        <OptionButtons
          options={options}
          right={question.key}
          chosen={toOption(answer ?? '', options.length)}
          onChoose={(option) => onAnswer(fromOption(question, option))}
        />
      );
    case 'true_false':
      return (
        <OptionButtons
          options={options}
          right={question.key ? 0 : 1}
          chosen={isOpen ? null : answer === 'true' ? 0 : 1}
          onChoose={(option) => onAnswer(fromOption(question, option))}
        />
      );
    case 'cloze':
      return isOpen ? <ClozeAnswer onAnswer={onAnswer} /> : <Given>{answer ?? ''}</Given>;
    case 'match':
      return isOpen && <MatchAnswer pairs={question.pairs} onAnswer={onAnswer} />;
    case 'short':
      return (
        <ShortAnswer points={question.points} answer={isOpen ? undefined : answer} onAnswer={onAnswer} />
      );
  }
}

function Given({ children }: { children: string }) {
  return (
    <p className="wrap-anywhere">
      Your answer: <span className="font-semibold">{children}</span>
    </p>
  );
}

function optionsOf(question: Question): readonly string[] {
  if (question.kind === 'choice') return question.options;
  return question.kind === 'true_false' ? ['True', 'False'] : [];
}

function fromOption(question: Question, option: number): string {
  return question.kind === 'true_false' ? String(option === 0) : String(option);
}

/** Whether nothing is left to do for a question: a short answer must be marked too. */
export function isChecked(question: Question, answer: string | undefined): boolean {
  if (!isAnswered(question, answer)) return false;
  return question.kind !== 'short' || toShortAnswer(answer).isRight !== null;
}

/** The keys 1 to 5 and A to E choose an option, unless the student is typing. */
function useOptionKeys(options: number, onChoose: (option: number) => void): void {
  usePageKeys(({ key, target }) => {
    if (isTyping(target)) return;
    const option = /^[1-5]$/.test(key) ? Number(key) - 1 : 'abcde'.indexOf(key.toLowerCase());
    if (key.length === 1 && option >= 0 && option < options) onChoose(option);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null;
}
