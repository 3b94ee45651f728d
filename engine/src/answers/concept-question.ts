/** Reads the concept that a student types as a question. */
import { clauseOf } from '../grammar/clause.ts';
import type { Source } from '../reading/source.ts';
import { countWords } from '../text/text.ts';
import { type Question, readQuestion } from './question.ts';

/** 'v.' is left out because it is in the names of cases. */
const VERSUS = /^(.{3,40}?)\s+(?:vs\.?|versus)\s+([^?]{3,40}?)\??$/i;
/** The longest text that a student types as a name, in words; up to the second if it is no sentence. */
export const LONGEST_NAME = { sure: 5, most: 8 } as const;

/** The two sides of 'osmosis vs diffusion'; null in other texts. */
export function versusIn(text: string): readonly [string, string] | null {
  const [, first, second] = VERSUS.exec(text.trim()) ?? [];
  return first && second ? [first, second] : null;
}

/** Reads a question; 'Osmosis' becomes 'What is osmosis?'. */
export function questionAbout(text: string, { language }: Source): Question {
  const sides = versusIn(text);
  if (sides && language !== 'other') {
    const [first, second] = sides;
    return readQuestion(
      language === 'fr'
        ? `Quelle est la différence entre ${first} et ${second} ?`
        : `What is the difference between ${first} and ${second}?`,
      language,
    );
  }
  const question = readQuestion(text, language);
  const words = countWords(text);
  const isShort = words <= LONGEST_NAME.sure || (words <= LONGEST_NAME.most && clauseOf(text) === null);
  const isName = isShort && !/\?|^(?:what|which|how)\b/i.test(text) && question.kind === 'general';
  if (!isName) return question;
  const asked = { en: `What is ${text}?`, fr: `Qu'est-ce que ${text} ?`, other: `Kí ni ${text}?` };
  return readQuestion(asked[language], language);
}
