import { documentPaths } from '@akada/domain/documents/paths';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { linesCases, textCases } from '../../support/field-cases.ts';
import {
  ABSENT,
  bad,
  type FieldCase,
  type Fields,
  INTRUDER,
  OWNER,
  ok,
  type PersonaName,
  type RuleCase,
  ServerDay,
  todayAt,
  type Write,
  YESTERDAY,
} from '../../support/rule-cases.ts';
import { LISTED } from './vault.ts';
import { FREE } from './vault-accounts.ts';
import * as counts from './vault-edit-counts.ts';
import { COUNT, countAt, feature, first, next, update } from './vault-edit-counts.ts';

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
  writes?: (uid: string, id: string) => [Write, ...Write[]];
}

const edit = (id: string, change: Fields = { filename: 'Titration' }): Write =>
  update(documentPaths.vaultItem(id), change);
const title = (id: string, change: Fields): Write => update(documentPaths.note(id), change);
const isNote = { type: 'note', category: 'notes', file_url: null, filename: TEXT.title };

/** What the edited fields may contain. */
const details: readonly FieldCase[] = [
  ok('every field new', { filename: 'A', subject: 'B', tags: ['c'], description: 'D\nE' }),
  ok('no subject any more', { subject: ABSENT }),
  ok('no tags any more', { tags: ABSENT }),
  ok('no description any more', { description: ABSENT }),
  bad('no filename any more', { filename: ABSENT }),
  ...textCases('filename', VAULT_LIMITS.filename),
  ...textCases('subject', VAULT_LIMITS.subject),
  ...textCases('description', VAULT_LIMITS.description),
  ...linesCases('tags', VAULT_LIMITS.tags, VAULT_LIMITS.tag, { tags: true }),
];

/** Each with a new name: no other field of the file may change with it. */
const others: readonly FieldCase[] = [
  bad('a field more', { [INTRUDER]: true }),
  bad('hidden gone', { hidden: ABSENT }),
  ...Object.entries({
    ...{ hidden: true, view_count: 1_000, download_count: 1_000, helpful_count: 1_000, size: 1 },
    ...{ user_id: OWNER, type: 'pdf', category: 'media', file_url: null, created_at: new Date('2026-04-01') },
    ...{ tokens: ['free'], filename_lower: 'a', uploader_lower: 'a', subject_lower: 'a', generation: '7' },
    uploader: { full_name: 'Ben', username: null, avatar_url: null },
  }).map(([field, value]) => bad(`another ${field}`, { [field]: value })),
];

const yes = (what: string, rest: Omit<Situation, 'what' | 'allowed'> = {}) => ({
  what,
  allowed: true,
  ...rest,
});
const no = (what: string, rest: Omit<Situation, 'what' | 'allowed'> = {}) => ({
  what,
  allowed: false,
  ...rest,
});

