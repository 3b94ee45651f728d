import { newProfile } from '@akada/domain/account/account';
import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { buildListing } from '@akada/domain/vault/listing';
import { listedFilesOfQuery, recentFilesQuery, vaultQuery } from '@akada/domain/vault/queries';
import { type NewVaultItem, newVaultItemSchema, type VaultListing } from '@akada/domain/vault/schemas';
import { NO_FILTER, VAULT_LIMITS } from '@akada/domain/vault/vault';
import {
  type Access,
  accessCases,
  OWNER,
  PERSONAS,
  type RuleCase,
  SIGNED_IN,
  writeCases,
} from '../../support/rules/builders.ts';
import {
  type FieldCase,
  invalid,
  linesCases,
  notOfType,
  onlyRules,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../../support/rules/field-cases.ts';
import { type Fields, INTRUDER, SERVER_TIME } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { accountOn } from '../plan-accounts.ts';
import { kindCases, urlCases, urlOf } from './kinds.ts';
import { FILE_BYTES, raiseUsage, raiseUsageBy, STORAGE_USAGE as STORAGE } from './stored.ts';

const vault = sharedCollections.vault;
const AT = new Date('2026-03-01T08:00:00.000Z');

const STORED: NewVaultItem = {
  user_id: OWNER,
  file_url: urlOf('Titration_week_3.docx'),
  filename: 'Titration, week 3',
  type: 'docx',
  category: 'notes',
  size: FILE_BYTES,
  subject: 'Chemistry',
  tags: ['acids', 'lab'],
  description: 'Readings and the curve.',
  view_count: 0,
  download_count: 0,
  created_at: AT,
};
/** A file with every field that its contributor can write. Not a PDF, because those are counted. */
export const FILE: Fields = { ...STORED, created_at: SERVER_TIME };

const listing: VaultListing = {
  ...buildListing(STORED, newProfile('Ada')),
  ...{ hidden: false, helpful_count: 0 },
};
/** A listed file, as others see it. */
export const LISTED: Fields = { ...STORED, ...listing };

/** What an item may and may not contain. */
const itemFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an extra field', { [INTRUDER]: true }),
  ...Object.entries(listing).map(([field, value]) => invalid(`a ${field} of its own`, { [field]: value })),
  ...without(
    Object.keys(STORED).filter((field) => !['subject', 'tags', 'description'].includes(field)),
    ['subject', 'tags', 'description'],
  ),
  ...textCases('filename', VAULT_LIMITS.filename),
  ...textCases('subject', VAULT_LIMITS.subject),
  ...textCases('description', VAULT_LIMITS.description),
  ...linesCases('tags', VAULT_LIMITS.tags, VAULT_LIMITS.tag, { tags: true }),
  ...wholeNumberCases('size', 1, MAX_BYTES.vaultFile),
  ...['view_count', 'download_count'].flatMap((field) => [
    onlyRules(invalid(`a ${field} of 1`, { [field]: 1 })),
    invalid(`a ${field} of -1`, { [field]: -1 }),
    ...notOfType(field, { 'a text': '0', 'a list': [0] }),
  ]),
  onlyRules(invalid("another's user_id", { user_id: PERSONAS.student.uid })),
  ...notOfType('user_id', { 'a number': 7, 'a list': [OWNER] }),
  onlyRules(invalid('a created_at in the past', { created_at: AT })),
  onlyRules(invalid('a created_at in the future', { created_at: new Date('2090-01-01') })),
  ...notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] }),
  ...[...kindCases, ...urlCases].map((field) => (field.allowed ? field : onlyRules(field))),
];

/** Each is written with its student's storage usage, which it raises. */
export const creates = writeCases('a file', vault, FILE, itemFields).creates.map((create) => ({
  ...create,
  with: [raiseUsageBy(OWNER, create.path.slice(vault.length + 1), create.data?.size)],
}));

/** A student whose ID would match every folder if it were used as a pattern. */
const PATTERN = '.*';

