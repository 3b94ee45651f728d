/** Decks and note types in schema 11, where each kind is one JSON text. */
import * as z from 'zod/mini';
import type { NoteType } from './collection.ts';

const decksSchema = z.record(z.string(), z.object({ name: z.string() }));

const named = z.object({ name: z.string(), ord: z._default(z.nullable(z.number()), 0) });

const noteTypesSchema = z.record(
  z.string(),
  z.object({
    name: z.string(),
    /** 1 for cloze. */
    type: z._default(z.number(), 0),
    flds: z.array(named),
    tmpls: z.array(z.object({ ...named.shape, qfmt: z.string(), afmt: z.string() })),
  }),
);

/** The names of the decks by id. Subdecks are named 'A::B'. */
export function decksOfJson(json: string): Map<string, string> {
  return new Map(Object.entries(decksSchema.parse(JSON.parse(json))).map(([id, { name }]) => [id, name]));
}

export function noteTypesOfJson(json: string): Map<string, NoteType> {
  const types = Object.entries(noteTypesSchema.parse(JSON.parse(json)));
  return new Map(
    types.map(([id, { name, type, flds, tmpls }]) => [
      id,
      {
        ...{ name, isCloze: type === 1 },
        fields: flds.toSorted(byOrder).map((field) => field.name),
        templates: tmpls.toSorted(byOrder).map((template) => ({
          ...{ name: template.name, front: template.qfmt, back: template.afmt },
        })),
      },
    ]),
  );
}

const byOrder = (a: { ord: number | null }, b: { ord: number | null }) => (a.ord ?? 0) - (b.ord ?? 0);
