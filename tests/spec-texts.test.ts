import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Every fixed text of the product, by the file that shows it or has its constant. `{}` is a placeholder. When a text moves
 * to another file, move it here too.
 */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  'domain/src/ai/tools.ts': [
    'AI Chat Assistant',
    'AI Study Planner',
    'Problem Solver',
    'Essay Writer',
    'Cram Sheet Generator',
    'Flashcards Generator',
    'AI PDF Summarizer',
    'Concept Explainer',
    'Paraphraser',
  ],
  'domain/src/ai/analytics.ts': ['All Time', '7 Days'],
  'domain/src/ai/messages.ts': [
    'Failed to generate content. Please try again.',
    'Sorry, something went wrong. Please try again.',
  ],
  'domain/src/auth/auth.ts': [
    'Please fill in all fields',
    'Passwords do not match',
    'Please enter your email address',
  ],
  'domain/src/auth/signed-out.ts': [
    'You must be logged in to create tasks',
    'You must be logged in to upload files',
    'You must be logged in to create notes',
    'Authentication Required: Please log in to upgrade your plan.',
  ],
  'domain/src/journal/figures.ts': ['On track'],
  'domain/src/payments/payments.ts': [
    'Failed to get payment configuration',
    'Invalid payment configuration response',
    'Payment service temporarily unavailable',
    'Failed to create payment record',
    'Payment verification failed',
  ],
  'domain/src/points/points.ts': ['Early Bird', 'Study Streak', 'Task Master'],
  'domain/src/points/rewards.ts': [
    'Not enough points',
    'Redemption Failed',
    'Unable to redeem reward',
    'Error: Failed to redeem reward',
    'Failed to parse redemption result',
  ],
  'domain/src/vault/vault.ts': ['Anonymous', 'Most Recent', 'Most Viewed', 'Most Downloaded', 'Name A-Z'],
  'web/src/app/not-found-page.tsx': ['Go Home', 'Go Back'],
  'web/src/features/account/components/account-card.tsx': [
    'Failed to log out. Please try again.',
    'Logged out successfully',
    'Sign Out',
    'Delete Account',
  ],
  'web/src/features/ai/components/analytics.tsx': [
    'Recent AI Usage',
    'No input summary available',
    'No preview available',
    'No AI tools used yet today',
  ],
  'web/src/features/ai/components/request-tool.tsx': ['Need a Custom AI Tool?', 'Request Tool'],
  'web/src/features/ai/lab-page.tsx': [
    'Your smart study toolbox',
    'Tools Used Today',
    'Search AI tools...',
    'No tools found matching "{}"',
    'Usage Analytics',
    'Content Generated',
    'Time Saved',
  ],
  'web/src/features/auth/components/login-card.tsx': [
    'Welcome back',
    'Sign in to your account to continue',
    'Enter your email',
    'Enter your password',
    'Forgot password?',
    'Signing in...',
    "Don't have an account? Sign up",
  ],
  'web/src/features/auth/login-page.tsx': [
    'Login successful!',
    'Failed to log in',
    'Invalid email or password',
  ],
  'web/src/features/auth/reset-password-page.tsx': [
    'Reset Password',
    'Send reset link',
    'Sending...',
    'Check your email for reset instructions',
    "If an account with that email exists, you'll receive a password reset link shortly.",
    'Send another email',
    'Remember your password?',
    'Failed to send password reset email',
    'Failed to send reset email. Please try again.',
    'Password reset email sent! Please check your inbox.',
    'Password reset email sent!',
  ],
  'web/src/features/auth/components/go-to-login.tsx': ['Go to Login'],
  'web/src/features/auth/sign-up-page.tsx': [
    'Join Early Access',
    'Create account',
    'Creating account...',
    'Check your email',
    "We've sent you an email to verify your account.",
    'Please check your email for the confirmation link. You can close this page.',
    'Failed to sign up',
    'Failed to create account. Please try again.',
    'Account created successfully! Please check your email to verify your account.',
  ],
  'web/src/features/home/components/next-task-tile.tsx': ['Next Task'],
  'web/src/features/home/components/quick-actions.tsx': [
    'Summarize PDF',
    'Generate Flashcards',
    'Create Study Plan',
    'Explore PDF Library',
    'Smart Task Manager',
    'View Missions',
    'Quick Actions',
  ],
  'web/src/features/home/components/streak-figure.tsx': ['Current Streak'],
  'web/src/features/home/components/study-tip-tile.tsx': ['Start Pomodoro Timer'],
  'web/src/features/home/components/weekly-goal-figure.tsx': ['Consistency'],
  'web/src/features/home/components/xp-figure.tsx': ['XP Progress'],
  'web/src/features/journal/components/entry-list.tsx': [
    'No journal entries yet. Start by adding your first entry above!',
  ],
  'web/src/features/journal/components/insights.tsx': [
    'Weekly Insights',
    'Most Productive Day',
    'Mood Trend',
    'Study Focus',
    'Monthly Goals',
  ],
  'web/src/features/journal/components/stat-cards.tsx': [
    'Total Entries',
    'This Week',
    'Avg Mood',
    'Study Hours',
  ],
  'web/src/features/journal/journal-page.tsx': [
    'Journal entry saved successfully!',
    'Failed to save journal entry',
  ],
  'web/src/features/leaderboard/components/board.tsx': ['Update Rankings', 'Failed to load leaderboard data'],
  'web/src/features/leaderboard/components/your-stats.tsx': ['Your Stats'],
  'web/src/features/leaderboard/leaderboard-page.tsx': [
    'Failed to update leaderboard',
    'Leaderboard updated successfully',
    'Tool Masters',
  ],
  'web/src/features/notifications/notifications-dialog.tsx': ['Mark All as Read'],
  'web/src/features/nudges/components/journal-card.tsx': ["Great job! You've journaled today"],
  'web/src/features/nudges/components/recent-nudges.tsx': ['Recent Nudges'],
  'web/src/features/nudges/components/streak-actions.tsx': ['Keep the Streak Alive'],
  'web/src/features/nudges/labels.ts': ['Go to Journal'],
  'web/src/features/nudges/nudge-tile-frame.tsx': ["Today's Nudge"],
  'web/src/features/planner/components/task-dialog.tsx': ['Create New Task', 'Edit Task'],
  'web/src/features/planner/deadlines-tab.tsx': [
    'Upcoming Deadlines',
    'No upcoming deadlines',
    'Failed to load deadlines: {}',
  ],
  'web/src/features/planner/labels.ts': ['Are you sure you want to delete this task?'],
  'web/src/features/planner/planner-page.tsx': ['Manage your schedule and tasks'],
  'web/src/features/planner/tasks-tab.tsx': [
    'All Tasks',
    'No tasks created yet',
    'Create Your First Task',
    'Failed to load tasks: {}',
  ],
  'web/src/features/planner/today-tab.tsx': [
    "Today's Schedule",
    'No tasks scheduled for today',
    'Add Your First Task',
    "Failed to load today's schedule: {}",
    'Failed to load weekly stats: {}',
  ],
  'web/src/features/payments/history-dialog.tsx': ['Payment History', 'Failed to load payment history'],
  'web/src/features/payments/payment-actions.ts': [
    'Verification Successful! 🎉',
    'Verification Failed: Unable to verify this payment. Please contact support if the issue persists.',
    'Verification Error',
    'Dispute Initiated, a support ticket has been created',
  ],
  'web/src/features/payments/plans-section.tsx': ['Manage Plan'],
  'web/src/features/payments/use-checkout.ts': [
    'Failed to load payment modal. Check your internet connection and retry later.',
    'Payment Setup Error: Something went wrong setting up payment. Please try again.',
    'Payment Successful! 🎉 Welcome to {}! Your plan has been upgraded.',
  ],
  'web/src/features/points/components/catalog.tsx': ['Available Rewards'],
  'web/src/features/points/components/redeem-dialog.tsx': ["Reward Redeemed! 🎉 You've unlocked {}!"],
  'web/src/features/points/components/your-rewards.tsx': ['Your Rewards'],
  'web/src/features/points/rewards-page.tsx': ['Your Streak Journey', 'Failed to load rewards data'],
  'web/src/features/vault/list/community-files.tsx': [
    'No files found',
    'Be the first to share study materials with the community!',
    'Share Your First File',
    'Failed to load files: {}',
    'Community Files',
  ],
  'web/src/features/vault/upload/contribute-card.tsx': [
    'Contribute to the Community',
    'Share Images',
    'AI Summarize',
  ],
  'web/src/features/vault/my-uploads/delete-dialog.tsx': ['Delete file?'],
  'web/src/features/vault/list/filter-bar.tsx': [
    'Search by title, subject, or contributor...',
    'All Categories',
    'All Subjects',
  ],
  'web/src/features/vault/upload/note-dialog.tsx': [
    'Failed to create note: {}',
    'Note created successfully!',
    'Create New Note',
  ],
  'web/src/features/vault/list/recent-files.tsx': ['Recently Added'],
  'web/src/features/vault/list/stat-cards.tsx': ['Total Files', 'Contributors', 'Total Views'],
  'web/src/features/vault/upload/upload-dialog.tsx': ['File uploaded successfully!', 'Upload Files'],
  'web/src/features/vault/use-file-handlers.ts': ['Failed to delete file: {}', 'File deleted successfully!'],
  'web/src/features/vault/upload/use-upload-queue.ts': ['Failed to upload file: {}'],
  'web/src/features/vault/list/vault-header.tsx': [
    'Discover and share study materials with fellow learners',
    'Create Note',
    'Share Files',
    'Community Study Vault',
  ],
  'web/src/firebase/auth-session.tsx': [
    'User not authenticated',
    'useAuth must be used within an AuthProvider',
  ],
};

