import { CARD_LIMITS } from '@akada/domain/ai/ai';
import { CARD_TAG_LIMITS } from '@akada/domain/cards/decks';
import { formatCount, quantity } from '@akada/domain/text/plural';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { CardText } from '@/ui/card-text.tsx';
import type { ImportPlan, LeftOut, LongNote } from './import-plan.ts';

interface ImportPreviewProps {
  plan: ImportPlan;
  /** Whether another import has to end first. */
  isBlocked: boolean;
  onBack: () => void;
  onImport: () => void;
}

/** Cards that are shown before an import. */
const SHOWN_CARDS = 3;

/** What an import would make, and what it leaves out. */
export function ImportPreview({ plan, isBlocked, onBack, onImport }: ImportPreviewProps) {
  const cards = plan.decks.flatMap((deck) => deck.cards);
  const reviewed = cards.filter(({ memory }) => memory !== null).length;
  const summary = `${quantity(cards.length, 'card')} in ${quantity(plan.decks.length, 'deck')}`;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {cards.length > 0 ? summary : 'None of these cards can be imported.'}
      </p>
      {reviewed > 0 && (
        <p className="text-ink-soft">{quantity(reviewed, 'card keeps', 'cards keep')} the review schedule.</p>
      )}
      <LeftOutNotes leftOut={plan.leftOut} />
      {plan.decks.length > 0 && (
        <>
          <ul aria-label="Decks" className="max-h-40 overflow-auto rounded-2xl border border-line">
            {plan.decks.map(({ title, cards }) => (
              <li
                key={title}
                className="flex justify-between gap-3 border-b border-line px-4 py-2 last:border-0"
              >
                <span className="min-w-0 break-words">{title}</span>
                <span className="shrink-0 text-ink-soft">{quantity(cards.length, 'card')}</span>
              </li>
            ))}
          </ul>
          <ul aria-label="First cards" className="grid gap-2">
            {cards.slice(0, SHOWN_CARDS).map(({ front, back, format }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cards can be equal and never move
              <li key={index} className="grid gap-1 rounded-2xl bg-sunken px-4 py-3 text-sm wrap-anywhere">
                <div className="line-clamp-3 font-semibold whitespace-pre-line">
                  <CardText format={format}>{front}</CardText>
                </div>
                <div className="line-clamp-3 whitespace-pre-line text-ink-soft">
                  <CardText format={format}>{back}</CardText>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
      {isBlocked && (
        <Alert look="info">Another import isn't finished yet. Continue or remove it first.</Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
        <Button disabled={cards.length === 0 || isBlocked} onClick={onImport}>
          Import {quantity(cards.length, 'card')}
        </Button>
      </div>
    </div>
  );
}

function LeftOutNotes({ leftOut }: { leftOut: LeftOut }) {
  const { pictures, sounds, tooLong, blank, looks, tags } = leftOut;
  const media = [pictures > 0 && quantity(pictures, 'picture'), sounds > 0 && quantity(sounds, 'sound')];
  const notes = [
    media.some(Boolean) && `${media.filter(Boolean).join(' and ')} left out.`,
    blank > 0 && `${quantity(blank, 'card')} left out: a side has no text.`,
    tooLong.length > 0 && `${quantity(tooLong.length, 'card')} left out: a text is too long.`,
    looks > 0 && `${quantity(looks, 'card')} without bold words and lists, which need too many characters.`,
    tags > 0 &&
      `${quantity(tags, 'tag')} left out: a card has more than ${CARD_TAG_LIMITS.tags}, or a tag more than ${CARD_TAG_LIMITS.tag} characters.`,
  ].filter((note) => note !== false);
  if (notes.length === 0) return null;
  return (
    <Alert look="info">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {tooLong.length > 0 && <LongNotes notes={tooLong} />}
    </Alert>
  );
}

/** Every note with a text that is too long, so that the student can shorten it in the other program. */
function LongNotes({ notes }: { notes: readonly LongNote[] }) {
  return (
    <details>
      <summary className="min-h-6 cursor-pointer">Show them</summary>
      <ul className="mt-2 grid max-h-48 gap-1.5 overflow-auto font-normal">
        {notes.map(({ note, start, side, length }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a note can be listed twice, and none moves
          <li key={index} className="wrap-anywhere">
            Note {note}, “{start}…”: the {side} has {formatCount(length)} of at most{' '}
            {formatCount(CARD_LIMITS[side])} characters.
          </li>
        ))}
      </ul>
    </details>
  );
}
