import { QUESTION_KINDS, type QuestionKind } from '@akada/domain/practice/practice';
import { useId } from 'react';
import { Choice } from '@/ui/choice.tsx';

const LABELS: Record<QuestionKind, string> = {
  choice: 'Multiple choice',
  true_false: 'True or false',
  cloze: 'Fill in the blank',
  match: 'Matching',
  short: 'Short answer',
};

interface QuestionKindFieldProps {
  kinds: readonly QuestionKind[];
  error: string | undefined;
  onChange: (kinds: readonly QuestionKind[]) => void;
}

/** Chooses which kinds of questions are made. */
export function QuestionKindField({ kinds, error, onChange }: QuestionKindFieldProps) {
  const problemId = useId();
  return (
    <fieldset aria-describedby={error ? problemId : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">Kinds</legend>
      <div className="flex flex-wrap gap-2">
        {QUESTION_KINDS.map((kind) => (
          <Choice
            key={kind}
            type="checkbox"
            name="question-kind"
            label={LABELS[kind]}
            checked={kinds.includes(kind)}
            onChange={(checked) =>
              onChange(QUESTION_KINDS.filter((one) => (one === kind ? checked : kinds.includes(one))))
            }
          />
        ))}
      </div>
      {error && (
        <p id={problemId} role="alert" className="mt-1.5 text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
