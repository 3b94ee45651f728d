import { collectionPaths } from '@akada/domain/documents/paths';
import { type PrivateNote, privateNoteSchema } from '@akada/domain/notes/schemas';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { OWNER, ownCollectionCases, writeCases } from '../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  without,
} from '../support/rules/field-cases.ts';
import { INTRUDER, SERVER_TIME } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';

const notes = collectionPaths.notes(OWNER);
const AT = new Date('2026-03-01T08:00:00.000Z');

/** A stored note, some time after it was saved. */
export const NOTE: PrivateNote = {
  title: 'Osmosis',
  content: '## Osmosis\n\nWater moves through a **membrane**.',
  created_at: AT,
  updated_at: AT,
};
const SAVED = { ...NOTE, created_at: SERVER_TIME, updated_at: SERVER_TIME };

/** What a note may and may not contain, whenever it is written. */
const noteFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  invalid('a flag that it is shared', { shared: true }),
  ...without(Object.keys(NOTE), []),
  ...textCases('title', VAULT_LIMITS.filename),
  ...textCases('content', VAULT_LIMITS.noteContent),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
  ...notOfType('updated_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
];

const ofUpdatedAt: readonly FieldCase[] = [
  onlyRules(invalid('an updated_at in the past', { updated_at: AT })),
  onlyRules(invalid('an updated_at in the future', { updated_at: new Date('2090-01-01') })),
];
const onCreate: readonly FieldCase[] = [
  ...ofUpdatedAt,
  onlyRules(invalid('a created_at in the past', { created_at: AT })),
  onlyRules(invalid('a created_at in the future', { created_at: new Date('2090-01-01') })),
];
const onUpdate: readonly FieldCase[] = [
  invalid('another title and an unknown field', {
    title: 'Cells',
    updated_at: SERVER_TIME,
    [INTRUDER]: true,
  }),
  invalid('another title and the old updated_at', { title: 'Cells', updated_at: AT }),
  valid('the same created_at', { created_at: AT, updated_at: SERVER_TIME }),
  invalid('another created_at', { created_at: new Date(AT.getTime() + 1), updated_at: SERVER_TIME }),
  invalid("the server's time for its created_at", { created_at: SERVER_TIME, updated_at: SERVER_TIME }),
];

const created = writeCases('a private note', notes, SAVED, [...noteFields, ...onCreate]);
const updated = writeCases('a private note', notes, { ...NOTE }, [
  ...noteFields.map((field) => ({ ...field, change: { updated_at: SERVER_TIME, ...field.change } })),
  ...onUpdate,
]);

export const fixtures = {
  ...Object.fromEntries(['one', 'old'].map((id) => [`${notes}/${id}`, { ...NOTE }])),
  ...updated.fixtures,
};
/** Only the owner has access: another student and a moderator can't get, list, count or change a note. */
export const access = ownCollectionCases({
  noun: 'a private note',
  nouns: 'the private notes',
  collection: notes,
  data: SAVED,
  change: { title: 'Cells', updated_at: SERVER_TIME },
});
export const { creates } = created;
const { updates } = updated;
/** The cases that only updates have: those of {@link onUpdate}. */
export const onlyUpdates = updated.updates.slice(-onUpdate.length);

if (import.meta.vitest) {
  testRules('private notes', fixtures, [...access, ...creates, ...updates]);
  testSchemaAgrees('privateNoteSchema', privateNoteSchema, { ...NOTE }, noteFields);
}
