import { documentPaths, reportId, sharedCollections } from '@akada/domain/documents/paths';
import { type ReportTicket, reportTicketSchema } from '@akada/domain/support/schemas';
import { REPORT_REASONS, type ReportReason } from '@akada/domain/support/tickets';
import { reportedFilesQuery } from '@akada/domain/vault/moderation-queries';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import {
  type Access,
  accessCases,
  OWNER,
  PERSONAS,
  type RuleCase,
  SIGNED_IN,
} from '../../support/rules/builders.ts';
import {
  choiceCases,
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  without,
} from '../../support/rules/field-cases.ts';
import { openAccounts } from '../../support/rules/open-accounts.ts';
import { type Fields, INTRUDER, SERVER_TIME } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import { ticketFields } from '../tickets/ticket-fields.ts';
import { LISTED } from './files.ts';

/** Reports of files, what moderators see of them, and the vault's totals. */

const tickets = sharedCollections.tickets;
const STUDENT = PERSONAS.student.uid;
/** Files of the owner, by whether others see them; and one of the student's. */
const [SEEN, HIDDEN, UNLISTED, OTHER] = ['reported', 'reported-hidden', 'reported-unlisted', 'reported-ben'];

export const REPORT: Omit<ReportTicket, 'created_at'> & { created_at: unknown } = {
  type: 'report',
  user_id: STUDENT,
  file_id: SEEN,
  filename: String(LISTED.filename),
  reason: 'copyright',
  details: 'The third page is from the textbook.',
  status: 'open',
  created_at: SERVER_TIME,
};
const stored = {
  ...REPORT,
  user_id: OWNER,
  file_id: OTHER,
  created_at: new Date('2026-03-01T08:00:00.000Z'),
};

/** What a report may and may not contain. */
const reportFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(
    Object.keys(REPORT).filter((field) => field !== 'details' && field !== 'filename'),
    ['details', 'filename'],
  ),
  ...ticketFields('report', STUDENT, OWNER),
  onlyRules(invalid('the file_id of another file', { file_id: OTHER })),
  ...notOfType('file_id', { 'a number': 7, 'a list': [SEEN] }),
  onlyRules(invalid('another filename than the file has', { filename: 'Renamed since' })),
  ...notOfType('filename', { 'a number': 7, 'a list': [LISTED.filename] }),
  onlyRules(
    invalid('a weight of its own', { counted: { weight: 2, upheld: 9, rejected: 0, day: '2026-03-01' } }),
  ),
  ...choiceCases('reason', Object.keys(REPORT_REASONS) as ReportReason[]),
  ...textCases('details', VAULT_LIMITS.reportDetails),
];

interface Report {
  title: string;
  uid: string;
  file: string;
  /** The ticket's ID, if it isn't the report's own. */
  id?: string;
  change?: Fields;
  allowed: boolean;
}

const report = ({ title, uid, file, id = reportId(file, uid), change, allowed }: Report): RuleCase => ({
  title: `a student ${allowed ? 'can' : 'cannot'} ${title}`,
  by: 'student',
  uid,
  verb: 'create',
  path: `${tickets}/${id}`,
  data: { ...REPORT, user_id: uid, file_id: file, ...change },
  allowed,
});

const no = { uid: 'fay', allowed: false };

export const writes: readonly RuleCase[] = [
  ...reportFields.map(({ has, change, allowed }, index) =>
    report({ title: `report a file with ${has}`, uid: `reporter-${index}`, file: SEEN, change, allowed }),
  ),
  report({ ...no, title: 'report a file under another id', file: SEEN, id: 'report_again' }),
  report({ ...no, title: "report a file under another's id", file: SEEN, id: reportId(SEEN, 'gil') }),
  report({
    ...no,
    title: "report in another's name",
    file: SEEN,
    id: reportId(SEEN, 'hal'),
    change: { user_id: 'hal' },
  }),
  report({ ...no, title: 'report a file twice', uid: 'twice', file: SEEN }),
  report({ ...no, title: 'report a file that does not exist', file: 'nowhere' }),
  report({ ...no, title: 'report a hidden file', file: HIDDEN }),
  report({ ...no, title: 'report an unlisted file', file: UNLISTED }),
  report({ ...no, title: 'report their own file', uid: OWNER, file: SEEN }),
];

const reported = { user_id: OWNER, filename: 'Titration', reports: 1, hidden: false, status: 'open' };
const stats = { files: 1 };

