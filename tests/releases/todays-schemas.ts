import * as account from '@akada/domain/schemas/account';
import * as ai from '@akada/domain/schemas/ai';
import * as focus from '@akada/domain/schemas/focus';
import * as journal from '@akada/domain/schemas/journal';
import * as leaderboard from '@akada/domain/schemas/leaderboard';
import * as library from '@akada/domain/schemas/library';
import * as notes from '@akada/domain/schemas/notes';
import * as notifications from '@akada/domain/schemas/notifications';
import * as nudges from '@akada/domain/schemas/nudges';
import * as payments from '@akada/domain/schemas/payments';
import * as planner from '@akada/domain/schemas/planner';
import * as points from '@akada/domain/schemas/points';
import * as settings from '@akada/domain/schemas/settings';
import * as tickets from '@akada/domain/schemas/tickets';
import * as vault from '@akada/domain/schemas/vault';
import type { Schema } from './releases.ts';

/** The schemas of this release, by their names. */
export const TODAYS_SCHEMAS = {
  ...{ ...account, ...ai, ...focus, ...journal, ...leaderboard, ...library, ...notes, ...notifications },
  ...{ ...nudges, ...payments, ...planner, ...points, ...settings, ...tickets, ...vault },
} as unknown as Record<string, Schema>;
