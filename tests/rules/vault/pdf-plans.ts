import { PLANS } from '@akada/domain/account/account';
import { FREE_PDF_UPLOADS } from '@akada/domain/payments/plans';
import { ServerDay, todayAt, YESTERDAY } from '../../support/rules/requests.ts';
import { ENDED, FREE, LONG, PAID, paid } from '../plan-accounts.ts';
import { allow, alone, count, counted, deny, feature, pdf, type Situation } from './pdf.ts';

/** How many PDFs each plan allows. */

export const onFreePlan: readonly Situation[] = [
  allow('the first PDF of a day', { writes: counted(1) }),
  ...Array.from({ length: FREE_PDF_UPLOADS - 1 }, (_, index) =>
    allow(`PDF ${index + 2} of a day`, { before: { count: index + 1 }, writes: counted(index + 2) }),
  ),
  deny('one PDF more than the plan allows', {
    before: { count: FREE_PDF_UPLOADS },
    writes: counted(FREE_PDF_UPLOADS + 1),
  }),
  deny('the first PDF without counting it', { writes: alone }),
  deny('the second PDF without counting it', { before: { count: 1 }, writes: alone }),
  deny('a deleted PDF again, with the old count', {
    before: { count: 1, last: 'again' },
    writes: (uid) => [pdf(uid, 'again')],
  }),
  deny('a deleted PDF again, counted under the same ID', {
    before: { count: 1, last: 'again-counted' },
    writes: (uid) => [pdf(uid, 'again-counted'), count(uid, 'again-counted', 2)],
  }),
  ...[2, 4].map((files) =>
    deny(`${files} PDFs with one count`, {
      writes: (uid, id) => [
        pdf(uid, id),
        ...Array.from({ length: files - 1 }, (_, index) => pdf(uid, `${id}-${index}`)),
        count(uid, id, 1),
      ],
    }),
  ),
  deny('2 PDFs with two counts, of which the second replaces the first', {
    writes: (uid, id) => [pdf(uid, id), count(uid, id, 1), pdf(uid, `${id}-b`), count(uid, `${id}-b`, 2)],
  }),
  deny('a PDF with a count for another file', {
    writes: (uid, id) => [pdf(uid, id), count(uid, 'another', 1)],
  }),
  deny("a PDF in yesterday's count", {
    writes: (uid, id) => [
      pdf(uid, id),
      count(uid, id, 1, { usage_date: new ServerDay(-1) }, `${YESTERDAY}_${feature}`),
    ],
  }),
  deny("a PDF in another student's count", {
    writes: (uid, id) => [pdf(uid, id), count(`${uid}-friend`, id, 1)],
  }),
];

const HELD = { day: '2026-01-05', from: new Date('2026-01-04T23:00:00.000Z'), zone_before: 'UTC' };
const { zone: _, utc_offset: __, ...ofBefore } = FREE;
/** A PDF counted on the day of a zone so many minutes ahead of UTC. */
const countedAt =
  (ahead: number): Situation['writes'] =>
  (uid, id) => [
    pdf(uid, id),
    count(uid, id, 1, { usage_date: new ServerDay(0, '', ahead) }, `${todayAt(ahead)}_${feature}`),
  ];
const countedOn =
  (day: string): Situation['writes'] =>
  (uid, id) => [pdf(uid, id), count(uid, id, 1, { usage_date: day }, `${day}_${feature}`)];

/** Days in the student's own zone. */
export const inOtherZones: readonly Situation[] = [
  allow('a PDF on the day in Lagos when the account has no zone yet', {
    account: ofBefore,
    writes: countedAt(60),
  }),
  ...[-720, -600, 0, 345, 840].map((utc_offset) =>
    allow(`a PDF on the day of their zone, ${utc_offset} minutes ahead of UTC`, {
      account: { ...FREE, utc_offset },
      writes: countedAt(utc_offset),
    }),
  ),
  ...[-1440, 1440].map((ahead) =>
    deny(`a PDF on the day of a zone ${ahead} minutes ahead`, {
      account: { ...FREE, utc_offset: 60 },
      writes: countedAt(60 + ahead),
    }),
  ),
  allow('a PDF on a day made longer by a change of zone', {
    account: { ...FREE, held_day: { ...HELD, until: LONG } },
    writes: countedOn(HELD.day),
  }),
  deny('a PDF on the next day before it has begun', {
    account: { ...FREE, held_day: { ...HELD, until: LONG } },
    writes: counted(1),
  }),
  allow('a PDF on the next day once it has begun', {
    account: { ...FREE, held_day: { ...HELD, until: new Date('2026-01-06T10:00:00.000Z') } },
    writes: counted(1),
  }),
  deny('a PDF on such a longer day that is over', {
    account: { ...FREE, held_day: { ...HELD, until: new Date('2026-01-06T10:00:00.000Z') } },
    writes: countedOn(HELD.day),
  }),
];

export const onOtherPlans: readonly Situation[] = [
  ...PLANS.filter((plan) => plan !== 'free').map((plan) =>
    allow(`a PDF on the plan ${plan} without counting it`, { account: paid(plan, LONG), writes: alone }),
  ),
  allow('a PDF on the lifetime plan', { account: paid('lifetime', null), writes: alone }),
  allow('the tenth PDF of a paid plan', { account: PAID, before: { count: 9 }, writes: counted(10) }),
  deny('a PDF without counting it on an expired plan', { account: ENDED, writes: alone }),
  allow('a PDF on an expired plan', { account: ENDED, writes: counted(1) }),
  allow('a PDF on the starter plan that follows an expired plan', {
    account: { ...ENDED, starter_expires_at: LONG },
    writes: alone,
  }),
  deny('a PDF after the end of a starter plan that followed another', {
    account: { ...ENDED, starter_expires_at: new Date('2026-01-03T00:00:00.000Z') },
    writes: alone,
  }),
  deny('a PDF on the free plan without counting it, whatever other fields the account has', {
    account: { ...FREE, starter_expires_at: LONG },
    writes: alone,
  }),
  deny('the fourth PDF on an expired plan', {
    account: ENDED,
    before: { count: FREE_PDF_UPLOADS },
    writes: counted(FREE_PDF_UPLOADS + 1),
  }),
  deny('a PDF without counting it before the account is open', { account: null, writes: alone }),
];
