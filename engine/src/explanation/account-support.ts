/** Reasons that notes list without saying so: 'The policy often fails. Much money never enters the banks. …' */
import type { Index } from '../answers/search.ts';
import { countWords } from '../text/text.ts';
import { isSameBlock, type Line } from './account-lines.ts';
import { hasAllOf } from './account-match.ts';
import type { AccountQuestion } from './account-question.ts';

/** A longer sentence says more than a claim; words. */
const LONGEST_CLAIM = 16;
/** The fewest sentences that support a claim, and the most words quoted. */
const LEAST_SENTENCES = { claim: 2, failure: 1 } as const;
const MOST_WORDS = 100;
/** Claims that need reasons. */
const CLAIMS =
  /\b(?:often|usually|rarely|seldom|fail(?:s|ed)?|importan(?:t|ce)|essential|useful|serious|difficult|hard|popular|unpopular|dangerous|successful|succeed(?:s|ed)?|declined?|collapsed?|fell|common|uncommon|rare|expensive|flourish(?:es|ed)?|grew|spread|better|worse|slow|weak|strong|cannot|did not|does not)\b/i;
/** Claims that things have gone wrong. */
const TROUBLE =
  /\b(?:problems?|difficult(?:y|ies)|disadvantages?|drawbacks?|limitations?|weakness(?:es)?|short-?comings?|fail(?:s|ed|ure)?|collapsed?|unsuccessful)\b/i;
/** A sentence that turns to something else. */
const TURNS = /^(?:however|but|on the other hand|nevertheless|in contrast|by contrast|although)\b/i;

/** The claim that a question repeats, with the sentences of its paragraph that support it; empty without one. */
export function supportFor(index: Index, lines: readonly Line[], asked: AccountQuestion): Line[] {
  const { way, isAboutFailure } = asked;
  if (way !== 'why') return [];
  for (const [place, claim] of lines.entries()) {
    const { said, passage } = claim.statement;
    if (countWords(said) > LONGEST_CLAIM || !hasAllOf(index, claim, asked)) continue;
    const isClaim = isAboutFailure ? TROUBLE.test(said) : passage.isOpening === true && CLAIMS.test(said);
    if (!isClaim) continue;
    const support = sentencesAfter(lines, place);
    if (support.length >= LEAST_SENTENCES[isAboutFailure ? 'failure' : 'claim']) return [claim, ...support];
  }
  return [];
}

function sentencesAfter(lines: readonly Line[], place: number): Line[] {
  const support: Line[] = [];
  let words = 0;
  for (let at = place; ; at += 1) {
    const [last, next] = [lines[at], lines[at + 1]];
    if (!last || !next || !isSameBlock(last.statement, next.statement) || TURNS.test(next.statement.said))
      break;
    words += countWords(next.statement.said);
    if (words > MOST_WORDS) break;
    support.push(next);
  }
  return support;
}
