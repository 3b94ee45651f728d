import type { Fields, RuleCase } from '../../support/rule-cases.ts';
import * as everythingElse from './everything-else.ts';
import * as notifications from './notifications.ts';
import * as planner from './planner.ts';
import * as serverOnly from './server-only.ts';
import * as tasks from './tasks.ts';

/** Every case, but of those that repeat another with a verb or a persona more. They can run in any order. */
export const compactCases: readonly RuleCase[] = [
  ...planner.access,
  ...tasks.access,
  ...notifications.access,
  ...serverOnly.profiles,
  ...serverOnly.users,
  ...serverOnly.userPoints,
  ...notifications.updates,
  ...planner.creates,
  ...tasks.creates,
  ...everythingElse.access.filter(({ by, verb }) => by === 'owner' && (verb === 'get' || verb === 'create')),
];

const paths = new Set(compactCases.map(({ path }) => path));

/** The documents that they find. */
export const compactFixtures: Record<string, Fields> = Object.fromEntries(
  [everythingElse, notifications, planner, serverOnly, tasks]
    .flatMap(({ fixtures }) => Object.entries<Fields>(fixtures))
    .filter(([path]) => paths.has(path)),
);
