import {
  BillingIcon,
  FocusIcon,
  JournalIcon,
  LeaderboardIcon,
  NudgesIcon,
  PersonIcon,
  RewardsIcon,
} from '@/ui/icons.ts';
import type { Place } from './places.ts';

/** The places that the bottom bar does not have: in the side bar on a desktop, behind the picture elsewhere. */
export const MORE_PLACES: readonly Place[] = [
  { to: '/dashboard/journal', label: 'Journal', icon: JournalIcon },
  { to: null, label: 'Focus timer', icon: FocusIcon },
  { to: '/dashboard/rewards', label: 'Rewards', icon: RewardsIcon },
  { to: '/dashboard/leaderboard', label: 'Leaderboard', icon: LeaderboardIcon },
  { to: '/dashboard/nudges', label: 'Nudges', icon: NudgesIcon },
];

/** The student's own pages. */
export const OWN_PLACES: readonly Place[] = [
  { to: '/dashboard/profile', label: 'Profile', icon: PersonIcon },
  { to: '/dashboard/profile?plans=1', label: 'Plans', icon: BillingIcon },
];
