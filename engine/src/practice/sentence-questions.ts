/** Questions that a sentence or a card already asks: with a gap, or to be answered in the student's own words. */
import { BLANK, QUESTION_LIMITS } from '@akada/domain/practice/practice';
import type { Question } from '@akada/domain/practice/schemas';
import { asSentence, GAP } from '../cards/card.ts';
import { isClearAlone } from '../cards/cloze.ts';
import { answersFor } from './answers-for.ts';
import { oneLine } from './choice.ts';
import type { Fact } from './fact.ts';
import { isSaidCount } from './list-fact.ts';
import { headingOver, type Material, originOf } from './material.ts';
import { titled } from './titled.ts';

const withoutStop = (text: string) => text.trim().replace(/\.$/, '');

/** The longest answer that is typed into a gap, in words. */
const MOST_TYPED = 3;
const ARTICLE = /^(?:the|an?|its|their|his|her)\s+/i;

/** The sentence of a fact with a gap for its short answer, or a cloze card as it is. */
export function sentenceCloze({ card: { front, back, passage } }: Fact, material: Material): Question | null {
  const whole = withoutStop(back);
  const answer = whole.replace(ARTICLE, '');
  // Speech without commas runs on.
  if (answer.split(/\s+/).length > MOST_TYPED || !/[\p{L}\p{N}]/u.test(answer) || passage.speech) return null;
  // A phone's keyboard has no '½mv²'.
  if (/[=÷×√²³½⁰-⁹^]/u.test(answer)) return null;
  const prompt = front.includes(GAP)
    ? front
    : (gappedSentence(passage.text, answer, material) ?? (material.isDeck ? `${front} ${BLANK}` : null));
  if (prompt === null) return null;
  const at = passage.text.toLowerCase().indexOf(answer.toLowerCase());
  const written = at === -1 ? answer : passage.text.slice(at, at + answer.length);
  return {
    ...{
      kind: 'cloze',
      prompt,
      answers: [...new Set([...answersFor(written), whole])].slice(0, QUESTION_LIMITS.answers),
    },
    why: oneLine(`The notes say: “${asSentence(passage.text)}”`),
    ...originOf(passage, material.source),
  };
}

/** A sentence with a gap for its only occurrence of an answer, up to the next main clause; null if it isn't clear alone. */
function gappedSentence(text: string, answer: string, { isKnown }: Material): string | null {
  const sentence = asSentence(text);
  const at = sentence.toLowerCase().indexOf(answer.toLowerCase());
  const [before, after] = [sentence.slice(0, at), sentence.slice(at + answer.length)];
  const isOnce = at > 0 && !after.toLowerCase().includes(answer.toLowerCase());
  const isWord = !/[\p{L}\p{N}-]$/u.test(before) && !/^[\p{L}\p{N}-]/u.test(after);
  // ', an Austrian monk' describes what the sentence has named; many words would fit.
  if (!isOnce || !isWord || /,\s(?:an?|the)\s$/.test(before) || !isClearAlone(sentence, isKnown)) return null;
  const stop = after.indexOf(';');
  return `${before}${BLANK}${stop === -1 ? after : `${after.slice(0, stop)}.`}`;
}

/** A card's question, without a heading that is about other passages. A term alone asks nothing yet. */
function promptOf({ card: { front, passage }, definition }: Fact, { source, isDeck }: Material): string {
  if (isDeck && definition?.term === front) return `What does “${front}” mean?`;
  const heading = source.sections[passage.section]?.heading ?? null;
  return heading !== null && front.startsWith(`${heading}: `) && headingOver(passage, source) === null
    ? titled(front.slice(heading.length + 2))
    : front;
}

/** The card's question, to be answered in the student's own words. */
export function shortQuestion(fact: Fact, material: Material): Question | null {
  const { card, list } = fact;
  if (card.front.includes(GAP)) return null;
  const points = list
    ? list.members
    : card.kind === 'difference'
      ? card.back.split(/;\s+|,?\s+(?:whereas|while)\s+/)
      : card.kind === 'list'
        ? withoutStop(card.back).split(/;\s+|,\s+(?:and\s+)?(?![^(]*\))|\s+and\s+(?![^(]*\))/)
        : [card.back];
  const isRight =
    points.length <= QUESTION_LIMITS.points && points.every((point) => point.length <= QUESTION_LIMITS.point);
  // 'Name the four cases' with five points was split in the wrong place.
  const isSplitRight = card.kind !== 'list' || isSaidCount(card.front, points.length);
  if (!isRight || !isSplitRight || card.front.length > QUESTION_LIMITS.prompt) return null;
  return {
    ...{
      kind: 'short',
      prompt: promptOf(fact, material),
      points: points.map((point) => titled(withoutStop(point))),
    },
    why: oneLine(
      points.length === 1
        ? 'A full answer says this in your own words.'
        : `A full answer has ${points.length} points.`,
    ),
    ...originOf(card.passage, material.source),
  };
}
