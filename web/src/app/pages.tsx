import { cacheOwner } from '@/firebase/cache-owner.ts';
import { eachWhenIdle } from '@/lib/when-idle.ts';
import { WIDE } from '@/lib/wide.ts';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageSkeleton } from '@/ui/skeleton.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { pagesAt, pagesInside } from './page-paths.ts';
import { loadPalette } from './palette/lazy-palette.ts';
import { loadFocusRegion, loadNudgeTile, loadSheets } from './shell/lazy-parts.tsx';

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
  sideBar: () => import('./shell/side-bar.tsx').then((part) => part.SideBar),
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

type PartName = keyof typeof loaders;

/** Loads a page with everything that it imports at once; a browser would discover its imports one after another. */
function loaderOf<Name extends PartName>(name: Name): (typeof loaders)[Name] {
  const load = () => {
    window.preloadFiles?.([name]);
    return loaders[name]();
  };
  return load as (typeof loaders)[Name];
}

const SPINNER = <PageSpinner />;
const SKELETON = <PageSkeleton />;

export const LoginPage = lazyPart(loaderOf('login'), SPINNER);
export const SignUpPage = lazyPart(loaderOf('signUp'), SPINNER);
export const ResetPasswordPage = lazyPart(loaderOf('resetPassword'), SPINNER);
export const VerifyEmailPage = lazyPart(loaderOf('verifyEmail'), SPINNER);
export const SessionShell = lazyPart(loaderOf('shell'), SPINNER);
/** What the first picture waits for (first-paint/remove-first-paint.ts). */
export const SideBar = lazyPart(loaderOf('sideBar'), <span data-pending />);
export const HomePage = lazyPart(loaderOf('home'), SKELETON);
export const RewardsPage = lazyPart(loaderOf('rewards'), SKELETON);
export const LeaderboardPage = lazyPart(loaderOf('leaderboard'), SKELETON);
export const PlannerPage = lazyPart(loaderOf('planner'), SKELETON);
export const VaultPage = lazyPart(loaderOf('vault'), SKELETON);
export const ModerationPage = lazyPart(loaderOf('moderation'), SKELETON);
export const LabPage = lazyPart(loaderOf('lab'), SKELETON);
export const AiToolPage = lazyPart(loaderOf('aiTool'), SKELETON);
export const DecksPage = lazyPart(loaderOf('decks'), SKELETON);
export const JournalPage = lazyPart(loaderOf('journal'), SKELETON);
export const ProfilePage = lazyPart(loaderOf('profile'), SKELETON);
export const ReviewPage = lazyPart(loaderOf('review'), SKELETON);
export const PracticePage = lazyPart(loaderOf('practice'), SKELETON);
export const QuizPage = lazyPart(loaderOf('quiz'), SKELETON);
export const ExamPage = lazyPart(loaderOf('exam'), SKELETON);
export const HistoryPage = lazyPart(loaderOf('history'), SKELETON);
export const NudgesPage = lazyPart(loaderOf('nudges'), SKELETON);
export const MissionsPage = lazyPart(loaderOf('missions'), SKELETON);
export const NotFoundPage = lazyPart(loaderOf('notFound'), SPINNER);

/** Starts loading the page at `path`, or the sign-in page for a visitor. */
export function preloadPage(path: string): void {
  for (const name of pagesAt(path, cacheOwner() !== null, matchMedia(WIDE).matches)) {
    // A failure is reported where the page is rendered.
    loaderOf(name)().catch(() => {});
  }
}

/**
 * Loads the pages that the shell links to when the browser is idle, so that they open offline. All at once, their hundred
 * files would block a phone for half a second.
 *
 * @returns how to stop it
 */
export function preloadShellPages(): () => void {
  const pages = [...pagesInside(), 'aiTool', 'focus'] as const;
  return eachWhenIdle([...pages.map((name) => loaders[name]), ...[loadNudgeTile, loadSheets, loadPalette]]);
}
