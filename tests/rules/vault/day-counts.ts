import type { LabTime } from '@akada/domain/ai/schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { accessCases, batchCase, OWNER, type RuleCase } from '../../support/rules/builders.ts';
import { type Fields, ServerDay, TODAY, YESTERDAY } from '../../support/rules/requests.ts';
import { testRules } from '../../support/rules/stage.ts';
import { FREE_ACCOUNT } from '../plan-accounts.ts';
import { FILE } from './files.ts';
import { countPath, PDF_COUNT } from './pdf.ts';
import { counts } from './pdf-counts.ts';
import { inOtherZones, onFreePlan, onOtherPlans } from './pdf-plans.ts';
import { raiseUsage, usageOfAccount } from './stored.ts';

/** The usage documents of a day, including the count of PDFs. */

const situations = [...onFreePlan, ...onOtherPlans, ...inOtherZones, ...counts].map((situation, index) => ({
  ...situation,
  uid: `pdf-${index}`,
}));

export const writes: readonly RuleCase[] = situations.map((situation) => {
  const { what, uid } = situation;
  const [first, ...rest] = situation.writes(uid, `${uid}-file`);
  const file = [first, ...rest].find(({ verb, path }) => verb === 'create' && path.startsWith('vault/'));
  // The student's storage usage is raised with it.
  const storage = file ? [raiseUsage(uid, file.path.slice('vault/'.length))] : [];
  return batchCase(`write ${what}`, situation, [first, ...rest, ...storage]);
});

const other = countPath(OWNER, `${TODAY}_ai_uses`);
/** By the server's clock: a student who could write it would earn points for time not spent. */
const labTime = countPath(OWNER, `${TODAY}_${USAGE_FEATURES.labTime}`);
const opened = new Date('2026-03-01T08:00:00.000Z');
const LAB_TIME: Omit<LabTime, 'usage_date'> & { usage_date: ServerDay } = {
  feature_name: USAGE_FEATURES.labTime,
  usage_date: new ServerDay(),
  usage_count: 0,
  started_at: opened,
};

export const fixtures: Record<string, Fields> = {
  ...Object.fromEntries(
    situations.flatMap(({ uid, account = FREE_ACCOUNT, before }) => [
      ...(account
        ? [
            [documentPaths.account(uid), { ...account }],
            [documentPaths.vaultUsage(uid), usageOfAccount(account)],
          ]
        : []),
      ...(before
        ? [
            [
              countPath(uid),
              {
                ...PDF_COUNT,
                usage_count: before.count,
                last_file_id: before.last ?? PDF_COUNT.last_file_id,
              },
            ],
          ]
        : []),
    ]),
  ),
  [documentPaths.vaultItem('old-pdf')]: { ...FILE, type: 'pdf' },
  [countPath(OWNER)]: PDF_COUNT,
  [other]: { ...PDF_COUNT, feature_name: 'ai_uses' },
  [labTime]: LAB_TIME,
};

const own = ['owner'] as const;
const all = { path: collectionPaths.usage(OWNER), what: "the owner's uses" };

export const access = accessCases([
  { verb: 'get', what: "the owner's count of PDFs", path: countPath(OWNER), for: own },
  { verb: 'get', what: "another of the owner's counts", path: other, for: own },
  { verb: 'list', ...all, for: own },
  { verb: 'count', ...all, for: own },
  { verb: 'list everywhere', what: 'the uses of all', path: 'user_usage', for: [] },
  { verb: 'create', what: 'a count of something else', path: `${other}_2`, data: PDF_COUNT, for: [] },
  { verb: 'get', what: "the owner's time in the AI Lab", path: labTime, for: own },
  {
    verb: 'create',
    what: 'time in the AI Lab',
    path: countPath(OWNER, `${YESTERDAY}_${USAGE_FEATURES.labTime}`),
    data: { ...LAB_TIME, usage_date: new ServerDay(-1) },
    for: [],
  },
  { verb: 'update', what: 'its beginning', path: labTime, data: { started_at: new Date(0) }, for: [] },
  { verb: 'update', what: 'it to unpaid', path: labTime, data: { usage_count: 0 }, for: [] },
  { verb: 'delete', what: "the owner's time in the AI Lab", path: labTime, for: [] },
  {
    verb: 'update',
    what: "the owner's count of PDFs",
    path: countPath(OWNER),
    data: { usage_count: 0 },
    for: [],
  },
  { verb: 'delete', what: "the owner's count of PDFs", path: countPath(OWNER), for: [] },
]);

if (import.meta.vitest) {
  testRules('uses', fixtures, [...access, ...writes]);
}
