import { useState } from 'react';
import { badgeClass } from './badge.tsx';
import { TextField } from './field.tsx';
import { RemoveIcon } from './icons.ts';

interface TagsFieldProps {
  label: string;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
  tags: readonly string[];
  onChange: (tags: string[]) => void;
}

/** A list of tags. Enter or a comma adds one, a tap removes it; blanks and duplicates are dropped. */
export function TagsField({ label, error, hint, disabled = false, tags, onChange }: TagsFieldProps) {
  const [text, setText] = useState('');
  const add = (typed: string) => {
    const added = typed.split(',').map((tag) => tag.trim());
    onChange([...new Set([...tags, ...added.filter(Boolean)])]);
    setText('');
  };
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        optional
        error={error}
        hint={hint}
        disabled={disabled}
        enterKeyHint="done"
        value={text}
        onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setText(target.value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add(text);
        }}
        onBlur={() => text.trim() && add(text)}
      />
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="max-w-full">
              <button
                type="button"
                disabled={disabled}
                aria-label={`Remove ${tag}`}
                className={`${badgeClass('brand')} min-h-8 max-w-full`}
                onClick={() => onChange(tags.filter((other) => other !== tag))}
              >
                <span className="truncate">{tag}</span>{' '}
                <RemoveIcon aria-hidden className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
