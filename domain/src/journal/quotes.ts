/** The quote of the day. Each one is from the work it names; none is of doubtful origin. */
import { type Day, startOfDay } from '../days/day.ts';
import { MS_PER_DAY } from '../days/durations.ts';

export interface Quote {
  text: string;
  author: string;
  /** The work and the year. */
  source: string;
}

export const QUOTES: readonly Quote[] = [
  {
    text: 'Education is the most powerful weapon which you can use to change the world.',
    author: 'Nelson Mandela',
    source: 'speech at the launch of Mindset Network, 2003',
  },
  {
    text: "If you don't like someone's story, write your own.",
    author: 'Chinua Achebe',
    source: 'The Paris Review, 1994',
  },
  {
    text: 'A tiger does not proclaim his tigritude, he pounces.',
    author: 'Wole Soyinka',
    source: 'conference in Kampala, 1962',
  },
  {
    text: 'For the things we have to learn before we can do them, we learn by doing them.',
    author: 'Aristotle',
    source: 'Nicomachean Ethics, book II',
  },
  {
    text: 'If I have seen further it is by standing on the shoulders of giants.',
    author: 'Isaac Newton',
    source: 'letter to Robert Hooke, 1675',
  },
  {
    text: 'In the fields of observation, chance favours only the prepared mind.',
    author: 'Louis Pasteur',
    source: 'lecture in Lille, 1854',
  },
  {
    text: 'Genius is one per cent inspiration, ninety-nine per cent perspiration.',
    author: 'Thomas Edison',
    source: "Harper's Monthly, 1932",
  },
  {
    text: 'Reading maketh a full man; conference a ready man; and writing an exact man.',
    author: 'Francis Bacon',
    source: 'Of Studies, 1625',
  },
  {
    text: 'Learning without thought is labour lost; thought without learning is perilous.',
    author: 'Confucius',
    source: 'Analects, book II',
  },
  {
    text: 'The important thing is not to stop questioning. Curiosity has its own reason for existing.',
    author: 'Albert Einstein',
    source: 'Life, 1955',
  },
  {
    text: 'I have no special talents. I am only passionately curious.',
    author: 'Albert Einstein',
    source: 'letter to Carl Seelig, 1952',
  },
  {
    text: 'The mind does not require filling like a bottle, but rather, like wood, it only requires kindling.',
    author: 'Plutarch',
    source: 'On Listening to Lectures',
  },
  {
    text: 'A little learning is a dangerous thing; drink deep, or taste not the Pierian spring.',
    author: 'Alexander Pope',
    source: 'An Essay on Criticism, 1711',
  },
  {
    text: 'We must have perseverance and above all confidence in ourselves.',
    author: 'Marie Curie',
    source: 'letter to her brother, 1894',
  },
];

/** The quote of a day, the same for all students. */
export function quoteOfTheDay(day: Day): Quote {
  const number = Math.floor(startOfDay(day).getTime() / MS_PER_DAY);
  const quote = QUOTES[number % QUOTES.length];
  if (!quote) throw new Error(`no quote for ${day}`);
  return quote;
}
