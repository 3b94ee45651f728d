import { AI_LIMITS } from '@akada/domain/ai/ai';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import { dayOf, weekOf } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { JOURNAL_LIMITS } from '@akada/domain/journal/journal';
import { NOTE_LIMITS } from '@akada/domain/notes/notes';
import { NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import { PLANNER_LIMITS } from '@akada/domain/planner/planner';
import { LIBRARY_LIMITS } from '@akada/domain/vault/library-queries';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { demoEntries } from '@akada/emulators/seed/planner-data';
import type { BudgetName } from './budgets.ts';

/** A measured route of the app. */
export interface Route {
  name: string;
  path: string;
  /** The pattern in web/src/app/routes.tsx, if it differs from the path. */
  pattern?: string;
  /** A text that the page shows when it has loaded its data. */
  ready: string;
  budget: BudgetName;
  /** The most documents that a visit may read, besides those of the shell; null for public pages. */
  reads: number | null;
  /** Whether only moderators can open it. */
  moderated?: true;
  /** Whether students begin here: it is also measured on a second visit and with a throttled network. */
  daily?: true;
}

const week = weekOf(dayOf(new Date(), DEFAULT_ZONE));
const entriesShown = [...demoEntries(dayOf(new Date(), DEFAULT_ZONE)).values()].filter(({ date }) =>
  week.includes(date),
).length;

/** The documents with a limited plan's AI uses left: the day's count, and those added by a reward. */
const USES_LEFT_DOCUMENTS = 2;

/** The routes of web/src/app/routes.tsx, with each tab of the planner. */
export const ROUTES: readonly Route[] = [
  { name: 'Sign in', path: '/login', ready: 'Welcome back', budget: 'login', reads: null },
  { name: 'Sign up', path: '/signup', ready: 'Create account', budget: 'other', reads: null },
  { name: 'Reset password', path: '/reset-password', ready: 'Send reset link', budget: 'other', reads: null },
  // The open tasks due next, today's sessions, the next assignment, the counts of cards, the newest journal entry, the day's nudges.
  {
    name: 'Home',
    path: '/dashboard',
    ready: '1,250 of 1,500 XP',
    budget: 'first',
    reads: PLANNER_LIMITS.homeTasks + PLANNER_LIMITS.homeSessions + 3 + NUDGE_LIMITS.home,
    daily: true,
  },
  // 21 active days, 5 rewards, 5 redeemed rewards and their number, 3 unlocked features, the AI uses of today.
  { name: 'Rewards', path: '/dashboard/rewards', ready: 'Mentor Hour', budget: 'other', reads: 36 },
  { name: 'Leaderboard', path: '/dashboard/leaderboard', ready: 'As of', budget: 'other', reads: 1 },
  // The entries of the day and the week strip, and the one task due on the day.
  {
    name: 'Planner, Today',
    path: '/dashboard/planner',
    ready: 'Revise cell respiration',
    budget: 'first',
    reads: entriesShown + 1,
    daily: true,
  },
  {
    name: 'Planner, Tasks',
    path: '/dashboard/planner?tab=tasks',
    ready: 'Pay the departmental dues',
    budget: 'first',
    reads: PLANNER_LIMITS.tasksPage,
  },
  // Assignments, and as many tasks.
  {
    name: 'Planner, Deadlines',
    path: '/dashboard/planner?tab=deadlines',
    ready: 'Hand in the titration report',
    budget: 'first',
    reads: 2 * PLANNER_LIMITS.upcomingDeadlines,
  },
  // The list, the recent files, the figures.
  {
    name: 'Vault',
    path: '/dashboard/vault',
    ready: 'Community Files (6',
    budget: 'other',
    reads: VAULT_LIMITS.page + VAULT_LIMITS.recent + 1,
  },
  {
    name: 'Offline files',
    path: '/dashboard/vault?view=library',
    ready: 'Read PDFs offline',
    budget: 'other',
    reads: LIBRARY_LIMITS.page,
  },
  {
    name: 'My uploads',
    path: '/dashboard/vault?view=uploads',
    ready: "Files and notes you've shared",
    budget: 'other',
    reads: VAULT_LIMITS.page,
  },
  {
    name: 'Bookmarks',
    path: '/dashboard/vault?view=bookmarks',
    ready: 'Files and notes to come back to',
    budget: 'other',
    reads: LIBRARY_LIMITS.page,
  },
  {
    name: 'My notes',
    path: '/dashboard/vault?view=notes',
    ready: 'Only you can read these',
    budget: 'other',
    reads: NOTE_LIMITS.page,
  },
  {
    name: 'Moderation',
    path: '/dashboard/vault/moderation',
    ready: 'No reported files',
    budget: 'other',
    reads: VAULT_LIMITS.reportedFiles,
    moderated: true,
  },
  {
    name: 'AI Lab',
    path: '/dashboard/ai-lab',
    ready: 'Concept Explainer',
    budget: 'other',
    reads: AI_LIMITS.analyticsRows + USES_LEFT_DOCUMENTS,
  },
  // The chats with AI and on the device, and the open one.
  {
    name: 'AI tool, Chat',
    path: '/ai/chat',
    pattern: '/ai/:tool',
    ready: 'AI Chat Assistant',
    budget: 'reader',
    reads: 2 * AI_LIMITS.history + 1 + USES_LEFT_DOCUMENTS,
  },
  {
    name: 'AI tool, PDF Summarizer',
    path: '/ai/summarizer',
    pattern: '/ai/:tool',
    ready: 'AI PDF Summarizer',
    budget: 'reader',
    // The results of AI, and those made on the device.
    reads: 2 * AI_LIMITS.history + USES_LEFT_DOCUMENTS,
  },
  {
    name: 'Decks',
    path: '/dashboard/decks',
    ready: 'Titration',
    budget: 'other',
    reads: AI_LIMITS.history + 1,
  },
  // The newest entries, their number, the focus minutes of 3 months.
  {
    name: 'Journal',
    path: '/dashboard/journal',
    ready: 'Weekly Insights',
    budget: 'other',
    reads: JOURNAL_LIMITS.loaded + 4,
  },
  // 7 active days.
  { name: 'Missions', path: '/dashboard/missions', ready: 'Complete 3 tasks', budget: 'other', reads: 7 },
  { name: 'Nudges', path: '/dashboard/nudges', ready: 'Recent Nudges', budget: 'other', reads: 17 },
  // The public profile, the board of all time, 2 redeemed features.
  { name: 'Profile', path: '/dashboard/profile', ready: 'Sign Out', budget: 'other', reads: 4 },
  { name: 'Quiz', path: '/dashboard/quiz', ready: 'Coming soon', budget: 'other', reads: 0 },
  { name: 'Exam room', path: '/dashboard/quiz/exam', ready: 'Exam format', budget: 'other', reads: 0 },
  // A page of mock exams.
  { name: 'Exam history', path: '/dashboard/quiz/history', ready: 'History', budget: 'other', reads: 20 },
  // A page of due cards and of new ones, their decks, the counts, and the sittings of the last day.
  {
    name: 'Review',
    path: '/dashboard/quiz/review',
    ready: 'Show answer',
    budget: 'other',
    reads: 2 * REVIEW_LIMITS.page + 6,
  },
  {
    name: 'Practice',
    path: '/dashboard/quiz/practice',
    ready: 'Start practice',
    budget: 'other',
    reads: 20 + USES_LEFT_DOCUMENTS,
  },
  { name: 'Not found', path: '/nowhere', pattern: '*', ready: '404', budget: 'other', reads: null },
];

/** Routes that are not measured, with the reason. */
export const NOT_MEASURED: Readonly<Record<string, string>> = {
  '/': 'redirects to /dashboard',
  '/verify-email': 'needs a one-time code from a mail; its page is like /reset-password',
};
