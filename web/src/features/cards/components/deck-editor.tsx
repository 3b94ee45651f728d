import { DECK_COLORS, DECK_LIMITS, type DeckColor } from '@akada/domain/cards/decks';
import { type DeckFormValues, deckFormSchema } from '@akada/domain/cards/forms';
import type { Deck } from '@akada/domain/cards/schemas';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useDayQuotaMessage } from '@/firebase/use-day-quota-message.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { CheckIcon } from '@/ui/icons.ts';
import { changeDeckFacts, createDeck } from '../api/deck-writes.ts';
import { DECK_COLOR_LOOKS } from '../deck-colors.ts';

interface DeckEditorProps {
  uid: string;
  /** The deck to edit; absent for a new one. */
  deck?: Stored<Deck>;
  /** Subjects to suggest. */
  subjects?: readonly string[];
  /** Gets the id of the saved deck. */
  onSaved?: (id: string) => void;
  onClose: () => void;
}

const REFUSED = 'a deck was refused';

/** The form for a deck: its title, subject and colour. */
export function DeckEditor({ uid, deck, subjects = [], onSaved, onClose }: DeckEditorProps) {
  const before: DeckFormValues = {
    ...{ title: deck?.title ?? '', subject: deck?.subject ?? '', color: deck?.color ?? '' },
  };
  const [values, setValues] = useState(before);
  const quotaMessage = useDayQuotaMessage(uid, deck ? null : USAGE_FEATURES.decks);
  const { formProps, busy, error, problems } = useForm<keyof DeckFormValues>(REFUSED, async () => {
    const facts = parseForm(deckFormSchema, values);
    const { id, written } = deck
      ? { id: deck.id, written: changeDeckFacts(uid, deck.id, facts) }
      : createDeck(uid, facts);
    await announceWrite(written, 'Deck saved', REFUSED, failureMessage);
    onClose();
    onSaved?.(id);
  });
  const change = (changed: Partial<DeckFormValues>) => setValues({ ...values, ...changed });
  const isDirty = JSON.stringify(values) !== JSON.stringify(before);
  const suggestions = useId();

  return (
    <Dialog title={deck ? 'Edit deck' : 'New deck'} isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <TextField
          label="Title"
          name="title"
          value={values.title}
          error={problems.title}
          hint={`${values.title.length} of ${DECK_LIMITS.title} characters`}
          required
          onChange={({ target }) => change({ title: target.value })}
        />
        <TextField
          label="Subject"
          name="subject"
          optional
          list={suggestions}
          value={values.subject}
          error={problems.subject}
          hint={`Up to ${DECK_LIMITS.subject} characters`}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <datalist id={suggestions}>
          {subjects.map((subject) => (
            <option key={subject} value={subject} />
          ))}
        </datalist>
        <ColorField color={values.color} onChange={(color) => change({ color })} />
        {quotaMessage && <Alert look="info">{quotaMessage}</Alert>}
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons
          busy={busy}
          disabled={!values.title.trim() || quotaMessage !== null}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

interface ColorFieldProps {
  color: DeckColor | '';
  onChange: (color: DeckColor | '') => void;
}

function ColorField({ color, onChange }: ColorFieldProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Colour</legend>
      <div className="-ml-1 flex flex-wrap">
        {(['', ...DECK_COLORS] as const).map((choice) => {
          const { label, tint } = choice
            ? DECK_COLOR_LOOKS[choice]
            : { label: 'No colour', tint: 'bg-brand-tint text-brand-ink' };
          return (
            <label
              key={choice}
              title={label}
              className="relative grid size-11 place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
            >
              <input
                type="radio"
                name="color"
                aria-label={label}
                value={choice}
                checked={color === choice}
                onChange={() => onChange(choice)}
                className="absolute inset-0 size-full opacity-0"
              />
              <span
                className={clsx('grid size-9 place-items-center rounded-full border border-current', tint)}
              >
                {color === choice && <CheckIcon aria-hidden strokeWidth={3} className="size-4" />}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

function failureMessage(error: unknown): string {
  return `Failed to save the deck: ${failureReason(error)}`;
}
