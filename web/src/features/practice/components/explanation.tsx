import { rightAnswer } from '@akada/domain/practice/mistakes';
import type { Question } from '@akada/domain/practice/schemas';
import { CardSource } from '@/ui/card-source.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';
import { ErrorIcon, SuccessIcon } from '@/ui/icons.ts';
import type { OnPage } from '@/ui/page-link.tsx';
import { Verdict } from './verdict.tsx';

interface ExplanationProps {
  question: Question;
  isRight: boolean;
  onPage: OnPage;
}

/** After an answer: whether it was right, what is right and why, and the sentence that the question was made from. */
export function Explanation({ question, isRight, onPage }: ExplanationProps) {
  const Icon = isRight ? SuccessIcon : ErrorIcon;
  return (
    <div className="grid gap-3">
      <p
        className={`flex items-center gap-2.5 rounded-xl px-3.5 py-3 font-semibold ${
          isRight ? 'bg-ok-tint text-ok-ink' : 'bg-danger-tint text-danger'
        }`}
      >
        <Icon aria-hidden className="size-4 shrink-0" /> {isRight ? 'Right' : 'Not quite'}
      </p>
      <Verdict question={question} isRight={isRight} />
      <Reason question={question} onPage={onPage} />
    </div>
  );
}

/** Why an answer is right, and where that stands. */
export function Reason({ question, onPage }: { question: Question; onPage: OnPage }) {
  const { kind, why, source, page } = question;
  // The reason of a choice is often the sentence itself.
  const isSaid = source !== undefined && why.includes(source);
  return (
    <div className="grid gap-2">
      {/* The reason of matching is its pairs, which the right answer shows. */}
      {kind !== 'match' && (
        <div className="wrap-anywhere">
          <FormulaText>{why}</FormulaText>
        </div>
      )}
      <CardSource
        card={{
          front: '',
          back: rightAnswer(question),
          ...(!isSaid && { source }),
          ...(page !== undefined && { page }),
        }}
        onPage={onPage}
      />
    </div>
  );
}
