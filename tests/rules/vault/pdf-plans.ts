import { PLANS } from '@akada/domain/account/account';
import { FREE_PDF_UPLOADS } from '@akada/domain/payments/plans';
import { ServerDay, todayAt, YESTERDAY } from '../../support/rules/requests.ts';
import { accountOn, ENDED_ACCOUNT, FAR_FUTURE, FREE_ACCOUNT, PAID_ACCOUNT } from '../plan-accounts.ts';
import { allow, countPdf, createPdf, deny, feature, type Situation, withCount, withoutCount } from './pdf.ts';

/** How many PDFs each plan allows. */

export const onFreePlan: readonly Situation[] = [
  allow('the first PDF of a day', { writes: withCount(1) }),
  ...Array.from({ length: FREE_PDF_UPLOADS - 1 }, (_, index) =>
    allow(`PDF ${index + 2} of a day`, { before: { count: index + 1 }, writes: withCount(index + 2) }),
  ),
  deny('one PDF more than the plan allows', {
    before: { count: FREE_PDF_UPLOADS },
    writes: withCount(FREE_PDF_UPLOADS + 1),
  }),
  deny('the first PDF without counting it', { writes: withoutCount }),
  deny('the second PDF without counting it', { before: { count: 1 }, writes: withoutCount }),
  deny('a deleted PDF again, with the old count', {
    before: { count: 1, last: 'again' },
    writes: (uid) => [createPdf(uid, 'again')],
  }),
  deny('a deleted PDF again, counted under the same ID', {
    before: { count: 1, last: 'again-counted' },
    writes: (uid) => [createPdf(uid, 'again-counted'), countPdf(uid, 'again-counted', 2)],
  }),
  ...[2, 4].map((files) =>
    deny(`${files} PDFs with one count`, {
      writes: (uid, id) => [
        createPdf(uid, id),
        ...Array.from({ length: files - 1 }, (_, index) => createPdf(uid, `${id}-${index}`)),
        countPdf(uid, id, 1),
      ],
    }),
  ),
  deny('2 PDFs with two counts, of which the second replaces the first', {
    writes: (uid, id) => [
      createPdf(uid, id),
      countPdf(uid, id, 1),
      createPdf(uid, `${id}-b`),
      countPdf(uid, `${id}-b`, 2),
    ],
  }),
  deny('a PDF with a count for another file', {
    writes: (uid, id) => [createPdf(uid, id), countPdf(uid, 'another', 1)],
  }),
  deny("a PDF in yesterday's count", {
    writes: (uid, id) => [
      createPdf(uid, id),
      countPdf(uid, id, 1, { usage_date: new ServerDay(-1) }, `${YESTERDAY}_${feature}`),
    ],
  }),
  deny("a PDF in another student's count", {
    writes: (uid, id) => [createPdf(uid, id), countPdf(`${uid}-friend`, id, 1)],
  }),
];

const HELD = { day: '2026-01-05', from: new Date('2026-01-04T23:00:00.000Z'), zone_before: 'UTC' };
const { zone: _, utc_offset: __, ...ofBefore } = FREE_ACCOUNT;
/** A PDF counted on the day of a zone so many minutes ahead of UTC. */
const countedAt =
  (ahead: number): Situation['writes'] =>
  (uid, id) => [
    createPdf(uid, id),
    countPdf(uid, id, 1, { usage_date: new ServerDay(0, '', ahead) }, `${todayAt(ahead)}_${feature}`),
  ];
const countedOn =
  (day: string): Situation['writes'] =>
  (uid, id) => [createPdf(uid, id), countPdf(uid, id, 1, { usage_date: day }, `${day}_${feature}`)];

/** Days in the student's own zone. */
export const inOtherZones: readonly Situation[] = [
  allow('a PDF on the day in Lagos when the account has no zone yet', {
    account: ofBefore,
    writes: countedAt(60),
  }),
  ...[-720, -600, 0, 345, 840].map((utc_offset) =>
    allow(`a PDF on the day of their zone, ${utc_offset} minutes ahead of UTC`, {
      account: { ...FREE_ACCOUNT, utc_offset },
      writes: countedAt(utc_offset),
    }),
  ),
  ...[-1440, 1440].map((ahead) =>
    deny(`a PDF on the day of a zone ${ahead} minutes ahead`, {
      account: { ...FREE_ACCOUNT, utc_offset: 60 },
      writes: countedAt(60 + ahead),
    }),
  ),
  allow('a PDF on a day made longer by a change of zone', {
    account: { ...FREE_ACCOUNT, held_day: { ...HELD, until: FAR_FUTURE } },
    writes: countedOn(HELD.day),
  }),
  deny('a PDF on the next day before it has begun', {
    account: { ...FREE_ACCOUNT, held_day: { ...HELD, until: FAR_FUTURE } },
    writes: withCount(1),
  }),
  allow('a PDF on the next day once it has begun', {
    account: { ...FREE_ACCOUNT, held_day: { ...HELD, until: new Date('2026-01-06T10:00:00.000Z') } },
    writes: withCount(1),
  }),
  deny('a PDF on such a longer day that is over', {
    account: { ...FREE_ACCOUNT, held_day: { ...HELD, until: new Date('2026-01-06T10:00:00.000Z') } },
    writes: countedOn(HELD.day),
  }),
];

export const onOtherPlans: readonly Situation[] = [
  ...PLANS.filter((plan) => plan !== 'free').map((plan) =>
    allow(`a PDF on the plan ${plan} without counting it`, {
      account: accountOn(plan, FAR_FUTURE),
      writes: withoutCount,
    }),
  ),
  allow('a PDF on the lifetime plan', { account: accountOn('lifetime', null), writes: withoutCount }),
  allow('the tenth PDF of a paid plan', {
    account: PAID_ACCOUNT,
    before: { count: 9 },
    writes: withCount(10),
  }),
  deny('a PDF without counting it on an expired plan', { account: ENDED_ACCOUNT, writes: withoutCount }),
  allow('a PDF on an expired plan', { account: ENDED_ACCOUNT, writes: withCount(1) }),
  allow('a PDF on the starter plan that follows an expired plan', {
    account: { ...ENDED_ACCOUNT, starter_expires_at: FAR_FUTURE },
    writes: withoutCount,
  }),
  deny('a PDF after the end of a starter plan that followed another', {
    account: { ...ENDED_ACCOUNT, starter_expires_at: new Date('2026-01-03T00:00:00.000Z') },
    writes: withoutCount,
  }),
  deny('a PDF on the free plan without counting it, whatever other fields the account has', {
    account: { ...FREE_ACCOUNT, starter_expires_at: FAR_FUTURE },
    writes: withoutCount,
  }),
  deny('the fourth PDF on an expired plan', {
    account: ENDED_ACCOUNT,
    before: { count: FREE_PDF_UPLOADS },
    writes: withCount(FREE_PDF_UPLOADS + 1),
  }),
  deny('a PDF without counting it before the account is open', { account: null, writes: withoutCount }),
];
