import { documentPaths } from '@akada/domain/documents/paths';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import {
  allowOrDeny,
  batchCase,
  OWNER,
  type PersonaName,
  type RuleCase,
} from '../../support/rules/builders.ts';
import { type FieldCase, invalid, linesCases, textCases, valid } from '../../support/rules/field-cases.ts';
import {
  ABSENT,
  type Batch,
  type Fields,
  INTRUDER,
  ServerDay,
  todayAt,
  type Write,
  YESTERDAY,
} from '../../support/rules/requests.ts';
import { testRules } from '../../support/rules/stage.ts';
import { FREE_ACCOUNT } from '../plan-accounts.ts';
import * as counts from './edit-counts.ts';
import { countPath, createCount, EDIT_COUNT, feature, raiseCount, update } from './edit-counts.ts';
import { LISTED } from './files.ts';

/** Edits of shared files: the file, a note's title, and the count of the day, in one batch. */

const TEXT = { title: 'Titration, week 3', content: 'Rinse the burette.' };

interface Situation {
  what: string;
  allowed: boolean;
  by?: PersonaName;
  /** Changes to the file; its owner is the student of the case unless this says otherwise. */
  item?: Fields;
  /** Changes to the account, whose days are in UTC. */
  account?: Fields;
  /** The number of edits today. */
  before?: number;
  /** The edited fields. */
  change?: Fields;
  /** Replaces the batch's update of the file and of the count. */
  writes?: (uid: string, id: string) => Batch;
}

const edit = (id: string, change: Fields = { filename: 'Titration' }): Write =>
  update(documentPaths.vaultItem(id), change);
const title = (id: string, change: Fields): Write => update(documentPaths.note(id), change);
const isNote = { type: 'note', category: 'notes', file_url: null, filename: TEXT.title };

/** What the edited fields may contain. */
const details: readonly FieldCase[] = [
  valid('every field new', { filename: 'A', subject: 'B', tags: ['c'], description: 'D\nE' }),
  valid('no subject any more', { subject: ABSENT }),
  valid('no tags any more', { tags: ABSENT }),
  valid('no description any more', { description: ABSENT }),
  invalid('no filename any more', { filename: ABSENT }),
  ...textCases('filename', VAULT_LIMITS.filename),
  ...textCases('subject', VAULT_LIMITS.subject),
  ...textCases('description', VAULT_LIMITS.description),
  ...linesCases('tags', VAULT_LIMITS.tags, VAULT_LIMITS.tag, { tags: true }),
];

/** Each with a new name: no other field of the file may change with it. */
const others: readonly FieldCase[] = [
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('hidden gone', { hidden: ABSENT }),
  ...Object.entries({
    ...{ hidden: true, view_count: 1_000, download_count: 1_000, helpful_count: 1_000, size: 1 },
    ...{ user_id: OWNER, type: 'pdf', category: 'media', file_url: null, created_at: new Date('2026-04-01') },
    ...{ tokens: ['free'], filename_lower: 'a', uploader_lower: 'a', subject_lower: 'a', generation: '7' },
    uploader: { full_name: 'Ben', username: null, avatar_url: null },
  }).map(([field, value]) => invalid(`another ${field}`, { [field]: value })),
];

const { allow, deny } = allowOrDeny<Situation>();

