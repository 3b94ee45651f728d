/** A page, or a part of every page, that is loaded by itself (pages.tsx). */
export type PageName =
  | 'login'
  | 'signUp'
  | 'resetPassword'
  | 'verifyEmail'
  | 'shell'
  | 'home'
  | 'rewards'
  | 'leaderboard'
  | 'planner'
  | 'vault'
  | 'moderation'
  | 'lab'
  | 'aiTool'
  | 'journal'
  | 'nudges'
  | 'missions'
  | 'profile'
  | 'quiz'
  | 'notFound'
  | 'focus';

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
  '/dashboard/journal': 'journal',
  '/dashboard/profile': 'profile',
  '/dashboard/nudges': 'nudges',
  '/dashboard/missions': 'missions',
  '/dashboard/quiz': 'quiz',
};

/** The pages that the shell leads every student to. */
export function pagesInside(): PageName[] {
  return Object.values(INSIDE).filter((page) => page !== 'moderation');
}

/** The section of the app that the page at `path` belongs to, by its address: the navigation marks it. */
export function sectionAt(path: string): string {
  if (path === '/') return '/dashboard';
  if (path.startsWith('/ai/')) return '/dashboard/ai-lab';
  const [, dashboard, section] = path.split('/');
  return section ? `/${dashboard}/${section}` : `/${dashboard}`;
}

/** What the page at `path` consists of, for a visitor or for who is signed in on this device. */
export function pagesAt(path: string, isSignedIn: boolean): readonly PageName[] {
  const page = PUBLIC[path];
  if (page) return [page];
  // `/` leads to Home.
  const inside = path === '/' ? 'home' : path.startsWith('/ai/') ? 'aiTool' : INSIDE[path];
  if (!inside) return ['notFound'];
  return isSignedIn ? ['shell', inside] : ['login'];
}
