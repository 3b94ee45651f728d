import type { RuleCase } from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import * as accounts from './accounts.ts';
import * as aiLab from './ai-lab.ts';
import * as decks from './decks.ts';
import * as deviceResults from './device-results/device-results.ts';
import * as everythingElse from './everything-else.ts';
import * as focus from './focus/focus.ts';
import * as ids from './ids.ts';
import * as idsBefore from './ids-before.ts';
import * as journal from './journal.ts';
import * as notes from './notes.ts';
import * as notifications from './notifications.ts';
import * as nudges from './nudges.ts';
import * as otherRelease from './other-release.ts';
import * as payments from './payments.ts';
import * as planner from './planner.ts';
import * as points from './points.ts';
import * as practice from './practice/practice.ts';
import * as profiles from './profiles.ts';
import * as reviews from './reviews.ts';
import * as serverOnly from './server-only.ts';
import * as settings from './settings.ts';
import * as setup from './setup.ts';
import * as shared from './shared.ts';
import * as tasks from './tasks.ts';
import * as refundRequests from './tickets/refund-requests.ts';
import * as toolRequests from './tickets/tool-requests.ts';
import * as bookmarks from './vault/bookmarks.ts';
import * as vaultUsage from './vault/day-counts.ts';
import * as vaultEdits from './vault/edits.ts';
import * as vault from './vault/files.ts';
import * as library from './vault/library.ts';
import * as moderation from './vault/moderation.ts';
import * as vaultNotes from './vault/notes.ts';
import * as vaultStorage from './vault/storage-usage.ts';
import * as vaultVotes from './vault/votes.ts';

/** Cases, and the documents that they and the rules look up. Those of all groups can be there together. */
export interface CaseGroup {
  fixtures: Record<string, Fields>;
  cases: readonly RuleCase[];
}

/** Every case, but of those that repeat another with a verb or a persona more. They can run in any order. */
export const compactGroups: readonly CaseGroup[] = [
  compact(planner.fixtures, [...planner.access, ...planner.creates]),
  compact(tasks.fixtures, [...tasks.access, ...tasks.creates]),
  compact(notifications.fixtures, [...notifications.access, ...notifications.updates]),
  compact(journal.fixtures, [...journal.access, ...journal.creates, ...journal.onlyUpdates]),
  compact(nudges.fixtures, [...nudges.access, ...nudges.creates, ...nudges.onlyUpdates]),
  { fixtures: focus.fixtures, cases: [...focus.access, ...focus.writes] },
  {
    fixtures: settings.fixtures,
    cases: [...settings.access, ...settings.writes.filter(({ verb }) => verb === 'create')],
  },
  {
    fixtures: setup.fixtures,
    cases: [...setup.access, ...setup.writes.filter(({ verb }) => verb === 'create')],
  },
  { fixtures: profiles.fixtures, cases: [...profiles.access, ...profiles.writes] },
  compact(points.fixtures, points.access),
  compact(aiLab.fixtures, aiLab.access),
  { fixtures: practice.fixtures, cases: [...practice.access, ...practice.writes] },
  { fixtures: deviceResults.fixtures, cases: [...deviceResults.access, ...deviceResults.writes] },
  compact(decks.fixtures, [...decks.access, ...decks.creates, ...decks.onlyUpdates]),
  { fixtures: reviews.fixtures, cases: [...reviews.access, ...reviews.writes] },
  compact(notes.fixtures, [...notes.access, ...notes.creates, ...notes.onlyUpdates]),
  compact(shared.fixtures, shared.access),
  compact(serverOnly.fixtures, [...serverOnly.users, ...serverOnly.userPoints]),
  { fixtures: vault.fixtures, cases: [...vault.access, ...vault.creates] },
  { fixtures: vaultNotes.fixtures, cases: [...vaultNotes.access, ...vaultNotes.writes] },
  { fixtures: vaultUsage.fixtures, cases: [...vaultUsage.access, ...vaultUsage.writes] },
  { fixtures: vaultStorage.fixtures, cases: vaultStorage.writes },
  { fixtures: vaultEdits.fixtures, cases: vaultEdits.writes },
  { fixtures: vaultVotes.fixtures, cases: [...vaultVotes.access, ...vaultVotes.writes] },
  { fixtures: bookmarks.fixtures, cases: [...bookmarks.access, ...bookmarks.creates] },
  { fixtures: library.fixtures, cases: [...library.access, ...library.creates, ...library.updates] },
  { fixtures: toolRequests.fixtures, cases: toolRequests.writes },
  { fixtures: moderation.fixtures, cases: [...moderation.access, ...moderation.writes] },
  { fixtures: otherRelease.fixtures, cases: otherRelease.updates },
  { fixtures: ids.fixtures, cases: ids.cases },
  { fixtures: idsBefore.fixtures, cases: idsBefore.cases },
  { fixtures: accounts.fixtures, cases: accounts.cases },
  compact(payments.fixtures, payments.access),
  { fixtures: refundRequests.fixtures, cases: refundRequests.writes },
  compact(
    everythingElse.fixtures,
    everythingElse.access.filter(({ by, verb }) => by !== 'visitor' && (verb === 'get' || verb === 'create')),
  ),
];

/** With those documents alone that a case names: no rule looks up others of these. */
function compact(fixtures: Record<string, Fields>, cases: readonly RuleCase[]): CaseGroup {
  const paths = new Set(cases.map(({ path }) => path));
  return {
    cases,
    fixtures: Object.fromEntries(Object.entries(fixtures).filter(([path]) => paths.has(path))),
  };
}
