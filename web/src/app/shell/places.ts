import { BellRing, Gift, type LucideIcon, Medal, NotebookPen } from 'lucide-react';

/** The sections that the bottom bar does not have: in the side bar on a desktop, on Home elsewhere. */
export const MORE_PLACES: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/dashboard/journal', label: 'Journal', icon: NotebookPen },
  { to: '/dashboard/nudges', label: 'Nudges', icon: BellRing },
  { to: '/dashboard/leaderboard', label: 'Leaderboard', icon: Medal },
  { to: '/dashboard/rewards', label: 'Rewards', icon: Gift },
];
