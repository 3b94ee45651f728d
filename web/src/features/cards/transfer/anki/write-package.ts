/** Writes a deck as an Anki package of schema 11, which every version of Anki and AnkiDroid opens. */
import { ankiFields, ankiTags, type ExportedText } from '@akada/domain/cards/deck-export';
import type { Card } from '@akada/domain/cards/schemas';
import type { Review } from '@akada/domain/cards/sittings';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { strToU8, zipSync } from 'fflate';
import type { SqlJsStatic, SqlValue } from 'sql.js';
import { reviewRows } from './review-rows.ts';
import { collectionRow, DECK_ID, NOTE_TYPE_ID, TABLES } from './schema-11-tables.ts';

/** A card of a deck that is exported, with plain text on its sides. */
export type ExportedCard = Card & ExportedText & { id: string };

export interface ExportedDeck {
  title: string;
  cards: readonly ExportedCard[];
  /** The log, which may have reviews of other cards. */
  reviews: readonly Review[];
}

/** The ease of SM-2 that Anki gives a new card. It is used there only while FSRS is off. */
const EASE = 2_500;

const SUSPENDED = -1;
const NEW = 0;
const LEARNING_STATES = [1, 3];

/**
 * The package of a deck, with the schedule of its cards and their reviews. A card keeps its identity, so a later package updates the notes
 * that an earlier one made.
 *
 * @param now the time of the export, from which the ids of Anki are counted
 */
export function writePackage(
  sql: SqlJsStatic,
  { title, cards, reviews }: ExportedDeck,
  now: Date,
): Uint8Array<ArrayBuffer> {
  const database = new sql.Database();
  try {
    const created = createdAt(cards, now);
    database.run(TABLES);
    insert('col', collectionRow(title, created, now));
    const ids = new Map(cards.map(({ id }, index) => [id, now.getTime() + index]));
    cards.forEach((card, index) => {
      const id = now.getTime() + index;
      insert('notes', noteRow(card, id, now));
      insert('cards', cardRow(card, index, id, created, now));
    });
    for (const row of reviewRows(reviews, cards, ids)) insert('revlog', { ...row, usn: -1, factor: EASE });
    // A copy whose memory can be moved out of the worker.
    return new Uint8Array(zipSync({ 'collection.anki2': database.export(), media: strToU8('{}') }));
  } finally {
    database.close();
  }

  function insert(table: string, row: Readonly<Record<string, SqlValue>>) {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    database.run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`, Object.values(row));
  }
}

/** The first day that due dates count from, in seconds. No card was due before it. */
function createdAt(cards: readonly ExportedCard[], now: Date): number {
  const first = Math.min(now.getTime(), ...cards.map(({ due }) => due.getTime()));
  return Math.floor(first / MS_PER_DAY) * (MS_PER_DAY / 1_000);
}

function noteRow(card: ExportedCard, id: number, now: Date): Record<string, SqlValue> {
  return {
    ...{ id, guid: card.id, mid: NOTE_TYPE_ID, mod: seconds(now), usn: -1, tags: noteTags(card) },
    // Anki computes the checksum when it imports the note.
    ...{ flds: ankiFields(card).join('\u001f'), sfld: card.front, csum: 0, flags: 0, data: '' },
  };
}

/** Anki finds a tag between blanks. */
function noteTags(card: ExportedCard): string {
  const tags = ankiTags(card);
  return tags === '' ? '' : ` ${tags} `;
}

function cardRow(
  card: ExportedCard,
  index: number,
  id: number,
  created: number,
  now: Date,
): Record<string, SqlValue> {
  const isLearning = LEARNING_STATES.includes(card.state);
  const { stability: s, difficulty: d, last_review } = card;
  const data = card.state === NEW ? {} : { s, d, ...(last_review && { lrt: seconds(last_review) }) };
  return {
    ...{ id, nid: id, did: DECK_ID, ord: 0, mod: seconds(now), usn: -1, type: card.state },
    ...{ queue: card.suspended ? SUSPENDED : isLearning ? 1 : card.state, due: dueOf(card, index, created) },
    ...{
      ivl: card.scheduled_days,
      factor: card.state === NEW ? 0 : EASE,
      reps: card.reps,
      lapses: card.lapses,
    },
    // One step is left of learning.
    ...{ left: isLearning ? 1_001 : 0, odue: 0, odid: 0, flags: 0, data: JSON.stringify(data) },
  };
}

/** A place among new cards, a time in seconds for a card in learning, and otherwise a day. */
function dueOf({ state, due }: ExportedCard, index: number, created: number): number {
  if (state === NEW) return index;
  if (LEARNING_STATES.includes(state)) return seconds(due);
  return Math.floor((seconds(due) - created) / (MS_PER_DAY / 1_000));
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1_000);
