/** Recognises lines that give a reason or a manner for what is asked. */
import type { Index } from '../answers/search.ts';
import { tokensOf } from '../reading/nlp.ts';
import { type Line, refersToBefore } from './account-lines.ts';
import { shareOf, startsWith } from './account-match.ts';
import type { AccountQuestion } from './account-question.ts';

const REASON =
  /\b(?:because|since|due to|so that|in order (?:to|that)|as a result|owing to|reasons?|thanks to|hence|therefore|thus|consequently|for this|which is why|that is (?:why|how)|this is (?:why|how))\b|[,;] (?:so|for|as) |, which (?:makes?|lets?|means?|allows?|leaves?|traps?|keeps?|gives?|causes?|enables?|prevents?|helps?)\b|\bso (?=the|it|they|a|an|that|there|he|she|we|you)\b/i;
const MANNER =
  /\b(?:by|through|using|with|when|because|so|first|then|into|if|where|until|after|as|which|therefore|thus|must|and)\b/i;
const FORMS = /\b(?:formed|forms?|made|produced|built|develops?|arises?|created|deposited|left)\b/i;
/** Words whose 'to …' says what is done, not why. */
const TAKES_TO =
  /^(?:able|due|according|likely|similar|equal|close|attached|opposed|exposed|subject|related|compared|said|known|reduced|ought|going|had|has|have|used)$/i;
/** The share of a question that the line with the reason must have, unless the line next to it has more. */
const LEAST_SHARE = { own: 0.5, next: 0.7 } as const;

/** 'Not all sociologists accept this, because …' is the reason for its own claim, not for that of the line before. */
const OWN_REASON = /^(?!(?:this|that|it|they|these|those|he|she|we|you)\b)[^;:]{15,}?\b(?:because|since)\b/i;

/** Whether the lines give a reason for what is asked, or tell how it is done. */
export function givesAccount(index: Index, run: readonly Line[], asked: AccountQuestion): boolean {
  const { way, quality, terms, isAboutForming } = asked;
  if (quality !== null && !run.some(({ statement }) => isSaidOf(statement.text, quality))) return false;
  // A single word of the question must be what the lines are about.
  const [first, second] = terms;
  const isAbout = (root: string) => run.some(({ statement }) => startsWith(statement.said, [root], 'some'));
  if (first && !second && !isAbout(first.root)) return false;
  const hasManner = ({ statement: { said } }: Line) => MANNER.test(said) || hasPurpose(said);
  if (isAboutForming && !run.some((line) => tellsForming(line, asked))) return false;
  if (way === 'how') return run.length > 1 || run.some(hasManner);
  const shares = run.map((line) => shareOf(index, line, asked));
  return run.some((line, place) => {
    const isNear =
      (shares[place] ?? 0) >= LEAST_SHARE.own ||
      Math.max(shares[place - 1] ?? 0, shares[place + 1] ?? 0) >= LEAST_SHARE.next;
    const isOfOther = (shares[place] ?? 0) < LEAST_SHARE.own && OWN_REASON.test(line.statement.said);
    return isNear && !isOfOther && hasReason(line, place);
  });
}

/** Whether a line says how its subject, or that of the line before, is formed. */
function tellsForming(line: Line, { subject }: AccountQuestion): boolean {
  const { said } = line.statement;
  return FORMS.test(said) && (startsWith(said, subject, 'every') || refersToBefore(line));
}

function hasReason({ statement: { said, passage } }: Line, place: number): boolean {
  return (place > 0 && passage.joinedBy === 'so') || REASON.test(said) || hasPurpose(said);
}

/** Whether a text says a quality of something: 'Blood is red', but not 'Red blood cells have …'. */
export function isSaidOf(text: string, quality: string): boolean {
  return new RegExp(
    `\\b(?:is|are|was|were|be|been|becomes?|became|looks?|appears?|turns?|remains?|stays?|makes?|made|keeps?|so|very|too|more|less|not|gives?)\\b[^.;]{0,25}\\b${quality}`,
    'i',
  ).test(text);
}

/** 'Leaves are reduced to spines to cut down the surface …' */
function hasPurpose(text: string): boolean {
  const tokens = tokensOf(text);
  if (/^to (?!the\b|an?\b|this\b|his\b|her\b|its\b|their\b)\p{Ll}/iu.test(text)) return true;
  return tokens.some(({ text: word }, place) => {
    const [before, next] = [tokens[place - 1], tokens[place + 1]];
    if (word.toLowerCase() !== 'to' || next?.pos !== 'VERB' || !before) return false;
    return /^(?:NOUN|PROPN|PRON|ADV)$/.test(before.pos) && !TAKES_TO.test(before.text);
  });
}
