import { PLANS, type Plan } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import {
  type Access,
  accessCases,
  type Fields,
  OWNER,
  PERSONAS,
  type PersonaName,
} from '../support/rules/builders.ts';
import { PAID } from './plan-accounts.ts';

/** Documents that only functions write: accounts and points. */

const NOW = new Date('2026-03-01T08:00:00.000Z');
const LIFETIME: Plan = PLANS[3];
const NEW = PERSONAS.newcomer.uid;
const own: readonly PersonaName[] = ['owner'];

/** Every verb on a document that `readers` can get and `writers` can update; everything else is denied. */
export function readByGet(
  noun: string,
  path: (uid: string) => string,
  data: Fields,
  change: Fields,
  readers: readonly PersonaName[],
  writers: readonly PersonaName[] = [],
): Access[] {
  const collection = path('').replace('/', '');
  return [
    { verb: 'get', what: `the ${noun} of the owner`, path: path(OWNER), for: readers },
    { verb: 'list', what: `every ${noun}`, path: collection, for: [] },
    { verb: 'count', what: `every ${noun}`, path: collection, for: [] },
    { verb: 'list everywhere', what: `every ${noun}`, path: collection, for: [] },
    { verb: 'create', what: `the ${noun} of a new student`, path: path(NEW), data, for: [] },
    { verb: 'update', what: `the ${noun} of the owner`, path: path(OWNER), data: change, for: writers },
    { verb: 'delete', what: `the ${noun} of the owner`, path: path(OWNER), for: [] },
  ];
}

const account = { ...PAID };
const points = { ...newUserPoints('Ada', NOW) };

export const fixtures: Record<string, Fields> = {
  [documentPaths.account(OWNER)]: account,
  [documentPaths.points(OWNER)]: points,
};

export const users = accessCases(
  readByGet('account', documentPaths.account, account, { current_plan: LIFETIME }, own),
);
export const userPoints = accessCases(
  readByGet('points document', documentPaths.points, points, { total_points: 1_000_000 }, own),
);
