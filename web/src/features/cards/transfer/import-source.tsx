import { DECK_LIMITS } from '@akada/domain/cards/decks';
import { isBlank } from '@akada/domain/text/text';
import { type FormEvent, useState } from 'react';
import { Button, buttonClass } from '@/ui/button.tsx';
import { TextAreaField, TextField } from '@/ui/field.tsx';
import { UploadIcon } from '@/ui/icons.ts';
import { SelectField } from '@/ui/select-field.tsx';
import type { Separators } from './text/text-rows.ts';

/** What the student chose: a file, or pasted text. */
export type ImportChoice = { separators: Separators } & ({ file: File } | { title: string; text: string });

/** Separators of front and back. With 'auto' the text decides, with 'own' the student types one. */
const FIELD_OPTIONS = [
  { value: 'auto', label: 'Find out' },
  { value: '\t', label: 'Tab' },
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: ' - ', label: 'Dash' },
  { value: 'own', label: 'Something else' },
];

const CARD_OPTIONS = [
  { value: 'auto', label: 'New line' },
  { value: ';', label: 'Semicolon' },
  { value: '\n\n', label: 'Blank line' },
  { value: 'own', label: 'Something else' },
];

/** Asks for a file or a pasted text, and for what separates its cards. */
export function ImportSource({ onChoose }: { onChoose: (choice: ImportChoice) => void }) {
  const [field, setField] = useState({ chosen: 'auto', own: '' });
  const [card, setCard] = useState({ chosen: 'auto', own: '' });
  const [text, setText] = useState('');
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const separators = {
    ...(separatorOf(field) && { field: separatorOf(field) }),
    ...(separatorOf(card) && { card: separatorOf(card) }),
  } as Separators;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank(text)) setError('Paste some cards, or choose a file.');
    else onChoose({ separators, text, title: isBlank(title) ? 'Imported deck' : title });
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">
        From Anki (.apkg or text), Quizlet (its export text), or a spreadsheet (CSV). Pictures and sounds are
        left out.
      </p>
      <label
        className={`${buttonClass('secondary')} cursor-pointer justify-self-start has-focus-visible:outline-3 has-focus-visible:outline-brand-ink`}
      >
        <UploadIcon aria-hidden className="size-4" /> Choose a file
        <input
          type="file"
          className="sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again after an error.
            target.value = '';
            if (file) onChoose({ separators, file });
          }}
        />
      </label>
      <TextAreaField
        label="Or paste cards"
        hint="One card on each line: front, then tab, comma or semicolon, then back."
        rows={5}
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <TextField
        label="Deck title"
        optional
        maxLength={DECK_LIMITS.title}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <details>
        <summary className="min-h-6 cursor-pointer text-sm font-semibold">Separators</summary>
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          <Separator
            label="Between front and back"
            options={FIELD_OPTIONS}
            value={field}
            onChange={setField}
          />
          <Separator label="Between cards" options={CARD_OPTIONS} value={card} onChange={setCard} />
        </div>
      </details>
      <Button type="submit" className="justify-self-end">
        Preview
      </Button>
    </form>
  );
}

interface SeparatorChoice {
  chosen: string;
  /** What the student typed. */
  own: string;
}

interface SeparatorProps {
  label: string;
  options: typeof FIELD_OPTIONS;
  value: SeparatorChoice;
  onChange: (value: SeparatorChoice) => void;
}

function Separator({ label, options, value, onChange }: SeparatorProps) {
  return (
    <div className="grid content-start gap-2">
      <SelectField
        label={label}
        options={options}
        value={value.chosen}
        onChange={({ target }) => onChange({ ...value, chosen: target.value })}
      />
      {value.chosen === 'own' && (
        <TextField
          label={`Text ${label.toLowerCase()}`}
          value={value.own}
          onChange={({ target }) => onChange({ ...value, own: target.value })}
        />
      )}
    </div>
  );
}

function separatorOf({ chosen, own }: SeparatorChoice): string | undefined {
  if (chosen === 'auto') return undefined;
  return (chosen === 'own' ? own : chosen) || undefined;
}
