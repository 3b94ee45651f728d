import { rightAnswer } from '@akada/domain/practice/mistakes';
import type { Question } from '@akada/domain/practice/schemas';
import { FormulaText } from '@/ui/formula-text.tsx';

/** The right answer, where the question doesn't show it itself. */
export function Verdict({ question, isRight }: { question: Question; isRight: boolean }) {
  switch (question.kind) {
    case 'choice':
    case 'short':
      return null;
    case 'true_false':
      return question.corrected ? <Line label="The true statement">{question.corrected}</Line> : null;
    case 'cloze':
      return isRight ? null : <Line label="Right answer">{rightAnswer(question)}</Line>;
    case 'match':
      return (
        <dl className="grid gap-1.5 rounded-xl bg-sunken px-4 py-3">
          {question.pairs.map(({ left, right }) => (
            <div key={left} className="grid gap-x-3 wrap-anywhere sm:grid-cols-2">
              <dt className="font-semibold">{left}</dt>
              <dd>
                <FormulaText>{right}</FormulaText>
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="wrap-anywhere">
      <p className="text-sm text-ink-soft">{label}</p>
      <div className="font-semibold">
        <FormulaText>{children}</FormulaText>
      </div>
    </div>
  );
}
