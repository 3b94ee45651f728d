/** Reads an Anki collection of schema 11 (Anki's older packages) or 18 (its newer ones). */
import { IMPORT_LIMITS, IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import type { Database, SqlJsStatic } from 'sql.js';
import { ImportError } from '../import-plan.ts';
import type { AnkiCard, AnkiCollection, AnkiNote, AnkiReview } from './collection.ts';
import { decksOfJson, noteTypesOfJson } from './schema-11.ts';
import { decksOfTables, noteTypesOfTables } from './schema-18.ts';
import { count, numberOf, rows, textOf } from './sql-rows.ts';

/** Between the fields of a note. */
const FIELD_SEPARATOR = '\u001f';

/** The schemas that are known. Those between 11 and 18 were never in packages. */
const NEWEST_SCHEMA = 18;

/** The tables that every collection has. A view of their name could run without end. */
const TABLES = ['col', 'notes', 'cards', 'revlog'];

/** What the card of a package says that an older Anki can't open. */
const PLACEHOLDER = '.colpkg/.apkg';

/**
 * The collection in an SQLite database.
 *
 * @throws ImportError if it is damaged, too large, or from an unknown version of Anki
 */
export function readCollection(sql: SqlJsStatic, bytes: Uint8Array): AnkiCollection {
  let database: Database | null = null;
  try {
    database = new sql.Database(bytes);
    return collectionOf(database);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(IMPORT_MESSAGES.damaged, { cause: error });
  } finally {
    database?.close();
  }
}

function collectionOf(database: Database): AnkiCollection {
  const tables = new Set(
    rows(database, "SELECT name FROM sqlite_master WHERE type = 'table'").map(([name]) => textOf(name)),
  );
  if (!TABLES.every((table) => tables.has(table))) throw new ImportError(IMPORT_MESSAGES.wrongKind);
  const [col] = rows(database, 'SELECT crt, ver, conf, models, decks FROM col');
  const [createdAt, version, config, models, decks] = col ?? [];
  if (numberOf(version) > NEWEST_SCHEMA) throw new ImportError(IMPORT_MESSAGES.tooNew);
  if (count(database, 'notes') > IMPORT_LIMITS.notes) throw new ImportError(IMPORT_MESSAGES.tooManyNotes);
  if (count(database, 'cards') > IMPORT_LIMITS.cards) throw new ImportError(IMPORT_MESSAGES.tooManyCards);
  const hasTables = tables.has('notetypes');
  if (hasTables) removeCollation(database);
  const notes = notesOf(database);
  if (isPlaceholder(notes)) throw new ImportError(IMPORT_MESSAGES.placeholder);
  const reviews = reviewsOf(database);
  return {
    createdAt: numberOf(createdAt),
    hasOldButtons: !hasTables && hasOldButtons(textOf(config), reviews),
    decks: hasTables ? decksOfTables(database) : decksOfJson(textOf(decks)),
    noteTypes: hasTables ? noteTypesOfTables(database) : noteTypesOfJson(textOf(models)),
    notes,
    cards: cardsOf(database),
    reviews,
  };
}

/** Anki sorts names by a collation of its own, without which SQLite opens none of its tables. */
function removeCollation(database: Database) {
  database.run('PRAGMA writable_schema = ON');
  database.run(
    "UPDATE sqlite_master SET sql = replace(sql, 'COLLATE unicase', '') WHERE sql LIKE '%COLLATE unicase%'",
  );
  database.run('PRAGMA writable_schema = RESET');
}

function notesOf(database: Database): AnkiNote[] {
  return rows(database, 'SELECT id, mid, tags, flds FROM notes ORDER BY id').map(
    ([id, type, tags, fields]) => ({
      ...{ id: numberOf(id), noteTypeId: textOf(type), tags: textOf(tags).trim() },
      fields: textOf(fields).split(FIELD_SEPARATOR),
    }),
  );
}

/** Cards of a filtered deck are read with their own deck and due date. */
function cardsOf(database: Database): AnkiCard[] {
  return rows(
    database,
    `SELECT id, nid, iif(odid > 0, odid, did), ord, type, queue, iif(odid > 0 AND odue > 0, odue, due), ivl, factor,
       reps, lapses, data
     FROM cards ORDER BY CASE type WHEN 0 THEN due END, id`,
  ).map(([id, noteId, deckId, template, type, queue, due, interval, ease, reps, lapses, data]) => ({
    ...{ id: numberOf(id), noteId: numberOf(noteId), deckId: textOf(deckId), template: numberOf(template) },
    ...{ type: numberOf(type), queue: numberOf(queue), due: numberOf(due), interval: numberOf(interval) },
    ...{ ease: numberOf(ease), reps: numberOf(reps), lapses: numberOf(lapses), data: textOf(data) },
  }));
}

function reviewsOf(database: Database): AnkiReview[] {
  return rows(database, 'SELECT id, cid, ease, factor, type FROM revlog ORDER BY id').map(
    ([at, cardId, button, ease, kind]) => ({
      ...{ at: numberOf(at), cardId: numberOf(cardId), button: numberOf(button) },
      ...{ ease: numberOf(ease), kind: numberOf(kind) },
    }),
  );
}

function isPlaceholder(notes: readonly AnkiNote[]): boolean {
  return notes.length === 1 && (notes[0]?.fields[0]?.includes(PLACEHOLDER) ?? false);
}

/** The first scheduler had no fourth button in learning; collections say so only since the second. */
function hasOldButtons(config: string, reviews: readonly AnkiReview[]): boolean {
  return (
    /"schedVer"\s*:\s*1\b/.test(config) && !reviews.some(({ kind, button }) => kind !== 1 && button === 4)
  );
}