const situations: readonly (Situation & { uid: string; id: string })[] = [
  ...details.map(
    ({ has, change, allowed }): Situation => ({ what: `their file with ${has}`, allowed, change }),
  ),
  ...others.map(({ has, change }) =>
    deny(`their file with ${has}`, { change: { filename: 'New', ...change } }),
  ),
  allow('a file with a field of another release, which stays', { item: { [INTRUDER]: { of: 'another' } } }),
  allow('a hidden file, which stays hidden', { item: { hidden: true } }),
  deny('a hidden file and list it again', {
    item: { hidden: true },
    change: { filename: 'A', hidden: false },
  }),
  deny('a hidden file just to list it again', { item: { hidden: true }, change: { hidden: false } }),
  allow('a file that is being checked', { item: { hidden: ABSENT } }),
  deny('a file that is being checked and list it', {
    item: { hidden: ABSENT },
    change: { filename: 'A', hidden: false },
  }),
  deny("another's file", { item: { user_id: 'another-student' } }),
  deny("another's file as a moderator", { item: { user_id: 'another-student' }, by: 'moderator' }),
  deny('their file before their address is confirmed', { by: 'unverified' }),

  allow('a file for the 20th time today', { before: VAULT_LIMITS.editsADay - 1 }),
  deny('a file for the 21st time today', { before: VAULT_LIMITS.editsADay }),
  deny('a file without counting it', { writes: (_, id) => [edit(id)] }),
  deny('a file without counting it again', { before: 3, writes: (_, id) => [edit(id)] }),
  deny('a file with an unchanged count', {
    before: 3,
    writes: (uid, id) => [edit(id), raiseCount(uid, id, 3)],
  }),
  deny('a file with a lower count', { before: 3, writes: (uid, id) => [edit(id), raiseCount(uid, id, 1)] }),
  deny('a file with a count raised by 2', {
    before: 3,
    writes: (uid, id) => [edit(id), raiseCount(uid, id, 5)],
  }),
  deny('a file with two counts, one of them for no edit', {
    before: 3,
    writes: (uid, id) => [edit(id), raiseCount(uid, id, 4), raiseCount(uid, id, 5)],
  }),
  deny('a file with a count for another file', {
    before: 3,
    writes: (uid, id) => [edit(id), raiseCount(uid, 'other', 4)],
  }),
  deny('two files with one count', {
    before: 3,
    writes: (uid, id) => [edit(id), edit(`${id}-2`), raiseCount(uid, `${id}-2`, 4)],
  }),
  deny('a file with a first count of 2', {
    writes: (uid, id) => [edit(id), createCount(uid, id, { usage_count: 2 })],
  }),
  deny('a file with a first count of 0', {
    writes: (uid, id) => [edit(id), createCount(uid, id, { usage_count: 0 })],
  }),
  allow('a file on the day of their zone, 14 hours ahead of UTC', {
    account: { utc_offset: 840 },
    writes: (uid, id) => [
      edit(id),
      createCount(uid, id, { usage_date: new ServerDay(0, '', 840) }, `${todayAt(840)}_${feature}`),
    ],
  }),
  deny('a file counted for yesterday', {
    writes: (uid, id) => [
      edit(id),
      createCount(uid, id, { usage_date: new ServerDay(-1) }, `${YESTERDAY}_${feature}`),
    ],
  }),
  deny("a file with another student's count", {
    writes: (_, id) => [edit(id), createCount(`${id}-friend`, id)],
  }),
  deny('a file and delete the count', {
    before: 3,
    writes: (uid, id) => [edit(id), { verb: 'delete', path: countPath(uid) }],
  }),

  allow('a note with its title', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titration' }), createCount(uid, id)],
  }),
  allow('the subject of a note but not its title', { item: isNote, change: { subject: 'Physics' } }),
  deny('a note without its title', { item: isNote }),
  deny('a note to a different title than its name', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titrations' }), createCount(uid, id)],
  }),
  deny('a note together with its text', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titration', content: 'New' }), createCount(uid, id)],
  }),
  deny('a note with an extra field in its text', {
    item: isNote,
    writes: (uid, id) => [
      edit(id),
      title(id, { title: 'Titration', [INTRUDER]: true }),
      createCount(uid, id),
    ],
  }),
  deny('the title of a note without its name', {
    item: isNote,
    writes: (_, id) => [title(id, { title: 'Titration' })],
  }),
  deny("the title of another's note to the same title", {
    item: { ...isNote, user_id: 'another-student' },
    writes: (_, id) => [title(id, { title: TEXT.title })],
  }),
].map((situation: Situation, index) => ({
  ...situation,
  uid: `editor-${index}`,
  id: `editor-${index}-file`,
}));

const edits: readonly RuleCase[] = situations.map((situation) => {
  const { what, uid, id, before, change, writes } = situation;
  const counted = before === undefined ? createCount(uid, id) : raiseCount(uid, id, before + 1);
  return batchCase(`edit ${what}`, situation, writes?.(uid, id) ?? [edit(id, change), counted]);
});

export const writes: readonly RuleCase[] = [...edits, ...counts.writes];

export const fixtures: Record<string, Fields> = {
  ...counts.fixtures,
  ...Object.fromEntries(
    situations.flatMap(({ uid, id, item = {}, account = {}, before }) => {
      const stored = Object.fromEntries(
        Object.entries<unknown>({ ...LISTED, user_id: uid, ...item }).filter(([, value]) => value !== ABSENT),
      );
      return [
        [documentPaths.account(uid), { ...FREE_ACCOUNT, ...account }],
        [documentPaths.vaultItem(id), stored],
        [documentPaths.vaultItem(`${id}-2`), stored],
        ...(stored.type === 'note' ? [[documentPaths.note(id), TEXT]] : []),
        ...(before === undefined
          ? []
          : [[countPath(uid), { ...EDIT_COUNT, usage_count: before, last_file_id: id }]]),
      ];
    }),
  ),
};

if (import.meta.vitest) {
  testRules('edits', fixtures, writes);
}
