import { QUESTION_KINDS, type QuestionKind } from '@akada/domain/practice/practice';
import { useId } from 'react';

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
          <label
            key={kind}
            className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong/50 px-4 text-sm font-semibold transition-colors has-checked:border-brand has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="checkbox"
              checked={kinds.includes(kind)}
              onChange={({ target }) =>
                onChange(
                  QUESTION_KINDS.filter((one) => (one === kind ? target.checked : kinds.includes(one))),
                )
              }
              className="size-4 shrink-0 accent-current outline-none"
            />
            {LABELS[kind]}
          </label>
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
