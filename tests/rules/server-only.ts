import { PLANS, type Plan } from '@akada/domain/account/account';
import { documentPaths } from '@akada/domain/documents/paths';
import { newUserPoints } from '@akada/domain/points/points';
import { OWNER, ownDocumentCases } from '../support/rules/builders.ts';
import type { Fields } from '../support/rules/requests.ts';
import { testRules } from '../support/rules/stage.ts';
import { PAID_ACCOUNT } from './plan-accounts.ts';

/** Documents that only functions write: accounts and points. */

const NOW = new Date('2026-03-01T08:00:00.000Z');
const LIFETIME: Plan = PLANS[3];

const account = { ...PAID_ACCOUNT };
const points = { ...newUserPoints('Ada', NOW) };

export const fixtures: Record<string, Fields> = {
  [documentPaths.account(OWNER)]: account,
  [documentPaths.points(OWNER)]: points,
};

export const users = ownDocumentCases('account', documentPaths.account, account, { current_plan: LIFETIME });
export const userPoints = ownDocumentCases('points document', documentPaths.points, points, {
  total_points: 1_000_000,
});

if (import.meta.vitest) {
  testRules('users', fixtures, users);
  testRules('user_points', fixtures, userPoints);
}
