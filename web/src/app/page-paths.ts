/** A page, or the shell around pages, that has its own chunk (pages.tsx). */
export type PageName =
  | 'login'
  | 'signUp'
  | 'resetPassword'
  | 'verifyEmail'
  | 'shell'
  | 'sideBar'
  | 'home'
  | 'rewards'
  | 'leaderboard'
  | 'planner'
  | 'vault'
  | 'moderation'
  | 'lab'
  | 'aiTool'
  | 'decks'
  | 'journal'
  | 'nudges'
  | 'missions'
  | 'profile'
  | 'practice'
  | 'quiz'
  | 'exam'
  | 'history'
  | 'review'
  | 'notFound';

const PUBLIC: Record<string, PageName> = {
  '/login': 'login',
  '/signup': 'signUp',
  '/reset-password': 'resetPassword',
  '/verify-email': 'verifyEmail',
};
const INSIDE: Record<string, PageName> = {
  '/dashboard': 'home',
  '/dashboard/rewards': 'rewards',
  '/dashboard/leaderboard': 'leaderboard',
  '/dashboard/planner': 'planner',
  '/dashboard/vault': 'vault',
  '/dashboard/vault/moderation': 'moderation',
  '/dashboard/ai-lab': 'lab',
  '/dashboard/decks': 'decks',
  '/dashboard/journal': 'journal',
  '/dashboard/profile': 'profile',
  '/dashboard/nudges': 'nudges',
  '/dashboard/missions': 'missions',
  '/dashboard/quiz': 'quiz',
  '/dashboard/quiz/exam': 'exam',
  '/dashboard/quiz/history': 'history',
  '/dashboard/quiz/review': 'review',
  '/dashboard/quiz/practice': 'practice',
};

/** The pages that every student can reach from the shell. */
export function pagesInside(): PageName[] {
  return Object.values(INSIDE).filter((page) => page !== 'moderation');
}

/** The address of the section that `path` belongs to, which the navigation marks as current. */
export function sectionAt(path: string): string {
  if (path === '/') return '/dashboard';
  if (path === '/dashboard/missions') return '/dashboard/rewards';
  if (path.startsWith('/ai/')) return '/dashboard/ai-lab';
  if (path === '/dashboard/decks') return '/dashboard/quiz';
  const [, dashboard, section] = path.split('/');
  return section ? `/${dashboard}/${section}` : `/${dashboard}`;
}

/**
 * The parts to load for the page at `path`. A visitor gets the sign-in page instead of a protected one.
 *
 * @param isWide whether the window has room for the side bar
 */
export function pagesAt(path: string, isSignedIn: boolean, isWide: boolean): readonly PageName[] {
  const page = PUBLIC[path];
  if (page) return [page];
  // `/` leads to Home.
  const inside = path === '/' ? 'home' : path.startsWith('/ai/') ? 'aiTool' : INSIDE[path];
  if (!inside) return ['notFound'];
  if (!isSignedIn) return ['login'];
  return isWide ? ['shell', 'sideBar', inside] : ['shell', inside];
}
