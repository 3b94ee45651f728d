import { cacheOwner } from '@/firebase/cache-owner.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageSkeleton } from '@/ui/skeleton.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { pagesAt, pagesInside } from './page-paths.ts';
import { loadFocusRegion, loadNudgeTile } from './shell/lazy-parts.tsx';

/**
 * Every page has its own chunk. `preloadPage` starts loading the one for the current address before React has started
 * and Auth has answered, so that they load in parallel.
 */
const loaders = {
  login: () => import('@/features/auth/login-page.tsx').then((page) => page.LoginPage),
  signUp: () => import('@/features/auth/sign-up-page.tsx').then((page) => page.SignUpPage),
  resetPassword: () =>
    import('@/features/auth/reset-password-page.tsx').then((page) => page.ResetPasswordPage),
  verifyEmail: () => import('@/features/auth/verify-email-page.tsx').then((page) => page.VerifyEmailPage),
  shell: () => import('./shell/session-shell.tsx').then((page) => page.SessionShell),
  home: () => import('./home-route.tsx').then((page) => page.HomeRoute),
  rewards: () => import('./rewards-route.tsx').then((page) => page.RewardsRoute),
  leaderboard: () => import('./leaderboard-route.tsx').then((page) => page.LeaderboardRoute),
  planner: () => import('./planner-route.tsx').then((page) => page.PlannerRoute),
  vault: () => import('./vault-route.tsx').then((page) => page.VaultRoute),
  moderation: () => import('./moderation-route.tsx').then((page) => page.ModerationRoute),
  lab: () => import('./lab-route.tsx').then((page) => page.LabRoute),
  decks: () => import('./decks-route.tsx').then((page) => page.DecksRoute),
  aiTool: () => import('./ai-tool-route.tsx').then((page) => page.AiToolRoute),
  journal: () => import('./journal-route.tsx').then((page) => page.JournalRoute),
  nudges: () => import('./nudges-route.tsx').then((page) => page.NudgesRoute),
  missions: () => import('./missions-route.tsx').then((page) => page.MissionsRoute),
  profile: () => import('./profile-route.tsx').then((page) => page.ProfileRoute),
  review: () => import('./review-route.tsx').then((page) => page.ReviewRoute),
  practice: () => import('./practice-route.tsx').then((page) => page.PracticeRoute),
  quiz: () => import('@/features/quiz/quiz-page.tsx').then((page) => page.QuizPage),
  exam: () => import('./exam-route.tsx').then((page) => page.ExamRoute),
  history: () => import('./history-route.tsx').then((page) => page.HistoryRoute),
  notFound: () => import('./not-found-page.tsx').then((page) => page.NotFoundPage),
  focus: loadFocusRegion,
} as const;

const SPINNER = <PageSpinner />;
const SKELETON = <PageSkeleton />;

export const LoginPage = lazyPart(loaders.login, SPINNER);
export const SignUpPage = lazyPart(loaders.signUp, SPINNER);
export const ResetPasswordPage = lazyPart(loaders.resetPassword, SPINNER);
export const VerifyEmailPage = lazyPart(loaders.verifyEmail, SPINNER);
export const SessionShell = lazyPart(loaders.shell, SPINNER);
export const HomePage = lazyPart(loaders.home, SKELETON);
export const RewardsPage = lazyPart(loaders.rewards, SKELETON);
export const LeaderboardPage = lazyPart(loaders.leaderboard, SKELETON);
export const PlannerPage = lazyPart(loaders.planner, SKELETON);
export const VaultPage = lazyPart(loaders.vault, SKELETON);
export const ModerationPage = lazyPart(loaders.moderation, SKELETON);
export const LabPage = lazyPart(loaders.lab, SKELETON);
export const AiToolPage = lazyPart(loaders.aiTool, SKELETON);
export const DecksPage = lazyPart(loaders.decks, SKELETON);
export const JournalPage = lazyPart(loaders.journal, SKELETON);
export const ProfilePage = lazyPart(loaders.profile, SKELETON);
export const ReviewPage = lazyPart(loaders.review, SKELETON);
export const PracticePage = lazyPart(loaders.practice, SKELETON);
export const QuizPage = lazyPart(loaders.quiz, SKELETON);
export const ExamPage = lazyPart(loaders.exam, SKELETON);
export const HistoryPage = lazyPart(loaders.history, SKELETON);
export const NudgesPage = lazyPart(loaders.nudges, SKELETON);
export const MissionsPage = lazyPart(loaders.missions, SKELETON);
export const NotFoundPage = lazyPart(loaders.notFound, SPINNER);

/** Starts loading the page at `path`, or the sign-in page for a visitor. */
export function preloadPage(path: string): void {
  preload(pagesAt(path, cacheOwner() !== null));
}

/** Loads the pages that the shell links to, so that they open offline. */
export function preloadShellPages(): void {
  preload([...pagesInside(), 'aiTool', 'focus']);
  loadNudgeTile().catch(() => {});
}

function preload(names: readonly (keyof typeof loaders)[]): void {
  // A failure is reported where the page is rendered.
  for (const name of names) loaders[name]().catch(() => {});
}
