import { useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { useAuth } from '@/firebase/auth-session.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import {
  AiToolPage,
  DecksPage,
  ExamPage,
  HistoryPage,
  HomePage,
  JournalPage,
  LabPage,
  LeaderboardPage,
  LoginPage,
  MissionsPage,
  ModerationPage,
  NotFoundPage,
  NudgesPage,
  PlannerPage,
  PracticePage,
  ProfilePage,
  preloadShellPages,
  QuizPage,
  ResetPasswordPage,
  ReviewPage,
  RewardsPage,
  SessionShell,
  SideBar,
  SignUpPage,
  VaultPage,
  VerifyEmailPage,
} from './pages.tsx';

/** Every route of the app (docs/product.md, App shell). */
export function AppRoutes() {
  return (
    <>
      <ScrollToTop />
      <Routes>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route path="/login" element={<LoginPage />} />
        <Route path="/signup" element={<SignUpPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/verify-email" element={<VerifyEmailPage />} />
        <Route element={<Protected />}>
          <Route element={<SessionShell preloadPages={preloadShellPages} SideBar={SideBar} />}>
            <Route path="/dashboard" element={<HomePage />} />
            <Route path="/dashboard/rewards" element={<RewardsPage />} />
            <Route path="/dashboard/leaderboard" element={<LeaderboardPage />} />
            <Route path="/dashboard/planner" element={<PlannerPage />} />
            <Route path="/dashboard/vault" element={<VaultPage />} />
            <Route path="/dashboard/vault/moderation" element={<ModerationPage />} />
            <Route path="/dashboard/ai-lab" element={<LabPage />} />
            <Route path="/ai/:tool" element={<AiToolPage />} />
            <Route path="/dashboard/decks" element={<DecksPage />} />
            <Route path="/dashboard/journal" element={<JournalPage />} />
            <Route path="/dashboard/nudges" element={<NudgesPage />} />
            <Route path="/dashboard/missions" element={<MissionsPage />} />
            <Route path="/dashboard/profile" element={<ProfilePage />} />
            <Route path="/dashboard/quiz" element={<QuizPage />} />
            <Route path="/dashboard/quiz/exam" element={<ExamPage />} />
            <Route path="/dashboard/quiz/history" element={<HistoryPage />} />
            <Route path="/dashboard/quiz/review" element={<ReviewPage />} />
            <Route path="/dashboard/quiz/practice" element={<PracticePage />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </>
  );
}

/** Renders the route for signed-in students. Redirects others to sign in, and remembers where they wanted to go. */
function Protected() {
  const session = useAuth();
  const location = useLocation();
  if (session.status !== 'signed-in') {
    const from = location.pathname + location.search + location.hash;
    return (
      <>
        {/* Stays while the next page loads. */}
        <PageSpinner />
        {session.status === 'signed-out' && <Navigate to="/login" replace state={{ from }} />}
      </>
    );
  }
  return <Outlet key={session.uid} />;
}

/** Scrolls to the top on every new page, but not when only the search parameters change, as for an open file. */
function ScrollToTop() {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(() => {
    scrollTo(0, 0);
  }, [pathname]);
  return null;
}
