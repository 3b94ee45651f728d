import { dayOf } from '@akada/domain/days/day';
import { documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { bookmarkSchema, libraryFileSchema } from '@akada/domain/vault/library-schemas';
import {
  editUsageSchema,
  helpfulVoteSchema,
  newVaultItemSchema,
  noteSchema,
  pdfUsageSchema,
} from '@akada/domain/vault/schemas';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { categoryOf, noteSize, type VaultType } from '@akada/domain/vault/vault';
import { PAID_ACCOUNT } from '../../rules/plan-accounts.ts';
import { LISTED } from '../../rules/vault/files.ts';
import { urlOf } from '../../rules/vault/kinds.ts';
import { createPdf } from '../../rules/vault/pdf.ts';
import { raiseUsage, raiseUsageBy, usageOfAccount } from '../../rules/vault/stored.ts';
import { type Fields, SERVER_TIME } from '../rules/requests.ts';
import { AT, overwriting, type Target } from './target.ts';

/** Vault items, and what students store about them. Each student has a plan without upload limits. */

const fileOf = (uid: string) => `${uid}-file`;
const account = (uid: string) => ({ [documentPaths.account(uid)]: { ...PAID_ACCOUNT } });
const CONTENT = '# Steps\n\n1. Rinse the "burette".';

/** Title and content of a note as texts, whatever their types. */
const noteOf = ({ title, content }: Fields) => ({ title: `${title}`, content: `${content}` });

const item: Target = {
  block: '/vault/{file}',
  what: 'a vault item',
  schema: newVaultItemSchema,
  path: (_, uid) => documentPaths.vaultItem(fileOf(uid)),
  required: ({ type: given, filename }, uid) => {
    // The app never writes the type 'other'.
    const type = given === 'other' ? 'docx' : (given as VaultType);
    const [extension = 'docx'] = Object.entries(UPLOADS).find(([, upload]) => upload.type === type) ?? [];
    return {
      ...(type === 'note'
        ? { file_url: null, size: noteSize(noteOf({ title: filename, content: CONTENT })) }
        : { file_url: urlOf(`a.${extension}`, uid) }),
      user_id: uid,
      type,
      category: categoryOf(type) ?? 'notes',
      view_count: 0,
      download_count: 0,
      created_at: SERVER_TIME,
    };
  },
  before: (_, uid) => ({ ...account(uid), [documentPaths.vaultUsage(uid)]: usageOfAccount(PAID_ACCOUNT) }),
  with: ({ type, filename, size }, uid) =>
    type === 'note'
      ? [
          {
            verb: 'create',
            path: documentPaths.note(fileOf(uid)),
            data: noteOf({ title: filename, content: CONTENT }),
          },
        ]
      : [raiseUsageBy(uid, fileOf(uid), size)],
};

const { subject: _, tags: __, description: ___, ...untagged } = LISTED;
const NOTE_ITEM: Fields = Object.fromEntries(
  Object.keys(newVaultItemSchema.shape)
    .filter((field) => field in untagged)
    .map((field) => [field, untagged[field]]),
);

const note: Target = {
  block: '/vault/{file}/content/body',
  what: 'the text of a note',
  schema: noteSchema,
  path: (_, uid) => documentPaths.note(fileOf(uid)),
  with: ({ title, content }, uid) => [
    {
      verb: 'create',
      path: documentPaths.vaultItem(fileOf(uid)),
      data: {
        ...NOTE_ITEM,
        user_id: uid,
        file_url: null,
        type: 'note',
        category: 'notes',
        filename: title,
        size: noteSize(noteOf({ title, content })),
        created_at: SERVER_TIME,
      },
    },
  ],
};

/** By the zone of {@link PAID}. */
const today = () => dayOf(new Date(), 'UTC');
const usagePath = (uid: string) => documentPaths.usage(uid, today(), USAGE_FEATURES.pdfUploads);

const usage: Target = {
  block: '/users/{uid}/user_usage/{use}',
  what: 'the PDF count of a day',
  schema: pdfUsageSchema,
  path: (_, uid) => usagePath(uid),
  required: (_, uid) => ({ usage_date: today(), last_file_id: fileOf(uid) }),
  // The stored count is one less.
  before: ({ usage_count: count }, uid, valid) => ({
    ...account(uid),
    [documentPaths.vaultUsage(uid)]: usageOfAccount(PAID_ACCOUNT),
    ...(typeof count === 'number' && Number.isSafeInteger(count) && count > 1
      ? { [usagePath(uid)]: { ...valid, usage_count: count - 1, last_file_id: 'before' } }
      : {}),
  }),
  with: (_, uid) => [createPdf(uid, fileOf(uid)), raiseUsage(uid, fileOf(uid))],
};

const editsPath = (uid: string) => documentPaths.usage(uid, today(), USAGE_FEATURES.vaultEdits);

const edits: Target = {
  block: '/users/{uid}/user_usage/{use}',
  what: 'the edit count of a day',
  schema: editUsageSchema,
  path: (_, uid) => editsPath(uid),
  required: () => ({ usage_date: today() }),
  // The stored count is one less.
  before: ({ usage_count: count }, uid, valid) => ({
    ...account(uid),
    ...(typeof count === 'number' && Number.isSafeInteger(count) && count > 1
      ? { [editsPath(uid)]: { ...valid, usage_count: count - 1 } }
      : {}),
  }),
};

const vote: Target = {
  block: '/users/{uid}/helpful_votes/{file}',
  what: 'a helpful vote',
  schema: helpfulVoteSchema,
  path: (_, uid) => documentPaths.helpfulVote(uid, fileOf(uid)),
  required: () => ({ voted_at: SERVER_TIME }),
  before: (_, uid) => ({ [documentPaths.vaultItem(fileOf(uid))]: { ...LISTED, helpful_count: 5 } }),
  with: (_, uid) => [
    {
      verb: 'update',
      path: documentPaths.vaultItem(fileOf(uid)),
      data: { ...LISTED, helpful_count: 6 },
    },
  ],
};

const libraryFile: Target = {
  block: '/users/{uid}/library/{file}',
  what: 'a library file',
  schema: libraryFileSchema,
  path: (_, uid) => documentPaths.libraryFile(uid, fileOf(uid)),
  required: (_, __, { filename, size }) => ({
    filename,
    size,
    added_at: SERVER_TIME,
    opened_at: SERVER_TIME,
  }),
  before: (_, uid, { filename, size }) => ({
    ...account(uid),
    [documentPaths.vaultItem(fileOf(uid))]: { ...LISTED, type: 'pdf', filename, size },
  }),
};

const bookmark: Target = {
  block: '/users/{uid}/bookmarks/{file}',
  what: 'a bookmark',
  schema: bookmarkSchema,
  path: (_, uid) => documentPaths.bookmark(uid, fileOf(uid)),
  required: (_, __, { filename, type }) => ({ filename, type, added_at: SERVER_TIME }),
  before: (_, uid, { filename, type }) => ({
    [documentPaths.vaultItem(fileOf(uid))]: { ...LISTED, type, filename },
  }),
};

export const VAULT: readonly Target[] = [
  item,
  note,
  usage,
  edits,
  vote,
  bookmark,
  libraryFile,
  overwriting(libraryFile, (_, __, { filename, size, pages }) => ({
    filename,
    size,
    pages,
    added_at: AT,
    opened_at: SERVER_TIME,
  })),
];
