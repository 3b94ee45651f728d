import type { SummaryDays } from '@akada/domain/cards/count-upkeep';
import {
  addCounts,
  type CardCounts,
  countCards,
  countsDifference,
  nextDue,
} from '@akada/domain/cards/counts';
import { isDeckOff } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { type Day, dayOf } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { errorCode } from '@akada/domain/errors/error-code';
import {
  type DocumentReference,
  deleteField,
  getDocFromServer,
  serverTimestamp,
  type UpdateData,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { documentAt, type Stored } from '@/firebase/documents.ts';
import { firestore } from '@/firebase/firestore.ts';
import { currentZone } from '@/lib/zone.ts';
import { addToSummary, countsOfDeck, deckCountChanges } from './counts.ts';

interface CardChange {
  before: Stored<Card>;
  after: Stored<Card>;
  /** The card's deck; undefined while it is not known, and then nothing is counted until the deck is opened. */
  deck: Stored<Deck> | undefined;
  /** New cards that may still be learned today, after the change. */
  newLeft: number;
  /** 1 if the change learns a new card, -1 if it takes that back. */
  learned?: 1 | -1;
  /** Days that the counts of all decks no longer need. */
  outdated?: SummaryDays | undefined;
  now: Date;
}

/** This page, and how many changes of cards it has saved: see cardChangeSchema. */
const page = crypto.randomUUID();
let changes = 0;

/**
 * Saves a change of a card, together with the counts that it changes: of its deck, and of all decks.
 *
 * @returns a promise that settles when the server has answered
 */
export function saveCardChange(uid: string, change: CardChange): Promise<void> {
  const { before, after, deck, learned, outdated, now } = change;
  const zone = currentZone();
  const batch = writeBatch(firestore());
  const card = documentAt(documentPaths.card(uid, after.id));
  changes += 1;
  const number = changes;
  const last_change = { page, number, at: serverTimestamp() };
  batch.update(card, { ...fieldsChanged(before, after), last_change });
  const counts = deck && countsOfDeck(deck);
  const counted = countsDifference(countCards([before], zone), countCards([after], zone));
  if (deck && counts) {
    const next = isDeckOff(deck) ? deck.next_due : dueAfter(addCounts(counts, counted), change, zone);
    const fields = { ...deckCountChanges(counted), ...(+next !== +deck.next_due && { next_due: next }) };
    if (Object.keys(fields).length > 0) batch.update(documentAt(documentPaths.deck(uid, deck.id)), fields);
  }
  const day: Day = dayOf(now, zone);
  addToSummary(
    batch,
    uid,
    deck && counts ? counted : { due: {}, new: 0 },
    learned && { day, count: learned },
    outdated,
  );
  return commitOnce(batch, card, number);
}

/** Commits a change. One that the rules refuse is saved if they do so because the network has repeated it. */
async function commitOnce(batch: WriteBatch, card: DocumentReference, number: number): Promise<void> {
  try {
    await batch.commit();
  } catch (error) {
    if (errorCode(error) !== 'permission-denied') throw error;
    const stored: Card['last_change'] = (await getDocFromServer(card)).get('last_change');
    if (stored?.page !== page || stored.number < number) throw error;
  }
}

/** When the deck is due next: at the card's own time if no other card is due on that day. */
function dueAfter(counts: CardCounts, { after, newLeft, now }: CardChange, zone: string): Date {
  const next = nextDue(counts, { now, zone, newLeft });
  const isOnly = after.queue === 'review' && counts.due[dayOf(after.due, zone)] === 1;
  return isOnly && dayOf(next, zone) === dayOf(after.due, zone) && (counts.new === 0 || newLeft === 0)
    ? after.due
    : next;
}

/** The fields that differ, for an update that leaves the others as another device may have changed them. */
function fieldsChanged(before: Stored<Card>, after: Stored<Card>): UpdateData<Card> {
  const fields = new Set([...Object.keys(before), ...Object.keys(after)] as (keyof Stored<Card>)[]);
  fields.delete('id');
  fields.delete('pending');
  return Object.fromEntries(
    [...fields]
      .filter(
        (field) =>
          String(before[field]) !== String(after[field]) || +dateOf(before[field]) !== +dateOf(after[field]),
      )
      .map((field) => [field, after[field] === undefined ? deleteField() : after[field]]),
  );
}

/** Texts of times have no milliseconds. */
function dateOf(value: unknown): Date | number {
  return value instanceof Date ? value : 0;
}
