import { JOURNAL_LIMITS } from '@akada/domain/journal/journal';
import { IconButton } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { AddIcon, RemoveIcon } from '@/ui/icons.ts';
import { withLine } from '../journal-form.ts';

interface LinesFieldProps {
  label: string;
  /** One line, as the buttons call it: 'goal'. */
  noun: string;
  error?: string | undefined;
  lines: readonly string[];
  /** The line that is typed and not added yet. */
  typed: string;
  onChange: (lines: string[], typed: string) => void;
}

/** A list of lines. Enter or the plus button adds one, blanks are ignored, each line can be removed. */
export function LinesField({ label, noun, error, lines, typed, onChange }: LinesFieldProps) {
  const add = () => onChange(withLine(lines, typed), '');
  return (
    <div className="grid gap-2">
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            label={label}
            optional
            error={error}
            maxLength={JOURNAL_LIMITS.item}
            enterKeyHint="done"
            value={typed}
            onChange={({ target }) => onChange([...lines], target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <IconButton label={`Add ${noun}`} look="secondary" className={error && 'mb-6.5'} onClick={add}>
          <AddIcon aria-hidden className="size-5" />
        </IconButton>
      </div>
      {lines.length > 0 && (
        <ul className="grid gap-1">
          {lines.map((line, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
              key={index}
              className="flex items-center justify-between gap-2 rounded-xl bg-sunken pl-3 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">{line}</span>
              <IconButton
                label={`Remove ${line}`}
                onClick={() =>
                  onChange(
                    lines.filter((_, other) => other !== index),
                    typed,
                  )
                }
              >
                <RemoveIcon aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