const situations: readonly (Situation & { uid: string; id: string })[] = [
  ...details.map(
    ({ has, change, allowed }): Situation => ({ what: `their file with ${has}`, allowed, change }),
  ),
  ...others.map(({ has, change }) =>
    no(`their file with ${has}`, { change: { filename: 'New', ...change } }),
  ),
  yes('a file with a field of another release, which stays', { item: { [INTRUDER]: { of: 'another' } } }),
  yes('a hidden file, which stays hidden', { item: { hidden: true } }),
  no('a hidden file and list it again', { item: { hidden: true }, change: { filename: 'A', hidden: false } }),
  no('a hidden file just to list it again', { item: { hidden: true }, change: { hidden: false } }),
  yes('a file that is being checked', { item: { hidden: ABSENT } }),
  no('a file that is being checked and list it', {
    item: { hidden: ABSENT },
    change: { filename: 'A', hidden: false },
  }),
  no("another's file", { item: { user_id: 'somebody' } }),
  no("another's file as a moderator", { item: { user_id: 'somebody' }, by: 'moderator' }),
  no('their file before their address is confirmed', { by: 'unverified' }),

  yes('a file for the 20th time today', { before: VAULT_LIMITS.editsADay - 1 }),
  no('a file for the 21st time today', { before: VAULT_LIMITS.editsADay }),
  no('a file without counting it', { writes: (_, id) => [edit(id)] }),
  no('a file without counting it again', { before: 3, writes: (_, id) => [edit(id)] }),
  no('a file with an unchanged count', {
    before: 3,
    writes: (uid, id) => [edit(id), next(uid, id, 3)],
  }),
  no('a file with a lower count', { before: 3, writes: (uid, id) => [edit(id), next(uid, id, 1)] }),
  no('a file with a count raised by 2', {
    before: 3,
    writes: (uid, id) => [edit(id), next(uid, id, 5)],
  }),
  no('a file with two counts, one of them for no edit', {
    before: 3,
    writes: (uid, id) => [edit(id), next(uid, id, 4), next(uid, id, 5)],
  }),
  no('a file with a count for another file', {
    before: 3,
    writes: (uid, id) => [edit(id), next(uid, 'other', 4)],
  }),
  no('two files with one count', {
    before: 3,
    writes: (uid, id) => [edit(id), edit(`${id}-2`), next(uid, `${id}-2`, 4)],
  }),
  no('a file with a first count of 2', {
    writes: (uid, id) => [edit(id), first(uid, id, { usage_count: 2 })],
  }),
  no('a file with a first count of 0', {
    writes: (uid, id) => [edit(id), first(uid, id, { usage_count: 0 })],
  }),
  yes('a file on the day of their zone, 14 hours ahead of UTC', {
    account: { utc_offset: 840 },
    writes: (uid, id) => [
      edit(id),
      first(uid, id, { usage_date: new ServerDay(0, '', 840) }, `${todayAt(840)}_${feature}`),
    ],
  }),
  no('a file counted for yesterday', {
    writes: (uid, id) => [
      edit(id),
      first(uid, id, { usage_date: new ServerDay(-1) }, `${YESTERDAY}_${feature}`),
    ],
  }),
  no("a file with another student's count", { writes: (_, id) => [edit(id), first(`${id}-friend`, id)] }),
  no('a file and delete the count', {
    before: 3,
    writes: (uid, id) => [edit(id), { verb: 'delete', path: countAt(uid) }],
  }),

  yes('a note with its title', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titration' }), first(uid, id)],
  }),
  yes('the subject of a note but not its title', { item: isNote, change: { subject: 'Physics' } }),
  no('a note without its title', { item: isNote }),
  no('a note to a different title than its name', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titrations' }), first(uid, id)],
  }),
  no('a note together with its text', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titration', content: 'New' }), first(uid, id)],
  }),
  no('a note with an extra field in its text', {
    item: isNote,
    writes: (uid, id) => [edit(id), title(id, { title: 'Titration', [INTRUDER]: true }), first(uid, id)],
  }),
  no('the title of a note without its name', {
    item: isNote,
    writes: (_, id) => [title(id, { title: 'Titration' })],
  }),
  no("the title of another's note to the same title", {
    item: { ...isNote, user_id: 'somebody' },
    writes: (_, id) => [title(id, { title: TEXT.title })],
  }),
].map((situation: Situation, index) => ({
  ...situation,
  uid: `editor-${index}`,
  id: `editor-${index}-file`,
}));

const edits: readonly RuleCase[] = situations.map(
  ({ what, allowed, by = 'owner', uid, id, before, change, writes }) => {
    const counted = before === undefined ? first(uid, id) : next(uid, id, before + 1);
    const [write, ...rest] = writes?.(uid, id) ?? [edit(id, change), counted];
    return {
      title: `a student ${allowed ? 'can' : 'cannot'} edit ${what}`,
      ...{ by, uid, ...write, with: rest, allowed },
    };
  },
);

export const writes: readonly RuleCase[] = [...edits, ...counts.writes];

export const fixtures: Record<string, Fields> = {
  ...counts.fixtures,
  ...Object.fromEntries(
    situations.flatMap(({ uid, id, item = {}, account = {}, before }) => {
      const stored = Object.fromEntries(
        Object.entries<unknown>({ ...LISTED, user_id: uid, ...item }).filter(([, value]) => value !== ABSENT),
      );
      return [
        [documentPaths.account(uid), { ...FREE, ...account }],
        [documentPaths.vaultItem(id), stored],
        [documentPaths.vaultItem(`${id}-2`), stored],
        ...(stored.type === 'note' ? [[documentPaths.note(id), TEXT]] : []),
        ...(before === undefined
          ? []
          : [[countAt(uid), { ...COUNT, usage_count: before, last_file_id: id }]]),
      ];
    }),
  ),
};
