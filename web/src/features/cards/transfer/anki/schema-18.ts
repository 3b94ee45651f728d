/** Decks and note types in schema 18, where they are tables whose settings are in Protocol Buffers. */
import { PbfReader } from 'pbf';
import type { Database } from 'sql.js';
import { groupBy } from '@/lib/group-by.ts';
import type { NoteType } from './collection.ts';
import { bytesOf, numberOf, rows, textOf } from './sql-rows.ts';

/** The field of a note type's settings with its kind, where 1 is cloze. */
const KIND_FIELD = 1;
const CLOZE = 1;
/** The fields of a template's settings with its two sides. */
const FRONT_FIELD = 1;
const BACK_FIELD = 2;

/** Between the names of a deck and its subdeck, which are written 'A::B' elsewhere. */
const DECK_SEPARATOR = '\u001f';

/** The names of the decks by id. Subdecks are named 'A::B'. */
export function decksOfTables(database: Database): Map<string, string> {
  return new Map(
    rows(database, 'SELECT id, name FROM decks').map(([id, name]) => [
      textOf(id),
      textOf(name).replaceAll(DECK_SEPARATOR, '::'),
    ]),
  );
}

export function noteTypesOfTables(database: Database): Map<string, NoteType> {
  const fields = groupBy(rows(database, 'SELECT ntid, name FROM fields ORDER BY ntid, ord'), ([typeId]) =>
    textOf(typeId),
  );
  const templates = groupBy(
    rows(database, 'SELECT ntid, name, config FROM templates ORDER BY ntid, ord'),
    ([typeId]) => textOf(typeId),
  );
  return new Map(
    rows(database, 'SELECT id, name, config FROM notetypes').map(([id, name, config]) => [
      textOf(id),
      {
        name: textOf(name),
        isCloze: kindOf(bytesOf(config)) === CLOZE,
        fields: (fields.get(textOf(id)) ?? []).map(([, field]) => textOf(field)),
        templates: (templates.get(textOf(id)) ?? []).map(([, template, sides]) => ({
          ...{ name: textOf(template), ...sidesOf(bytesOf(sides)) },
        })),
      },
    ]),
  );
}

function kindOf(config: Uint8Array): number {
  return new PbfReader(config).readFields<{ kind: number }>(
    (field, result, reader) => {
      if (field === KIND_FIELD) result.kind = numberOf(reader.readVarint());
    },
    { kind: 0 },
  ).kind;
}

function sidesOf(config: Uint8Array): { front: string; back: string } {
  return new PbfReader(config).readFields(
    (field, sides, reader) => {
      if (field === FRONT_FIELD) sides.front = reader.readString();
      if (field === BACK_FIELD) sides.back = reader.readString();
    },
    { front: '', back: '' },
  );
}
