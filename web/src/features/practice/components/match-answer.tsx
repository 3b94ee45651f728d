import { fromMatches, type Matches } from '@akada/domain/practice/answers';
import type { Question } from '@akada/domain/practice/schemas';
import { useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { SelectField } from '@/ui/select-field.tsx';

type Pairs = Extract<Question, { kind: 'match' }>['pairs'];

/** A choice of the right side for each left side. */
export function MatchAnswer({ pairs, onAnswer }: { pairs: Pairs; onAnswer: (text: string) => void }) {
  const [matches, setMatches] = useState<Matches>(() => pairs.map(() => null));
  const isWhole = matches.every((right) => right !== null);
  const options = optionsOf(pairs);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) onAnswer(fromMatches(matches));
      }}
    >
      {pairs.map(({ left }, index) => (
        <SelectField
          key={left}
          label={left}
          value={matches[index] ?? ''}
          options={[{ value: '', label: 'Choose' }, ...options]}
          onChange={({ target }) =>
            setMatches(matches.with(index, target.value === '' ? null : Number(target.value)))
          }
        />
      ))}
      <Button type="submit" disabled={!isWhole}>
        Check
      </Button>
    </form>
  );
}

/** The right sides in the order of the alphabet, or from its end where that would be the order of the left sides. */
function optionsOf(pairs: Pairs): { value: string; label: string }[] {
  const options = pairs
    .map(({ right }, index) => ({ value: String(index), label: right }))
    .sort((a, b) => a.label.localeCompare(b.label));
  return options.every(({ value }, index) => value === String(index)) ? options.reverse() : options;
}