/** Fixed texts that the code composes, and the parts in the code. */
const COMPOSED: Readonly<Record<string, readonly [place: string, source: string]>> = {
  'Good morning, {name}!': ['domain/src/home/home.ts', "'Good morning'"],
  'Level 5 Scholar': ['domain/src/points/points.ts', "{ from: 5, title: 'Scholar' }"],
  'Password must be at least 6 characters': [
    'domain/src/auth/auth.ts',
    'Password must be at least {} characters',
  ],
  'Task created successfully!': ['web/src/features/planner/announce.ts', 'Task {} successfully!'],
  'Task updated successfully!': ['web/src/features/planner/announce.ts', "update: 'updated'"],
  'Task deleted successfully!': ['web/src/features/planner/announce.ts', "delete: 'deleted'"],
  'Failed to create task: {message}': ['web/src/features/planner/announce.ts', 'Failed to {} task: {}'],
  'Failed to update task: {message}': [
    'web/src/features/planner/announce.ts',
    "toastFailure('update', error)",
  ],
  'Failed to delete task: {message}': ['web/src/features/planner/announce.ts', "delete: 'deleted'"],
  'Points Earned! 🎉 +N points for {action}': [
    'web/src/app/shell/points-earned.ts',
    'Points Earned! 🎉 +{} for {}',
  ],
  'Due in {time}': ['web/src/features/planner/components/deadline-row.tsx', 'Due in {}'],
  '{minutes}m saved': ['web/src/features/ai/components/analytics.tsx', '{use.estimated_time_saved}m saved'],
  'Redeem, Unavailable': ['domain/src/points/rewards.ts', "reward.is_active ? 'Redeem' : 'Unavailable'"],
};

