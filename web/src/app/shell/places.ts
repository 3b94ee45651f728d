import { JournalIcon, LeaderboardIcon, type LucideIcon, NudgesIcon, RewardsIcon } from '@/ui/icons.ts';

/** The sections that the bottom bar does not have: in the side bar on a desktop, on Home elsewhere. */
export const MORE_PLACES: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/dashboard/journal', label: 'Journal', icon: JournalIcon },
  { to: '/dashboard/nudges', label: 'Nudges', icon: NudgesIcon },
  { to: '/dashboard/leaderboard', label: 'Leaderboard', icon: LeaderboardIcon },
  { to: '/dashboard/rewards', label: 'Rewards', icon: RewardsIcon },
];
