/** Joins statements to a text, in speech with the speaker's own 'but' and 'so'. */
import { listingOf } from '../reading/nlp.ts';
import { capital } from '../text/text.ts';
import type { Statement } from './statements.ts';

/** The statements as one text. */
export function textOf(statements: readonly Statement[]): string {
  let text = '';
  let isJoined = false;
  for (const { said, passage } of statements) {
    const { joinedBy } = passage;
    const joins = (joinedBy === 'so' || joinedBy === 'but') && text.endsWith('.');
    // Two sentences are joined, not more.
    if (text === '') text = capital(said);
    else if (joins && !isJoined) text = `${text.slice(0, -1)}, ${joinedBy} ${inside(said)}`;
    else text = joins ? `${text} ${capital(joinedBy)} ${inside(said)}` : `${text} ${said}`;
    isJoined = joins && !isJoined;
  }
  return text;
}

/** A sentence inside another one: without its capital, unless that is a name's. */
function inside(sentence: string): string {
  const [word = ''] = /^\p{L}+/u.exec(sentence) ?? [];
  return word === 'I' || listingOf(word) === 'name'
    ? sentence
    : sentence.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}
