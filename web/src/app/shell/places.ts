import { BellRing, Gift, type LucideIcon, Medal, NotebookPen } from 'lucide-react';

/** The sections beside the five of the bottom bar: in the side bar on a desktop, on Home where there is none. */
export const MORE_PLACES: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: '/dashboard/journal', label: 'Journal', icon: NotebookPen },
  { to: '/dashboard/nudges', label: 'Nudges', icon: BellRing },
  { to: '/dashboard/leaderboard', label: 'Leaderboard', icon: Medal },
  { to: '/dashboard/rewards', label: 'Rewards', icon: Gift },
];