export const fixtures: Record<string, Fields> = {
  [documentPaths.vaultItem('listed')]: LISTED,
  [documentPaths.vaultItem('hidden')]: { ...LISTED, hidden: true },
  [documentPaths.vaultItem('unlisted')]: { ...STORED },
  [documentPaths.vaultItem('own')]: LISTED,
  // A plan with enough storage for all the files here.
  [documentPaths.account(OWNER)]: { ...accountOn('lifetime', null) },
  [documentPaths.vaultUsage(OWNER)]: { ...STORAGE, files: 0 },
  [documentPaths.account(PATTERN)]: { ...accountOn('lifetime', null) },
  [documentPaths.vaultUsage(PATTERN)]: { ...STORAGE },
};

const seers = ['moderator', 'owner'] as const;
const page = { path: vault, limit: VAULT_LIMITS.page };
const whole = ['hidden', false] as const;
const own = ['user_id', OWNER] as const;

const requests: readonly Access[] = [
  { verb: 'get', what: 'a listed file', path: `${vault}/listed`, for: SIGNED_IN },
  { verb: 'get', what: 'a hidden file', path: `${vault}/hidden`, for: seers },
  { verb: 'get', what: 'an unlisted file', path: `${vault}/unlisted`, for: seers },
  { verb: 'list', what: 'a page of listed files', ...page, where: whole, for: SIGNED_IN },
  { verb: 'count', what: 'a page of listed files', ...page, where: whole, for: SIGNED_IN },
  { verb: 'list', what: 'a page and one more', ...page, limit: page.limit + 1, where: whole, for: [] },
  { verb: 'count', what: 'a page and one more', ...page, limit: page.limit + 1, where: whole, for: [] },
  { verb: 'list', what: 'all listed files', path: vault, where: whole, for: [] },
  { verb: 'list', what: 'a page of everything', ...page, for: ['moderator'] },
  { verb: 'list', what: 'a page of hidden files', ...page, where: ['hidden', true], for: ['moderator'] },
  { verb: 'list', what: "a page of the owner's files", ...page, where: own, for: seers },
  { verb: 'list everywhere', what: 'the files', ...page, where: whole, for: [] },
  {
    verb: 'create',
    what: "a file in the owner's name",
    path: `${vault}/new-file`,
    data: FILE,
    for: ['owner'],
  },
  { verb: 'update', what: 'its views', path: `${vault}/listed`, data: { view_count: 1_000 }, for: [] },
  { verb: 'update', what: 'its name', path: `${vault}/listed`, data: { filename: 'Free points' }, for: [] },
  {
    verb: 'update',
    what: 'a hidden file as seen',
    path: `${vault}/hidden`,
    data: { hidden: false },
    for: [],
  },
  { verb: 'create', what: 'a file over an existing one', path: `${vault}/listed`, data: FILE, for: [] },
  { verb: 'delete', what: 'a file of the owner', path: `${vault}/own`, for: ['owner'] },
];

export const access: readonly RuleCase[] = [
  ...accessCases(requests).map((request) =>
    // Each at its own path: creating a document that already exists would be an update.
    request.data === FILE && request.path.endsWith('new-file')
      ? {
          ...request,
          path: `${request.path}-${request.by}`,
          with: [raiseUsage(OWNER, `new-file-${request.by}`)],
        }
      : request,
  ),
  ...[vaultQuery(NO_FILTER), recentFilesQuery(new Date('2026-03-01')), listedFilesOfQuery(OWNER, 1)].map(
    ({ limit }, index): RuleCase => ({
      title: `query ${index + 1} of the app reads no more than a page`,
      by: 'newcomer',
      verb: 'list',
      path: vault,
      where: whole,
      limit,
      allowed: true,
    }),
  ),
  {
    title: "a student whose ID is a pattern cannot name another student's file",
    by: 'owner',
    uid: PATTERN,
    verb: 'create',
    path: `${vault}/pattern`,
    data: { ...FILE, user_id: PATTERN },
    with: [raiseUsage(PATTERN, 'pattern')],
    allowed: false,
  },
];

if (import.meta.vitest) {
  testRules('vault', fixtures, [...access, ...creates]);
  testSchemaAgrees('newVaultItemSchema', newVaultItemSchema, FILE, itemFields);
}
