/** What the readers of statements about numbers share. */
import { NotThisKind } from '../solution.ts';
import type { Phrases } from './phrases.ts';
import { isUnderstood, type Story } from './story.ts';

export const KIND = '(?:certain |unknown |positive |natural |whole |real |negative )*';
export const NOUN = '(?:number|integer)';
export const ASK = '(?:find|calculate|determine|what (?:is|are|was|were)|obtain)';

/** @throws NotThisKind when not every word is understood */
export function finishNumberStory(
  phrases: Phrases,
  text: string,
  story: Omit<Story, 'statements' | 'unit'>,
): Story {
  const { statements, rest } = phrases.takeStatements(
    phrases.reduce(phrases.markNumbers(text.replace(/\s+/g, ' '))),
  );
  if (statements.length === 0 || !isUnderstood(rest)) throw new NotThisKind(rest);
  return { ...story, statements, unit: '' };
}
