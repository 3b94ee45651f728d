import { documentPaths } from '@akada/domain/documents/paths';
import { type Setup, setupSchema } from '@akada/domain/setup/schemas';
import { FIRST_STEPS, LEVELS, SETUP_LIMITS, SETUP_STEPS } from '@akada/domain/setup/setup';
import { accessCases, OWNER, PERSONAS, type RuleCase } from '../support/rules/builders.ts';
import {
  booleanCases,
  choiceCases,
  type FieldCase,
  invalid,
  linesCases,
  merged,
  notOfType,
  textCases,
  valid,
  without,
} from '../support/rules/field-cases.ts';
import { type Fields, INTRUDER } from '../support/rules/requests.ts';
import { testSchemaAgrees } from '../support/rules/schemas.ts';
import { testRules } from '../support/rules/stage.ts';
import { dayCases } from '../support/rules/time-cases.ts';

const EXAM = { title: 'UTME', day: '2027-04-15' };

/** A setup with every field. */
const SETUP: Setup = {
  step: 'plan',
  level: 'utme',
  subjects: ['Biology', 'Use of English'],
  exam: EXAM,
  samples: true,
  finished: ['plan', 'journal'],
};
const data = { ...SETUP };

const examCases: readonly FieldCase[] = [
  ...[
    invalid('an unknown field', { [INTRUDER]: true }),
    ...without(['title', 'day'], []),
    ...textCases('title', SETUP_LIMITS.exam),
    ...dayCases('day'),
  ].map(({ has, change, allowed }) => ({
    has: `an exam with ${has}`,
    change: { exam: merged(EXAM, change) },
    allowed,
  })),
  valid('null as exam', { exam: null }),
  invalid('an empty map as exam', { exam: {} }),
  ...notOfType('exam', { 'a list': [EXAM], 'a text': 'UTME' }).filter(({ change }) => change.exam !== null),
];

/** Valid and invalid setups. */
const setupFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  invalid('a user_id', { user_id: OWNER }),
  ...without(Object.keys(SETUP), []),
  ...choiceCases('step', SETUP_STEPS),
  valid('null as level', { level: null }),
  ...choiceCases('level', LEVELS).filter(({ change }) => change.level !== null),
  ...linesCases('subjects', SETUP_LIMITS.subjects, SETUP_LIMITS.subject),
  ...examCases,
  ...booleanCases('samples'),
  valid('no finished step', { finished: [] }),
  ...FIRST_STEPS.map((step) => valid(`${step} as the finished step`, { finished: [step] })),
  valid('every step finished', { finished: [...FIRST_STEPS] }),
  invalid('more finished steps than there are', { finished: [...FIRST_STEPS, 'plan'] }),
  invalid('an unknown finished step', { finished: ['plan', INTRUDER] }),
  ...notOfType('finished', { 'a text': 'plan', 'an empty map': {}, 'a number': 1, 'a boolean': true }),
];

const setup = documentPaths.setup(OWNER);
const account = documentPaths.account(OWNER);

export const fixtures: Record<string, Fields> = { [setup]: data };

/** A student has one setup, so each case overwrites or updates the stored one. */
export const writes: readonly RuleCase[] = setupFields.flatMap(({ has, change, allowed }): RuleCase[] => {
  const can = `the owner ${allowed ? 'can' : 'cannot'}`;
  const request = { by: 'owner', path: setup, allowed } as const;
  return [
    {
      ...request,
      verb: 'create',
      title: `${can} overwrite the setup with ${has}`,
      data: merged(data, change),
    },
    { ...request, verb: 'update', title: `${can} update the setup to have ${has}`, data: change },
  ];
});

export const access = accessCases([
  { verb: 'get', what: 'the setup of the owner', path: setup, for: ['owner'] },
  { verb: 'list', what: 'the setup of the owner', path: `${account}/setup`, for: [] },
  { verb: 'count', what: 'the setup of the owner', path: `${account}/setup`, for: [] },
  { verb: 'list everywhere', what: 'the setups of all students', path: 'setup', for: [] },
  { verb: 'create', what: 'the setup of the owner', path: setup, data, for: ['owner'] },
  { verb: 'update', what: 'the setup of the owner', path: setup, data: { samples: false }, for: ['owner'] },
  {
    verb: 'create',
    what: 'the first setup of another student',
    path: documentPaths.setup(PERSONAS.student.uid),
    data,
    for: ['student'],
  },
  { verb: 'create', what: 'a setup under another id', path: `${account}/setup/other`, data, for: [] },
  { verb: 'delete', what: 'the setup of the owner', path: setup, for: [] },
]);

if (import.meta.vitest) {
  testRules('setup', fixtures, [...access, ...writes]);
  testSchemaAgrees('setupSchema', setupSchema, data, setupFields);
}
