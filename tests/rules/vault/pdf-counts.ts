import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { OWNER } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, notOfType, valid, without } from '../../support/rules/field-cases.ts';
import { ABSENT, INTRUDER, ServerDay, TODAY, TOMORROW, YESTERDAY } from '../../support/rules/requests.ts';
import { PAID_ACCOUNT } from '../plan-accounts.ts';
import { urlOf } from './kinds.ts';
import {
  countPath,
  countPdf,
  createPdf,
  deny,
  feature,
  PDF_COUNT,
  type Situation,
  withCount,
} from './pdf.ts';

const { labTime } = USAGE_FEATURES;

/** What a count may and may not contain, on a paid plan, where the item doesn't need it. */
const countFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(Object.keys(PDF_COUNT), []),
  invalid('another feature_name', { feature_name: 'ai_uses' }),
  ...notOfType('feature_name', { 'a list': [feature] }),
  invalid('the usage_date of yesterday', { usage_date: new ServerDay(-1) }),
  invalid('the usage_date of today with a tail', { usage_date: new ServerDay(0, '-1') }),
  ...notOfType('usage_date', { 'a number': 1, 'a list': ['2026-03-01'] }),
  invalid('a count of 0', { usage_count: 0 }),
  invalid('a count of 2', { usage_count: 2 }),
  invalid('a count of -1', { usage_count: -1 }),
  ...notOfType('usage_count', { 'a text': '1', 'a list': [1] }),
  invalid('the id of no file', { last_file_id: 'no-file' }),
  invalid('an empty id', { last_file_id: '' }),
  ...notOfType('last_file_id', { 'a number': 7, 'a list': ['x'], 'a boolean': true }),
];

export const counts: readonly Situation[] = [
  ...countFields.flatMap(({ has, change, allowed }): Situation[] => [
    { what: `a PDF and a count with ${has}`, allowed, account: PAID_ACCOUNT, writes: withCount(1, change) },
    {
      what: `a PDF and the second count with ${has}`,
      // For an update, two of these mean something else.
      allowed: change.usage_count === 2 || (allowed && !Object.values(change).includes(ABSENT)),
      account: PAID_ACCOUNT,
      before: { count: 1 },
      writes: withCount(2, change),
    },
  ]),
  ...[1, 2, 4].map((to) =>
    deny(`a PDF with a count changed from 2 to ${to}`, {
      account: PAID_ACCOUNT,
      before: { count: 2 },
      writes: (uid, id) => [
        createPdf(uid, id),
        { verb: 'update', path: countPath(uid), data: { usage_count: to, last_file_id: id } },
      ],
    }),
  ),
  deny('a count without a PDF', { account: PAID_ACCOUNT, writes: (uid, id) => [countPdf(uid, id, 1)] }),
  deny('a count for an existing PDF', {
    account: PAID_ACCOUNT,
    writes: (uid) => [countPdf(uid, 'old-pdf', 1)],
  }),
  deny('a deleted PDF again, counted twice', {
    account: PAID_ACCOUNT,
    before: { count: 1, last: 'again-paid' },
    writes: (uid) => [createPdf(uid, 'again-paid'), countPdf(uid, 'again-paid', 2)],
  }),
  deny("a count for a file that isn't a PDF", {
    account: PAID_ACCOUNT,
    writes: (uid, id) => [
      createPdf(uid, id, { type: 'docx', file_url: urlOf('a.docx', uid) }),
      countPdf(uid, id, 1),
    ],
  }),
  ...(
    [
      [-1, YESTERDAY],
      [1, TOMORROW],
    ] as const
  ).map(([offset, day]) =>
    deny(`a PDF and the count of ${day}`, {
      account: PAID_ACCOUNT,
      writes: (uid, id) => [
        createPdf(uid, id),
        countPdf(uid, id, 1, { usage_date: new ServerDay(offset) }, `${day}_${feature}`),
      ],
    }),
  ),
  deny('a PDF with a count whose day has another format', {
    account: PAID_ACCOUNT,
    writes: (uid, id) => [
      createPdf(uid, id),
      countPdf(uid, id, 1, { usage_date: new ServerDay(0, '-1') }, `${TODAY}-1_${feature}`),
    ],
  }),
  deny('a PDF and a count under another name', {
    account: PAID_ACCOUNT,
    writes: (uid, id) => [createPdf(uid, id), countPdf(uid, id, 1, {}, `${TODAY}_other`)],
  }),
  deny('a PDF and its count as time in the AI Lab', {
    account: PAID_ACCOUNT,
    writes: (uid, id) => [
      createPdf(uid, id),
      countPdf(uid, id, 1, { feature_name: labTime }, `${TODAY}_${labTime}`),
    ],
  }),
  deny('a PDF and the first count of another student', {
    account: PAID_ACCOUNT,
    writes: (uid, id) => [createPdf(uid, id), countPdf(`${uid}-friend`, id, 1)],
  }),
  deny('a PDF and the next count of another student', {
    account: PAID_ACCOUNT,
    writes: (uid, id) => [createPdf(uid, id), countPdf(OWNER, id, 2)],
  }),
  deny('the deletion of their count', {
    before: { count: 3 },
    writes: (uid) => [{ verb: 'delete', path: countPath(uid) }],
  }),
];
