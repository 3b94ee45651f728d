import type { ComponentType } from 'react';
import { cacheOwner } from '@/firebase/cache-owner.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';

/**
 * Every page is a chunk of its own. `preloadPage` asks for the one that the address needs before React has
 * started and auth has answered, so that the two are not loaded one after the other.
 */
const loaders = {
  login: () => import('@/features/auth/login-page.tsx').then((page) => page.LoginPage),
  signUp: () => import('@/features/auth/sign-up-page.tsx').then((page) => page.SignUpPage),
  resetPassword: () =>
    import('@/features/auth/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
  verifyEmail: () => import('@/features/auth/verify-email-page.tsx').then((page) => page.VerifyEmailPage),
  shell: () => import('./shell/dashboard-shell.tsx').then((page) => page.DashboardShell),
  home: () => import('./home-route.tsx').then((page) => page.HomeRoute),
  rewards: () => import('./rewards-route.tsx').then((page) => page.RewardsRoute),
  leaderboard: () => import('./leaderboard-route.tsx').then((page) => page.LeaderboardRoute),
  planner: () => import('./planner-route.tsx').then((page) => page.PlannerRoute),
  vault: () => import('./vault-route.tsx').then((page) => page.VaultRoute),
  moderation: () => import('./moderation-route.tsx').then((page) => page.ModerationRoute),
  lab: () => import('@/features/ai/lab-page.tsx').then((page) => page.LabPage),
  aiTool: () => import('./ai-tool-route.tsx').then((page) => page.AiToolRoute),
  journal: () => import('./journal-route.tsx').then((page) => page.JournalRoute),
  nudges: () => import('./nudges-route.tsx').then((page) => page.NudgesRoute),
  profile: () => import('./profile-route.tsx').then((page) => page.ProfileRoute),
  quiz: () => import('@/features/quiz/quiz-page.tsx').then((page) => page.QuizPage),
  notFound: () => import('./not-found-page.tsx').then((page) => page.NotFoundPage),
  focus: () => import('@/features/focus/focus-region.tsx').then((part) => part.FocusRegion),
} as const;

type PageName = keyof typeof loaders;

const SPINNER = <PageSpinner />;

export const LoginPage = lazyPart(loaders.login, SPINNER);
export const SignUpPage = lazyPart(loaders.signUp, SPINNER);
export const ResetPasswordPage = lazyPart(loaders.resetPassword, SPINNER);
export const VerifyEmailPage = lazyPart(loaders.verifyEmail, SPINNER);
export const DashboardShell = lazyPart(loaders.shell, SPINNER);
export const HomePage = lazyPart(loaders.home, SPINNER);
export const RewardsPage = lazyPart(loaders.rewards, SPINNER);
export const LeaderboardPage = lazyPart(loaders.leaderboard, SPINNER);
export const PlannerPage = lazyPart(loaders.planner, SPINNER);
export const VaultPage = lazyPart(loaders.vault, SPINNER);
export const ModerationPage = lazyPart(loaders.moderation, SPINNER);
export const LabPage = lazyPart(loaders.lab, SPINNER);
export const AiToolPage = lazyPart(loaders.aiTool, SPINNER);
export const JournalPage = lazyPart(loaders.journal, SPINNER);
export const ProfilePage = lazyPart(loaders.profile, SPINNER);
export const QuizPage = lazyPart(loaders.quiz, SPINNER);
export const NudgesPage = lazyPart(loaders.nudges, SPINNER);
export const NotFoundPage = lazyPart(loaders.notFound, SPINNER);

export const FocusRegion = lazyPart(loaders.focus);
export const NudgeKeeper = inBackground(() =>
  import('@/features/nudges/nudge-keeper.tsx').then((part) => part.NudgeKeeper),
);
export const LabTime = inBackground(() => import('@/features/ai/lab-time.tsx').then((part) => part.LabTime));

/** A part that shows nothing: that it could not be loaded is only noted. */
function inBackground<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazyPart(() =>
    load().catch((error) => {
      console.warn('a part in the background was not loaded', error);
      return () => null;
    }),
  );
}

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
  '/dashboard/ai-lab': 'lab',
  '/dashboard/journal': 'journal',
  '/dashboard/profile': 'profile',
  '/dashboard/nudges': 'nudges',
  '/dashboard/quiz': 'quiz',
};

/** Starts loading what the page at `path` consists of; a visitor who is sent to sign in needs nothing but that. */
export function preloadPage(path: string): void {
  const page = PUBLIC[path];
  if (page) preload([page]);
  else if (cacheOwner() === null) preload(['login']);
  else preload(['shell', INSIDE[path] ?? (path.startsWith('/ai/') ? 'aiTool' : 'notFound')]);
}

/** Loads what the shell leads to, so that these pages open with the network gone. */
export function preloadShellPages(): void {
  preload([...Object.values(INSIDE), 'aiTool', 'focus']);
}

function preload(names: PageName[]): void {
  // A failure shows where the page is rendered; here it would only show twice.
  for (const name of names) loaders[name]().catch(() => {});
}
