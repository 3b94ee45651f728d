import { AI_TOOLS } from '../ai/tools.ts';

/** The most characters of each part of a report that the app broke; longer parts are cut. */
export const PROBLEM_LIMITS = { message: 300, stack: 3_000, path: 200, version: 20 } as const;

/** Reports that the log takes from one student in an hour; a page sends five at most. */
export const PROBLEMS_AN_HOUR = 20;

/** The known parts of the app's addresses; any other part is not logged. */
export const PROBLEM_PLACES = [
  ...['login', 'signup', 'reset-password', 'verify-email', 'dashboard', 'ai'],
  ...['rewards', 'leaderboard', 'planner', 'vault', 'moderation', 'ai-lab', 'journal', 'nudges', 'missions'],
  ...['profile', 'decks', 'quiz', 'practice', 'exam', 'review', 'history'],
  ...AI_TOOLS.map(({ id }) => id),
] as const;
