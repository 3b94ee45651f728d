import { AI_TOOLS } from '../ai/tools.ts';

/** What the app tells of itself when it broke: characters of each part, where it cuts what is longer. */
export const PROBLEM_LIMITS = { message: 300, stack: 3_000, path: 200, version: 20 } as const;

/** Of one student the log takes so many an hour; a page tells no more than five. */
export const PROBLEMS_AN_HOUR = 20;

/** The parts of the app's addresses; whatever else stands in one is not logged. */
export const PROBLEM_PLACES = [
  ...['login', 'signup', 'reset-password', 'verify-email', 'dashboard', 'ai'],
  ...['rewards', 'leaderboard', 'planner', 'vault', 'moderation', 'ai-lab', 'journal', 'nudges', 'missions'],
  ...['profile', 'quiz'],
  ...AI_TOOLS.map(({ id }) => id),
] as const;
