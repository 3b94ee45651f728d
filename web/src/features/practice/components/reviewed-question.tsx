import { toMatches, toOption, toShortAnswer } from '@akada/domain/practice/answers';
import { rightAnswer } from '@akada/domain/practice/mistakes';
import type { Question } from '@akada/domain/practice/schemas';
import { clsx } from 'clsx';
import { Badge } from '@/ui/badge.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import type { OnPage } from '@/ui/page-link.tsx';
import { Reason } from './explanation.tsx';
import { ShortAnswerReview } from './short-answer-review.tsx';

interface ReviewedQuestionProps {
  number: number;
  question: Question;
  /** Null for a question that was left out. */
  answer: string | null;
  isRight: boolean;
  onPage: OnPage;
  /** Changes the mark of a short answer. */
  onMark: (answer: string) => void;
}

/** A marked question, with the student's answer and the right one. */
export function ReviewedQuestion({
  number,
  question,
  answer,
  isRight,
  onPage,
  onMark,
}: ReviewedQuestionProps) {
  const isShort = question.kind === 'short';
  const isUnmarked = isShort && answer !== null && toShortAnswer(answer).isRight === null;
  const isReviewed = isShort && answer !== null && toShortAnswer(answer).review !== undefined;
  const corrected = question.kind === 'true_false' ? question.corrected : undefined;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4 shadow-card">
      <p className="flex items-center gap-2 text-sm font-semibold text-ink-soft">
        Question {number}
        <Badge tone={isRight ? 'green' : answer === null || isUnmarked ? 'plain' : 'red'}>
          {isRight ? 'Right' : answer === null ? 'Left out' : isUnmarked ? 'Not marked' : 'Wrong'}
        </Badge>
      </p>
      <div className="font-semibold whitespace-pre-line wrap-anywhere">
        <FormulaText>{question.prompt}</FormulaText>
      </div>
      <dl className="grid gap-2 wrap-anywhere">
        <div>
          <dt className="text-sm text-ink-soft">Your answer</dt>
          <dd
            className={clsx('whitespace-pre-line', !isUnmarked && (isRight ? 'text-ok-ink' : 'text-danger'))}
          >
            <FormulaText>{answer === null ? 'None' : answerText(question, answer)}</FormulaText>
          </dd>
        </div>
        {!isReviewed && (
          <div>
            <dt className="text-sm text-ink-soft">{isShort ? 'Key points' : 'Right answer'}</dt>
            <dd className="whitespace-pre-line text-ok-ink">
              <FormulaText>{corrected ? `False. ${corrected}` : rightAnswer(question)}</FormulaText>
            </dd>
          </div>
        )}
      </dl>
      {isShort && answer !== null && (
        <ShortAnswerReview number={number} points={question.points} answer={answer} onMark={onMark} />
      )}
      <div className="text-sm">
        <Reason question={question} onPage={onPage} />
      </div>
    </li>
  );
}

/** An answer in the words that the student chose or typed. */
function answerText(question: Question, answer: string): string {
  switch (question.kind) {
    case 'choice':
      return question.options[toOption(answer, question.options.length) ?? -1] ?? '';
    case 'true_false':
      return answer === 'true' ? 'True' : 'False';
    case 'cloze':
      return answer;
    case 'match': {
      const { pairs } = question;
      return toMatches(answer, pairs.length)
        .map((right, left) => `${pairs[left]?.left}: ${pairs[right ?? -1]?.right ?? 'None'}`)
        .join('\n');
    }
    case 'short':
      return toShortAnswer(answer).text || 'None';
  }
}
