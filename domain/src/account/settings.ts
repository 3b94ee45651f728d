/** A student's own settings and their defaults. */
import { REVIEW_LIMITS } from '../cards/review-limits.ts';
import type { NudgeSettings } from '../nudges/schemas.ts';
import type { Settings } from './settings-schemas.ts';

export const THEMES = ['akada', 'harmattan'] as const;
export type Theme = (typeof THEMES)[number];

const NUDGES: NudgeSettings = {
  from: {
    plan_session: 0,
    streak_at_risk: 18,
    task_due: 7,
    cards_due: 8,
    journal_not_written: 17,
    plan_expiring: 9,
  },
  quiet_from: 22,
  quiet_to: 6,
  max_a_day: 3,
  browser: false,
};

/** Settings with defaults for those never set, except the zone, which a device writes. */
export type SettingsWithDefaults = Required<Omit<Settings, 'zone'>> & Pick<Settings, 'zone'>;

/** The settings of a student who has changed none. */
export const DEFAULT_SETTINGS: SettingsWithDefaults = {
  on_boards: true,
  theme: 'akada',
  notifications: true,
  cancelled_until: null,
  zone_chosen: false,
  new_cards_a_day: REVIEW_LIMITS.newADay.usual,
  desired_retention: REVIEW_LIMITS.retention.usual,
  mistake_cards: false,
  fsrs_fit: null,
  setup_closed: false,
  nudges: NUDGES,
};
