import { rateCard } from '@akada/domain/cards/card';
import type { SummaryDays } from '@akada/domain/cards/count-upkeep';
import { queueOf } from '@akada/domain/cards/decks';
import type { CardFields } from '@akada/domain/cards/forms';
import type { Rating, Schedule } from '@akada/domain/cards/memory';
import { daySpan } from '@akada/domain/cards/queue';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { formatReview, formatUndo } from '@akada/domain/cards/sittings';
import { useEffect, useMemo, useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { currentZone } from '@/lib/zone.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { saveCardChange } from './api/card-changes.ts';
import { openSittingLog } from './sitting-log.ts';
import { useNewLeft } from './use-new-left.ts';

type StoredCard = Stored<Card>;

/** What the student did with a card, which can be taken back. */
interface Step {
  before: StoredCard;
  after: StoredCard;
  /** Absent for a card that was buried or suspended. */
  review?: { at: Date; rating: Rating; ms: number };
}

export interface Sitting {
  /** New cards that may still be learned today. */
  newLeft: number;
  /** The cards with what was changed in this sitting, which is shown before it is stored. */
  cards: StoredCard[];
  /** What was done, oldest first. */
  steps: readonly Step[];
  /** @param ms from the question to the rating */
  rate: (card: StoredCard, rating: Rating, ms: number) => void;
  /** Takes back what was done last. Returns the card; null if nothing is left. */
  undo: () => StoredCard | null;
  /** Hides a card until tomorrow. */
  bury: (card: StoredCard) => void;
  suspend: (card: StoredCard) => void;
  flag: (card: StoredCard) => void;
  /** Shows what was edited; the editor saves it. */
  showEdited: (card: StoredCard, fields: CardFields) => void;
  /** Saves the reviews that are only on this device. Stable between renders. */
  save: () => void;
}

interface SittingOptions {
  uid: string;
  cards: readonly StoredCard[];
  decks: readonly Stored<Deck>[];
  schedule: Schedule;
  /** New cards learned today on any device, as stored; null while that is unknown. */
  learnedToday: number | null;
  /** New cards a day. */
  limit: number;
  /** Days that the counts of all decks no longer need. */
  outdated: SummaryDays | undefined;
}

/** A sitting: cards change on the screen at once, and are saved with the log of the reviews and the counts. */
export function useSitting(options: SittingOptions): Sitting {
  const { uid, cards, decks, schedule, learnedToday, limit, outdated } = options;
  const [changed, setChanged] = useState<ReadonlyMap<string, StoredCard>>(new Map());
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const learnedHere = steps.flatMap(({ before, review }) =>
    review && before.queue === 'new' ? [review.at] : [],
  );
  const newLeft = useNewLeft(learnedToday, learnedHere, limit);
  const [log] = useState(() => openSittingLog(uid));
  useEffect(() => {
    const saveWhenHidden = () => document.hidden && log.save();
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden);
      log.save();
    };
  }, [log]);
  const shown = useMemo(() => withChanges(cards, changed), [cards, changed]);

  function show(card: StoredCard) {
    setChanged((last) => new Map(last).set(card.id, card));
  }

  function save(before: StoredCard, after: StoredCard, learned?: 1 | -1) {
    show(after);
    const deck = decks.find(({ id }) => id === after.deck_id);
    const left = Math.max(0, newLeft - (learned ?? 0));
    const now = new Date();
    const change = { before, after, deck, newLeft: left, now, outdated };
    saveCardChange(uid, { ...change, ...(learned && { learned }) }).catch((error) => {
      setChanged((last) => new Map([...last].filter(([id]) => id !== after.id)));
      warnWithToast(
        'a change of a card was refused',
        error,
        `Failed to save the card: ${failureReason(error)}`,
      );
    });
  }

  function take(step: Step, learned?: 1) {
    setSteps((last) => [...last, step]);
    save(step.before, step.after, learned);
  }

  return {
    newLeft,
    cards: shown,
    steps,
    rate: (card, rating, ms) => {
      const at = new Date();
      log.add(formatReview({ card: card.id, at, rating, ms, before: card }));
      const after = { ...card, ...rateCard(card, rating, at, schedule) };
      take({ before: card, after, review: { at, rating, ms } }, card.queue === 'new' ? 1 : undefined);
    },
    undo: () => {
      const step = steps.at(-1);
      if (!step) return null;
      setSteps(steps.slice(0, -1));
      const now = shown.find(({ id }) => id === step.after.id) ?? step.after;
      const restored = takenBack(now, step);
      if (step.review) log.add(formatUndo({ card: restored.id, at: step.review.at }));
      save(now, restored, step.review && step.before.queue === 'new' ? -1 : undefined);
      return restored;
    },
    bury: (card) => take({ before: card, after: { ...card, due: daySpan(new Date(), currentZone()).end } }),
    suspend: (card) => {
      const after = { ...card, suspended: true };
      take({ before: card, after: { ...after, queue: queueOf(after, {}) } });
    },
    flag: (card) => save(card, { ...card, flagged: !card.flagged }),
    save: log.save,
    showEdited: ({ tags: _, ...card }, fields) => show({ ...card, ...fields }),
  };
}

/** The cards of the queries as this sitting has left them, and those that the queries have no longer. */
function withChanges(cards: readonly StoredCard[], changed: ReadonlyMap<string, StoredCard>): StoredCard[] {
  const rest = cards.filter(({ id }) => !changed.has(id));
  return [...rest, ...changed.values()];
}

/** A card without what a step changed. What was edited since stays. */
function takenBack(card: StoredCard, { before, after }: Step): StoredCard {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof StoredCard)[]);
  const restored: Partial<StoredCard> = { ...card };
  for (const field of fields) {
    if (before[field] === after[field]) continue;
    if (before[field] === undefined) delete restored[field];
    else Object.assign(restored, { [field]: before[field] });
  }
  return restored as StoredCard;
}
