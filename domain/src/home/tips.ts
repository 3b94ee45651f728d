/** The study tips on Home, apart from its figures so that the first load has none (docs/product.md, Home). */
import type { Day } from '../days/day.ts';
import { MS_PER_DAY } from '../days/durations.ts';

const TIPS = [
  'Close the book and write down what you remember. Then reread what you missed.',
  'Study one subject for 25 minutes, rest for 5, then start again.',
  "Explain today's topic aloud, as if to someone who has never heard of it.",
  "Try a past question before you read the chapter. You'll know what to look for.",
  'Review new notes within a day. Ten minutes now saves an hour later.',
  'Mix two subjects in one evening. Switching helps both stick.',
  'Silence your phone for half an hour and start the focus timer.',
  'Turn each heading of the chapter into a question, then answer it.',
  'Start with the task you would rather avoid.',
  'Stop studying an hour before bed. Sleep helps you remember.',
  'Ask one question in the next lecture. Write it down now.',
  'Draw it: a table, a tree, a timeline. Then redraw it without looking.',
] as const;

/** The study tip of a day, the same for all students. */
export function tipOfTheDay(day: Day): string {
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
  return TIPS[number % TIPS.length] ?? TIPS[0];
}