/** Fixed texts that the product does not show, with the reason. */
const REPLACED: Readonly<Record<string, string>> = {
  "Today's Badges": 'Badges are permanent, so the tile is called Your Badges.',
  'Feature Coming Soon': 'Delete Account deletes the account.',
  'Auth session missing!': 'Firebase refreshes the session itself.',
  'Failed to log out': 'Only the profile signs out, and it shows a longer fixed text.',
  'Mood trend is always improving': 'The trend is calculated from the entries.',
};

const sources = new Map<string, string>();

function sourceOf(place: string): string {
  const source = sources.get(place) ?? readFileSync(new URL(`../${place}`, import.meta.url), 'utf8');
  sources.set(place, source);
  // Apostrophes are escaped in single quotes and in JSX.
  return source.replaceAll("\\'", "'").replaceAll('&apos;', "'");
}

describe.each(Object.entries(TEXTS))('%s shows', (place, texts) => {
  test.each(texts)('%s', (text) => {
    for (const piece of text.split('{}')) expect(sourceOf(place)).toContain(piece);
  });
});

describe('the code composes the text', () => {
  test.each(Object.entries(COMPOSED))('%s', (_, [place, source]) => {
    for (const piece of source.split('{}')) expect(sourceOf(place)).toContain(piece);
  });
});

test('no text is both shown and replaced, and every replaced text has a reason', () => {
  const shown = [...Object.values(TEXTS).flat(), ...Object.keys(COMPOSED)];
  expect(shown.length).toBeGreaterThan(190);
  expect(new Set(shown).size).toBe(shown.length);
  for (const [text, reason] of Object.entries(REPLACED)) {
    expect(shown).not.toContain(text);
    expect(reason).not.toBe('');
  }
});
