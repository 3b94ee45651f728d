import { type ComponentType, lazy } from 'react';

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
  planner: () => import('@/features/planner/planner-page.tsx').then((page) => page.PlannerPage),
  profile: () => import('@/features/account/profile-page.tsx').then((page) => page.ProfilePage),
  quiz: () => import('@/features/quiz/quiz-page.tsx').then((page) => page.QuizPage),
  notBuilt: () => import('./not-built-page.tsx').then((page) => page.NotBuiltPage),
  notFound: () => import('./not-found-page.tsx').then((page) => page.NotFoundPage),
} as const;

type PageName = keyof typeof loaders;

function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load() }));
}

export const LoginPage = lazily(loaders.login);
export const SignUpPage = lazily(loaders.signUp);
export const ResetPasswordPage = lazily(loaders.resetPassword);
export const VerifyEmailPage = lazily(loaders.verifyEmail);
export const DashboardShell = lazily(loaders.shell);
export const PlannerPage = lazily(loaders.planner);
export const ProfilePage = lazily(loaders.profile);
export const QuizPage = lazily(loaders.quiz);
export const NotBuiltPage = lazily(loaders.notBuilt);
export const NotFoundPage = lazily(loaders.notFound);

const PUBLIC: Record<string, PageName> = {
  '/login': 'login',
  '/signup': 'signUp',
  '/reset-password': 'resetPassword',
  '/verify-email': 'verifyEmail',
};
const INSIDE: Record<string, PageName> = {
  '/dashboard/planner': 'planner',
  '/dashboard/profile': 'profile',
  '/dashboard/quiz': 'quiz',
};

/** Starts loading what the page at `path` consists of. */
export function preloadPage(path: string): void {
  const names: PageName[] = PUBLIC[path] ? [PUBLIC[path]] : ['shell', INSIDE[path] ?? 'notBuilt'];
  // A failure shows where the page is rendered; here it would only show twice.
  for (const name of names) loaders[name]().catch(() => {});
}

/** Loads what the shell leads to, so that these pages open with the network gone. */
export function preloadShellPages(): void {
  for (const path of Object.keys(INSIDE)) preloadPage(path);
  preloadPage('/dashboard');
}
