import type { Fields, RuleCase } from '../../support/rule-cases.ts';
import * as everythingElse from './everything-else.ts';
import * as journal from './journal.ts';
import * as moderation from './moderation.ts';
import * as notifications from './notifications.ts';
import * as planner from './planner.ts';
import * as points from './points.ts';
import * as serverOnly from './server-only.ts';
import * as settings from './settings.ts';
import * as shared from './shared.ts';
import * as tasks from './tasks.ts';
import * as vault from './vault.ts';
import * as vaultNotes from './vault-notes.ts';
import * as vaultUsage from './vault-usage.ts';

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
  ...vault.access,
  ...vaultNotes.access,
  ...vaultUsage.access,
  ...moderation.access,
  ...notifications.updates,
  ...planner.creates,
  ...tasks.creates,
  ...journal.creates,
  ...journal.onlyUpdates,
  ...settings.writes.filter(({ verb }) => verb === 'create'),
  ...vault.creates,
  ...vaultNotes.writes,
  ...vaultUsage.writes,
  ...moderation.writes,
  ...everythingElse.access.filter(({ by, verb }) => by === 'owner' && (verb === 'get' || verb === 'create')),
];

const paths = new Set(compactCases.map(({ path }) => path));

/** Documents that the rules look up, or that stand in the way of a list. */
const lookedUp = [settings, vault, vaultNotes, vaultUsage, moderation].flatMap(({ fixtures }) =>
  Object.entries<Fields>(fixtures),
);

/** The documents that they find, and those that the rules look up. */
export const compactFixtures: Record<string, Fields> = Object.fromEntries([
  ...[everythingElse, journal, notifications, planner, points, serverOnly, shared, tasks]
    .flatMap(({ fixtures }) => Object.entries<Fields>(fixtures))
    .filter(([path]) => paths.has(path)),
  ...lookedUp,
]);
