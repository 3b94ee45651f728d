import * as account from '@akada/domain/account/schemas';
import * as ai from '@akada/domain/ai/schemas';
import * as cards from '@akada/domain/cards/schemas';
import * as deviceResults from '@akada/domain/ai/device-results-schemas';
import * as focus from '@akada/domain/focus/schemas';
import * as journal from '@akada/domain/journal/schemas';
import * as leaderboard from '@akada/domain/leaderboard/schemas';
import * as library from '@akada/domain/vault/library-schemas';
import * as notes from '@akada/domain/notes/schemas';
import * as notifications from '@akada/domain/notifications/schemas';
import * as nudges from '@akada/domain/nudges/schemas';
import * as payments from '@akada/domain/payments/schemas';
import * as planner from '@akada/domain/planner/schemas';
import * as practice from '@akada/domain/practice/schemas';
import * as points from '@akada/domain/points/schemas';
import * as settings from '@akada/domain/account/settings-schemas';
import * as tickets from '@akada/domain/support/schemas';
import * as vault from '@akada/domain/vault/schemas';
import type { Schema } from './releases.ts';

/** The schemas of this release, by name. */
export const TODAYS_SCHEMAS = {
  ...{ ...account, ...ai, ...cards, ...deviceResults, ...focus, ...journal, ...leaderboard, ...library, ...notes },
  ...{ ...notifications, ...nudges, ...payments, ...planner, ...points, ...practice, ...settings, ...tickets, ...vault },
} as unknown as Record<string, Schema>;
