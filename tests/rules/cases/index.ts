import type { Fields, RuleCase } from '../../support/rule-cases.ts';
import * as everythingElse from './everything-else.ts';
import * as journal from './journal.ts';
import * as notifications from './notifications.ts';
import * as planner from './planner.ts';
import * as points from './points.ts';
import * as serverOnly from './server-only.ts';
import * as settings from './settings.ts';
import * as shared from './shared.ts';
import * as tasks from './tasks.ts';

/** Every case, but of those that repeat another with a verb or a persona more. They can run in any order. */
export const compactCases: readonly RuleCase[] = [
  ...planner.access,
  ...tasks.access,
  ...notifications.access,
  ...journal.access,
  ...settings.access,
  ...points.access,
  ...shared.access,
  ...serverOnly.profiles,
  ...serverOnly.users,
  ...serverOnly.userPoints,
  ...notifications.updates,
  ...planner.creates,
  ...tasks.creates,
  ...journal.creates,
  ...journal.onlyUpdates,
  ...settings.writes.filter(({ verb }) => verb === 'create'),
  ...everythingElse.access.filter(({ by, verb }) => by === 'owner' && (verb === 'get' || verb === 'create')),
];

const paths = new Set([...compactCases.map(({ path }) => path), ...Object.keys(settings.fixtures)]);

/** The documents that they find, and those that the rules look up. */
export const compactFixtures: Record<string, Fields> = Object.fromEntries(
  [everythingElse, journal, notifications, planner, points, serverOnly, settings, shared, tasks]
    .flatMap(({ fixtures }) => Object.entries<Fields>(fixtures))
    .filter(([path]) => paths.has(path)),
);
