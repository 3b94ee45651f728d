import { newAccount } from '@akada/domain/account/account';
import { DEVICE_RESULT_LIMITS } from '@akada/domain/ai/device-results';
import { deviceResultSchema, deviceResultsUsageSchema } from '@akada/domain/ai/device-results-schemas';
import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import {
  accessCases,
  batchCase,
  OWNER,
  ownCollectionCases,
  type RuleCase,
} from '../../support/rules/builders.ts';
import { wholeNumberCases } from '../../support/rules/field-cases.ts';
import { openAccounts } from '../../support/rules/open-accounts.ts';
import { Ago, type Fields, INTRUDER, Raised, SERVER_TIME } from '../../support/rules/requests.ts';
import { testSchemaAgrees } from '../../support/rules/schemas.ts';
import { testRules } from '../../support/rules/stage.ts';
import {
  allow,
  count,
  create,
  deny,
  NEW_RESULT,
  RESULT,
  remove,
  type Situation,
  USAGE,
  update,
} from './batches.ts';
import { counted } from './counting.ts';
import { fieldSituations, resultFields, usageFields } from './fields.ts';

/** Only a conversation changes after it was saved. */
const continued: readonly Situation[] = [
  allow('continue a conversation that has a field of another release', {
    one: { [INTRUDER]: 1 },
    writes: (uid) => [update(uid)],
  }),
  deny('change the unknown field of a conversation', {
    one: { [INTRUDER]: 1 },
    writes: (uid) => [update(uid, { [INTRUDER]: 2 })],
  }),
  deny('change the result of another tool', { writes: (uid) => [update(uid, {}, 'two')] }),
  deny('turn an essay into a conversation', { writes: (uid) => [update(uid, { tool: 'chat' }, 'two')] }),
  deny("continue another student's conversation", { writes: (uid) => [update(`${uid}-friend`)] }),
];

const account = { ...newAccount(new Date('2026-01-01T08:00:00.000Z')) };
const STOPPED = { account: { ...account, writes_stopped_until: new Date('2090-01-01') } };
const RESUMED = { account: { ...account, writes_stopped_until: new Ago(1_000) } };
const save: Situation['writes'] = (uid) => [create(uid), count(uid, 3)];
const accounts: readonly Situation[] = [
  deny('save a result before their account is open', { account: null, writes: save }),
  deny('save a result while their writes are stopped', { ...STOPPED, writes: save }),
  allow('save a result after their writes were stopped', { ...RESUMED, writes: save }),
  deny('save a result before their address is confirmed', { by: 'unverified', writes: save }),
  deny('continue a conversation while their writes are stopped', {
    ...STOPPED,
    writes: (uid) => [update(uid)],
  }),
  allow('delete a result while their writes are stopped', {
    ...STOPPED,
    writes: (uid) => [remove(uid), count(uid, 1, 'one')],
  }),
];

const situations = [...fieldSituations, ...continued, ...counted, ...accounts].map((situation, index) => ({
  ...situation,
  uid: `device-${index}`,
}));

export const writes: readonly RuleCase[] = situations.map((situation) =>
  batchCase(situation.what, situation, situation.writes(situation.uid)),
);

/** The documents of a student before the writes; `-friend` is another student with the same documents. */
function storedOf({ uid, one = {}, usage = {}, account: of = account }: (typeof situations)[number]) {
  return [uid, `${uid}-friend`].flatMap((id): [string, Fields][] => [
    ...(of ? [[documentPaths.account(id), of] as [string, Fields]] : []),
    ...(one ? [[documentPaths.deviceResult(id, 'one'), { ...RESULT, ...one }] as [string, Fields]] : []),
    [documentPaths.deviceResult(id, 'two'), { ...RESULT, tool: 'essay' }],
    ...(usage
      ? [
          [
            documentPaths.deviceResultsUsage(id),
            { ...USAGE, results: 2, last_result_id: 'two', ...usage },
          ] as [string, Fields],
        ]
      : []),
    [`${collectionPaths.usage(id)}/other`, { ...USAGE, results: 0, last_result_id: 'two' }],
  ]);
}

const results = collectionPaths.deviceResults(OWNER);
export const fixtures: Record<string, Fields> = {
  ...openAccounts([OWNER]),
  ...Object.fromEntries(situations.flatMap(storedOf)),
  ...Object.fromEntries(['one', 'old'].map((id) => [`${results}/${id}`, { ...RESULT }])),
  [documentPaths.deviceResultsUsage(OWNER)]: { ...USAGE, results: 2, last_result_id: 'old' },
};

const ofOwner = ownCollectionCases({
  noun: 'a result made on the device',
  nouns: 'the results made on the device',
  collection: results,
  data: NEW_RESULT,
  change: { result: '[{}]', updated_at: SERVER_TIME },
  newDocument: (by) => ({
    ...create(OWNER, {}, `two-${by}`),
    with: [count(OWNER, new Raised(1), `two-${by}`)],
  }),
});
export const access = [
  ...ofOwner.filter(({ verb }) => verb !== 'delete'),
  ...accessCases([
    {
      verb: 'delete',
      what: 'a result made on the device of the owner',
      path: `${results}/old`,
      with: [count(OWNER, new Raised(-1), 'old')],
      for: ['owner'],
    },
  ]),
];

if (import.meta.vitest) {
  testRules('results made on the device', fixtures, [...access, ...writes]);
  testSchemaAgrees('deviceResultSchema', deviceResultSchema, { ...RESULT }, resultFields);
  testSchemaAgrees('deviceResultsUsageSchema', deviceResultsUsageSchema, USAGE, [
    ...usageFields,
    ...wholeNumberCases('results', 0, DEVICE_RESULT_LIMITS.stored),
  ]);
}
