/** What a strict tutor would strike out of a set of cards. */
import { GAP } from '../../src/cards/card.ts';
import { folded, type GoldenText, wordsOf } from '../read-golden.ts';
import type { CardText } from '../run-tools.ts';
import { copyFaults, englishIn, ordersIn } from './language-faults.ts';
import { bodyOf } from './layout.ts';

const POINTER =
  'it|its|they|their|them|this|these|those|he|she|his|her|such|il|elle|ils|elles|ce|cet|cette|ces|cela';
const CONNECTIVE =
  'however|therefore|so|but|and|because|thus|hence|also|moreover|then|instead|otherwise|donc|mais|et|car|or|puis|ensuite|ainsi';
/** 'This is …', but not 'Such as …' or the question 'Ce que …'. */
const OPENING = new RegExp(`^(?:${POINTER}|${CONNECTIVE})(?![\\p{L}\\p{M}])(?! que )`, 'iu');
const SUBJECT =
  /^(?:what|why|how|when|where|who)\s+(?:(?:is|are|was|were|do|does|did|can|could|will|has|have|had|happens (?:if|when))\s+)?(?:it|they|this|these|those|he|she|what|why|how|so)\b/i;
/** 'Salt stays in the topsoil. What is this called?' points at its own sentence. */
const NAMES_SENTENCE = /(?<=\p{L}\. )What is this called\?$/u;
/** Words that an answer may add to the text. */
const ADDED =
  /^(?:because(?: of)?|in|on|at|by|to|from|so that|that|when|where|if|as soon as|parce (?:que|qu['’])|en|le|quand)\s*/i;
/** The words of an answer this short may be in several places of the text. */
const FEW = 6;

/** @returns a sentence for each fault, with the card */
export function cardFaults(cards: readonly CardText[], golden: GoldenText): string[] {
  const body = folded(bodyOf(golden.text));
  const words = new Set(wordsOf(bodyOf(golden.text)));
  const seen = new Set<string>();
  return cards.flatMap((card) => {
    const { front, back } = card;
    const isKnown = seen.size === seen.add(folded(front)).size;
    const faults = [
      ...(isKnown ? ['asked twice'] : []),
      ...(standsIn(back, body, words) ? [] : ['the answer is not in the text']),
      ...(isQuestion(front, golden.language) ? [] : ['not a question']),
      ...(OPENING.test(front) || SUBJECT.test(front) ? ['opens on a word without a meaning here'] : []),
      ...(/\b(?:this|these|those)\s+(?!rule:)\p{Ll}{3}/iu.test(front.replace(NAMES_SENTENCE, ''))
        ? ['points at something off the card']
        : []),
      ...(new RegExp(`[\\p{L}\\p{N}]${GAP}|${GAP}[\\p{L}\\p{N}]`, 'u').test(front)
        ? ['a gap inside a word']
        : []),
      ...ordersIn(`${front}\n${back}`, golden),
      ...(/^[^\p{L}\p{N}\p{S}"“'‘(]/u.test(back) || /^[=→]/.test(back)
        ? ['an answer that begins with a sign']
        : []),
      ...copyFaults(front, golden),
      ...englishIn(`${front}\n${back}`, golden),
    ];
    return faults.map((fault) => `${fault}: ${front} → ${back}`);
  });
}

/** Whether every part of an answer is in the text; the parts of a list may be in several places. */
function standsIn(back: string, body: string, words: ReadonlySet<string>): boolean {
  const parts = [back, ...back.split(/; |: /)].map((part) => part.replace(ADDED, ''));
  const [whole = '', ...pieces] = parts;
  if (folded(whole) !== '' && body.includes(folded(whole))) return true;
  return pieces.every((piece) => {
    const own = wordsOf(piece);
    return body.includes(folded(piece)) || (own.length <= FEW && own.every((word) => words.has(word)));
  });
}

function isQuestion(front: string, language: string): boolean {
  const words = front.replace(GAP, '').trim().split(/\s+/);
  if (front.includes(GAP)) return words.length >= 4;
  if (
    !/[?？؟]$|(?:[Nn]ame|[Gg]ive) (?:them|(?:the|any|two|three|four|five|\w+ points on) .+)\.$|\? Give \w+ points\.$|“.+”\.$|^Complete |\. Complete the row .+\.$/u.test(
      front,
    )
  )
    return false;
  // 'Amplitude?' asks for what the notes say of a term, in a language whose questions the engine can't form.
  return words.length >= 3 || !['English', 'French'].includes(language);
}
