import { collectionPaths, documentPaths } from '@akada/domain/documents/paths';
import { USAGE_FEATURES } from '@akada/domain/payments/plans';
import { OWNER, PERSONAS, type RuleCase } from '../support/rules/builders.ts';
import { openAccounts } from '../support/rules/open-accounts.ts';
import { type Fields, ServerDay, todayAt } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';
import { kinds } from './kinds.ts';
import { LISTED } from './vault/files.ts';
import { REPORT } from './vault/moderation.ts';

/** Documents with ids that clients can't create any more. They can still be read, changed and deleted. */

const LONG = 'x'.repeat(1_400);
/** The student who shared a file with such an id. */
const CONTRIBUTOR = 'shared-early';
/** Minutes ahead of UTC. */
const LAGOS = 60;

const ownDocuments = kinds.flatMap(({ noun, collection, change, isPermanent = false }): RuleCase[] => {
  const request = { by: 'owner', path: `${collection(OWNER)}/${LONG}`, allowed: true } as const;
  const title = `${noun} with an old id`;
  return [
    { ...request, verb: 'get', title: `the owner can read ${title}` },
    { ...request, verb: 'update', title: `the owner can change ${title}`, data: change },
    {
      ...{ ...request, verb: 'delete', path: `${request.path}-2`, allowed: !isPermanent },
      title: `the owner ${isPermanent ? "can't" : 'can'} delete ${title}`,
    },
  ];
});

const files: readonly RuleCase[] = [
  {
    title: 'a student can report a file with an old id',
    by: 'student',
    verb: 'create',
    path: documentPaths.report(LONG, PERSONAS.student.uid),
    data: { ...REPORT, file_id: LONG },
    allowed: true,
  },
  {
    title: 'a contributor can change a file with an old id',
    by: 'owner',
    uid: CONTRIBUTOR,
    verb: 'update',
    path: documentPaths.vaultItem(LONG),
    data: { description: 'Week 3' },
    with: [
      {
        verb: 'create',
        path: `${collectionPaths.usage(CONTRIBUTOR)}/${todayAt(LAGOS)}_${USAGE_FEATURES.vaultEdits}`,
        data: {
          feature_name: USAGE_FEATURES.vaultEdits,
          usage_date: new ServerDay(0, '', LAGOS),
          usage_count: 1,
          last_file_id: LONG,
        },
      },
    ],
    allowed: true,
  },
  {
    title: 'a contributor can delete a file with an old id',
    by: 'owner',
    uid: CONTRIBUTOR,
    verb: 'delete',
    path: `${documentPaths.vaultItem(LONG)}-2`,
    allowed: true,
  },
];

const file = { ...LISTED, user_id: CONTRIBUTOR };

export const fixtures: Record<string, Fields> = {
  ...openAccounts([CONTRIBUTOR]),
  ...Object.fromEntries(
    kinds.flatMap(({ collection, data }) => [
      [`${collection(OWNER)}/${LONG}`, data],
      [`${collection(OWNER)}/${LONG}-2`, data],
    ]),
  ),
  [documentPaths.vaultItem(LONG)]: file,
  [`${documentPaths.vaultItem(LONG)}-2`]: file,
};

export const cases: readonly RuleCase[] = [...ownDocuments, ...files];

if (import.meta.vitest) {
  testRules('documents with old ids', fixtures, cases);
}
