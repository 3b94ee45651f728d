import { CARD_LIMITS } from '@akada/domain/ai/ai';
import { readCardLines } from '@akada/domain/cards/card-lines';
import type { CardSides } from '@akada/domain/cards/forms';
import { formatCount, quantity } from '@akada/domain/text/plural';
import { useMemo, useState } from 'react';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { announceWrite } from '@/ui/announce-write.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { FormButtons } from '@/ui/form-buttons.tsx';
import { FormulaText } from '@/ui/formula-text.tsx';

interface BulkAddProps {
  /** How many more cards the deck can have. */
  room: number;
  /** Saves the cards; settles when the server has answered. */
  save: (cards: readonly CardSides[]) => Promise<void>;
  onClose: () => void;
}

const REFUSED = 'pasted cards were refused';
/** Cards and problems that are listed; more would take long to read, and to render. */
const LISTED = 20;

/** Adds a card for each pasted line. Lines that are no card are named, and stay in the field to be corrected. */
export function BulkAdd({ room, save, onClose }: BulkAddProps) {
  const [text, setText] = useState('');
  const { cards, problems } = useMemo(() => readCardLines(text), [text]);
  const isTooMany = cards.length > room;
  const { formProps, busy, error } = useForm(REFUSED, async () => {
    await announceWrite(save(cards), `${quantity(cards.length, 'card')} added`, REFUSED, failureMessage);
    if (problems.length === 0) onClose();
    else setText(problems.map((problem) => problem.text).join('\n'));
  });

  return (
    <Dialog title="Add many cards" isWide isDirty={text !== ''} isLocked={busy} onClose={onClose}>
      <form {...formProps} className="grid gap-4">
        <TextAreaField
          label="One card on each line"
          name="lines"
          rows={8}
          placeholder={'Capital of Kano State ; Kano\npH of pure water ; 7'}
          hint={`Put a semicolon or a tab between front and back. The front can have ${CARD_LIMITS.front} characters, the back ${formatCount(CARD_LIMITS.back)}.`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div aria-live="polite" className="grid gap-4">
          {isTooMany && (
            <Alert look="destructive">
              This deck has room for {quantity(room, 'more card', 'more cards')}, and these are{' '}
              {formatCount(cards.length)}. Put the rest into another deck.
            </Alert>
          )}
          {problems.length > 0 && (
            <Alert look="destructive">
              <p className="font-semibold">
                {quantity(problems.length, 'line needs', 'lines need')} a correction
              </p>
              <ul className="mt-1 grid gap-1">
                {problems.slice(0, LISTED).map(({ line, text, problem }) => (
                  <li key={line} className="wrap-anywhere">
                    Line {line}, “{shortened(text)}”: {problem}
                  </li>
                ))}
              </ul>
              <More count={problems.length - LISTED} what="line" />
            </Alert>
          )}
        </div>
        {cards.length > 0 && (
          <section aria-label="Preview">
            <h3 className="mb-2 font-semibold">{quantity(cards.length, 'card')}</h3>
            <ul className="grid gap-2 rounded-xl border border-line p-3">
              {cards.slice(0, LISTED).map(({ front, back }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cards can be equal
                <li key={index} className="grid gap-x-4 wrap-anywhere sm:grid-cols-2">
                  <div className="font-semibold">
                    <FormulaText>{front}</FormulaText>
                  </div>
                  <div className="text-ink-soft">
                    <FormulaText>{back}</FormulaText>
                  </div>
                </li>
              ))}
            </ul>
            <More count={cards.length - LISTED} what="card" />
          </section>
        )}
        {error !== null && <Alert look="destructive">{failureMessage(error)}</Alert>}
        <FormButtons
          label={cards.length > 0 ? `Add ${quantity(cards.length, 'card')}` : 'Add cards'}
          busy={busy}
          disabled={cards.length === 0 || isTooMany}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}

function More({ count, what }: { count: number; what: string }) {
  if (count <= 0) return null;
  return <p className="mt-1 text-sm text-ink-soft">and {quantity(count, `more ${what}`, `more ${what}s`)}</p>;
}

/** The beginning of a line, to recognise it by. */
function shortened(line: string): string {
  return line.length > 40 ? `${line.slice(0, 40).trim()}…` : line.trim();
}

function failureMessage(error: unknown): string {
  return `Failed to add the cards: ${failureReason(error)}`;
}
