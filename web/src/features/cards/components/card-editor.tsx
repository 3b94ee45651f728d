import { CARD_LIMITS } from '@akada/domain/ai/ai';
import {
  type CardFields,
  type CardFormValues,
  type CardSides,
  cardFormSchema,
} from '@akada/domain/cards/forms';
import type { Card } from '@akada/domain/cards/schemas';
import { formatCount } from '@akada/domain/text/plural';
import { useRef, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { readFormulas } from '@/lib/formulas.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Button } from '@/ui/button.tsx';
import { CardText } from '@/ui/card-text.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { TagsField } from '@/ui/tags-field.tsx';

interface CardEditorProps {
  /** The card to edit; absent for a new one. */
  card?: Pick<Card, 'front' | 'back' | 'format' | 'tags'>;
  /** Saves what was typed; settles when the server has answered. */
  save: (fields: CardFields) => Promise<void>;
  onClose: () => void;
}

const BLANK: CardSides = { front: '', back: '' };
const NO_TAGS: readonly string[] = [];
const REFUSED = 'a card was refused';
const SIDES = [
  { side: 'front', label: 'Front' },
  { side: 'back', label: 'Back' },
] as const;

/** The form for a card. New cards can be written one after the other. */
export function CardEditor({ card, save, onClose }: CardEditorProps) {
  const before = { front: card?.front ?? '', back: card?.back ?? '' };
  const [sides, setSides] = useState(before);
  const [tags, setTags] = useState(card?.tags ?? NO_TAGS);
  const { formProps, busy, error, problems, submit } = useForm<keyof CardFormValues>(REFUSED, () =>
    send(onClose),
  );
  const isDirty =
    sides.front !== before.front || sides.back !== before.back || String(tags) !== String(card?.tags ?? '');
  const isBlank = !sides.front.trim() || !sides.back.trim();
  const form = formProps.ref;
  const another = useRef<HTMLButtonElement>(null);

  async function send(then: () => void): Promise<void> {
    await announceWrite(
      save(parseForm(cardFormSchema, { ...sides, tags })),
      'Card saved',
      REFUSED,
      failureMessage,
    );
    then();
  }

  function startAnother() {
    setSides(BLANK);
    form.current?.querySelector('textarea')?.focus();
  }

  return (
    <Dialog title={card ? 'Edit card' : 'New card'} isDirty={isDirty} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        {SIDES.map(({ side, label }) => (
          <div key={side} className="grid gap-2">
            <TextAreaField
              label={label}
              name={side}
              rows={3}
              value={sides[side]}
              error={problems[side]}
              hint={`${formatCount(sides[side].trim().length)} of ${formatCount(CARD_LIMITS[side])} characters`}
              required
              onChange={({ target }) => setSides({ ...sides, [side]: target.value })}
            />
            {(card?.format !== undefined || readFormulas(sides[side]).hasFormulas) && (
              <section
                aria-label={`${label}, as it looks`}
                className="rounded-xl border border-line px-3.5 py-2 whitespace-pre-line"
              >
                <CardText format={card?.format}>{sides[side]}</CardText>
              </section>
            )}
          </div>
        ))}
        <p className="text-sm text-ink-soft">
          Write formulas between dollar signs: $x^2$.
          {card?.format !== undefined && ' This card is in Markdown: **bold**, *italic*, `code`.'}
        </p>
        <TagsField
          label="Tags"
          hint="Press Enter after each"
          tags={tags}
          error={problems.tags}
          onChange={(typed) => setTags(typed.map((tag) => tag.replace(/\s+/g, '_')))}
        />
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons busy={busy} disabled={isBlank} onCancel={onClose}>
          {!card && (
            <Button
              ref={another}
              look="secondary"
              disabled={isBlank || busy}
              onClick={() => void submit(() => send(startAnother), another.current)}
            >
              Save and add another
            </Button>
          )}
        </FormButtons>
      </form>
    </Dialog>
  );
}

function failureMessage(error: unknown): string {
  return `Failed to save the card: ${failureReason(error)}`;
}
