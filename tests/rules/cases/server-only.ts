import { newAccount, newProfile, PLANS, type Plan } from '@akada/domain/account';
import { documentPaths } from '@akada/domain/paths';
import { newUserPoints } from '@akada/domain/points';
import {
  type Access,
  accessCases,
  type Fields,
  OWNER,
  PERSONAS,
  type PersonaName,
  SIGNED_IN,
} from '../../support/rule-cases.ts';

/** Documents that functions alone write: profiles, accounts, points. */

const NOW = new Date('2026-03-01T08:00:00.000Z');
const PRO: Plan = PLANS[2];
const NEW = PERSONAS.newcomer.uid;
const own: readonly PersonaName[] = ['owner'];

/** Every verb on a document that is got by some, and otherwise denied to all. */
function readByGet(
  noun: string,
  path: (uid: string) => string,
  data: Fields,
  change: Fields,
  readers: readonly PersonaName[],
): Access[] {
  const collection = path('').replace('/', '');
  return [
    { verb: 'get', what: `the ${noun} of the owner`, path: path(OWNER), for: readers },
    { verb: 'list', what: `every ${noun}`, path: collection, for: [] },
    { verb: 'count', what: `every ${noun}`, path: collection, for: [] },
    { verb: 'list everywhere', what: `every ${noun}`, path: collection, for: [] },
    { verb: 'create', what: `the ${noun} of who owns nothing yet`, path: path(NEW), data, for: [] },
    { verb: 'update', what: `the ${noun} of the owner`, path: path(OWNER), data: change, for: [] },
    { verb: 'delete', what: `the ${noun} of the owner`, path: path(OWNER), for: [] },
  ];
}

const profile = { ...newProfile('Ada') };
const account = { ...newAccount(NOW) };
const points = { ...newUserPoints('Ada', NOW) };

export const fixtures: Record<string, Fields> = {
  [documentPaths.profile(OWNER)]: profile,
  [documentPaths.account(OWNER)]: account,
  [documentPaths.points(OWNER)]: points,
};

export const profiles = accessCases(
  readByGet('profile', documentPaths.profile, profile, { full_name: 'Ada L.' }, SIGNED_IN),
);
export const users = accessCases(
  readByGet('account', documentPaths.account, account, { current_plan: PRO }, own),
);
export const userPoints = accessCases(
  readByGet('points', documentPaths.points, points, { total_points: 1_000_000 }, own),
);