export const fixtures: Record<string, Fields> = {
  // The owner's account exists with a plan that other groups need.
  ...openAccounts(writes.flatMap(({ uid = OWNER }) => (uid === OWNER ? [] : uid))),
  [documentPaths.vaultItem(SEEN)]: LISTED,
  [documentPaths.vaultItem(HIDDEN)]: { ...LISTED, hidden: true },
  [documentPaths.vaultItem(UNLISTED)]: Object.fromEntries(
    Object.entries(LISTED).filter(([field]) => field !== 'hidden'),
  ),
  [documentPaths.vaultItem(OTHER)]: { ...LISTED, user_id: STUDENT },
  [documentPaths.report(OTHER, OWNER)]: stored,
  [documentPaths.report(SEEN, 'twice')]: { ...REPORT, user_id: 'twice' },
  [documentPaths.reportedFile(SEEN)]: reported,
  [documentPaths.vaultStats]: stats,
  [documentPaths.vaultClaim]: { at: stored.created_at },
};

const seers = ['moderator', 'owner'] as const;
const moderator = ['moderator'] as const;
const ticket = documentPaths.report(OTHER, OWNER);
const mine = ['user_id', OWNER] as const;
const ownTickets = { what: "50 of the owner's tickets", path: tickets, where: mine, limit: 50 };
const files = sharedCollections.reportedFiles;
const file = documentPaths.reportedFile(SEEN);
const { limit } = reportedFilesQuery();
const summary = documentPaths.vaultStats;

const accesses: readonly Access[] = [
  { verb: 'get', what: 'a ticket of the owner', path: ticket, for: seers },
  { verb: 'list', ...ownTickets, for: seers },
  { verb: 'count', ...ownTickets, for: seers },
  { verb: 'list', what: "51 of the owner's tickets", path: tickets, where: mine, limit: 51, for: [] },
  { verb: 'list', what: 'the tickets without a limit', path: tickets, where: mine, for: [] },
  { verb: 'list', what: '50 tickets of all', path: tickets, limit: 50, for: moderator },
  { verb: 'list everywhere', what: 'the tickets', path: tickets, limit: 50, for: [] },
  {
    verb: 'create',
    what: "a report in the student's name",
    path: documentPaths.report(SEEN, STUDENT),
    data: REPORT,
    for: ['student'],
  },
  { verb: 'update', what: 'a ticket as upheld', path: ticket, data: { status: 'upheld' }, for: [] },
  { verb: 'delete', what: 'a ticket of the owner', path: ticket, for: [] },

  { verb: 'get', what: 'a reported file', path: file, for: moderator },
  { verb: 'list', what: 'a page of the reported files', path: files, limit, for: moderator },
  { verb: 'count', what: 'a page of the reported files', path: files, limit, for: moderator },
  { verb: 'list', what: 'a page of the reported files and one more', path: files, limit: limit + 1, for: [] },
  { verb: 'list', what: 'the reported files without a limit', path: files, for: [] },
  { verb: 'list everywhere', what: 'the reported files', path: files, limit, for: [] },
  { verb: 'create', what: 'a reported file', path: `${files}/new`, data: reported, for: [] },
  { verb: 'update', what: 'a reported file', path: file, data: { status: 'done' }, for: [] },
  { verb: 'delete', what: 'a reported file', path: file, for: [] },

  { verb: 'get', what: "the vault's totals", path: summary, for: SIGNED_IN },
  { verb: 'list', what: "the vault's totals", path: 'vault_stats', limit: 1, for: [] },
  { verb: 'count', what: "the vault's totals", path: 'vault_stats', limit: 1, for: [] },
  { verb: 'list everywhere', what: "the vault's totals", path: 'vault_stats', for: [] },
  { verb: 'create', what: 'totals under another name', path: 'vault_stats/new', data: stats, for: [] },
  { verb: 'update', what: "the vault's totals", path: summary, data: { files: 1_000 }, for: [] },
  { verb: 'delete', what: "the vault's totals", path: summary, for: [] },
  { verb: 'get', what: 'when the totals were last rebuilt', path: documentPaths.vaultClaim, for: [] },
];

export const access: readonly RuleCase[] = [
  ...accessCases(accesses),
  ...accessCases(
    accesses
      .filter(({ for: allowedTo }) => allowedTo === moderator)
      .map((request) => ({ ...request, for: [] })),
    ['unverifiedModerator'],
  ),
];

if (import.meta.vitest) {
  testRules('reports, reported files and figures', fixtures, [...access, ...writes]);
  testSchemaAgrees('reportTicketSchema', reportTicketSchema, { ...REPORT }, reportFields);
}
