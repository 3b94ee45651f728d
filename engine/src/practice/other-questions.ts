/** Questions whose wrong options come from the rest of the text. */
import type { Question } from '@akada/domain/practice/schemas';
import { asSentence, type EngineCard, GAP } from '../cards/card.ts';
import type { Language } from '../reading/source.ts';
import { choiceOf, oneLine } from './choice.ts';
import type { Fact } from './fact.ts';
import { wrongFormulas } from './formulas.ts';
import { type Material, originOf } from './material.ts';
import { areDistinct, meaningsIn } from './terms.ts';
import { titled } from './titled.ts';

const withoutStop = (text: string) => text.trim().replace(/\.$/, '');

/** 'Why …?' with the reasons of other facts as wrong options. */
export function borrowedChoice(fact: Fact, material: Material): Question | null {
  const { card } = fact;
  const right = withoutStop(card.back);
  const others = exchangeable(fact, material);
  const [first] = others;
  return choiceOf({
    prompt: card.front.includes(GAP) ? `Which of these belongs in the gap? ${card.front}` : card.front,
    right,
    wrong: others.map(({ back }) => withoutStop(back)),
    why: first
      ? `Your ${material.isDeck ? 'card gives' : 'notes give'} this answer; “${withoutStop(first.back)}” answers “${first.front}”`
      : '',
    origin: originOf(card.passage, material.source),
    random: material.random,
  });
}

/** The cards whose answers may stand for a fact's own one, in a random order; those of its section first. */
function exchangeable({ card, shape }: Fact, { facts, source, random }: Material): EngineCard[] {
  const right = withoutStop(card.back);
  if (shape === null) return [];
  return facts
    .filter(
      (other) =>
        other.card !== card &&
        other.shape === shape &&
        other.card.passage.text !== card.passage.text &&
        areDistinct(right, withoutStop(other.card.back), source.language) &&
        lengthRatio(right, other.card.back) <= MOST_LONGER,
    )
    .map((other) => ({
      other: other.card,
      rank: (other.card.passage.section === card.passage.section ? 1 : 0) + random(),
    }))
    .sort((one, two) => two.rank - one.rank)
    .map(({ other }) => other);
}

/** A longer answer doesn't fit into a statement; in words. */
const MOST_CLAIMED = 20;

/** 'The answer to “What is the titled of Mali?” is “Bamako”.', or with the answer to another card of the deck. */
export function answerClaim(fact: Fact, isTrue: boolean, material: Material): Question | null {
  const { card } = fact;
  const right = withoutStop(card.back);
  const isGap = card.front.includes(GAP);
  if (!material.isDeck || !(isGap || /\?$/.test(card.front))) return null;
  const [other] = exchangeable(fact, material);
  const shown = isTrue ? right : other && withoutStop(other.back);
  if (shown === undefined || [right, shown].some((text) => text.split(/\s+/).length > MOST_CLAIMED))
    return null;
  const claim = (answer: string) =>
    isGap ? asSentence(card.front.replace(GAP, answer)) : `The answer to “${card.front}” is “${answer}”.`;
  return {
    ...{ kind: 'true_false', prompt: claim(shown), key: isTrue, ...(!isTrue && { corrected: claim(right) }) },
    why: oneLine(isTrue || !other ? 'Your card says so.' : `“${shown}” answers “${other.front}”`),
    ...originOf(card.passage, material.source),
  };
}

const MOST_LONGER = 3;

function lengthRatio(one: string, other: string): number {
  return Math.max(one.length, other.length) / Math.max(1, Math.min(one.length, other.length));
}

/** 'Which of these is not one of the four causes of erosion?' */
export function exceptionChoice({ card, list }: Fact, material: Material): Question | null {
  if (!list) return null;
  const { language } = material.source;
  const isOutside = (candidate: string) =>
    list.members.every((member) => areDistinct(member, candidate, language)) &&
    areDistinct(card.front, candidate, language) &&
    !card.passage.text.toLowerCase().includes(candidate.toLowerCase());
  const outside = material.facts
    .filter(
      (other) =>
        other.card !== card &&
        other.list &&
        other.card.passage.text !== card.passage.text &&
        // What the heart consists of belongs to the circulatory system as well.
        !list.members.some((member) => namesAlso(other.card.front, member, language)) &&
        !other.list.members.some((member) => namesAlso(card.front, member, language)),
    )
    .flatMap((other) => other.list?.members ?? [])
    .filter(isOutside);
  const exception = outside[Math.floor(material.random() * outside.length)];
  if (exception === undefined) return null;
  return choiceOf({
    prompt: list.exception,
    right: titled(withoutArticle(exception)),
    wrong: list.members.map((member) => titled(withoutArticle(member))),
    why: `The list has: ${withoutStop(card.back)}.`,
    origin: originOf(card.passage, material.source),
    random: material.random,
  });
}

const withoutArticle = (text: string) => text.replace(/^(?:an?|the)\s+/i, '');

/** Whether a question is about one of the members of another list. */
function namesAlso(front: string, member: string, language: Language): boolean {
  const asked = meaningsIn(front, language);
  const named = meaningsIn(member, language);
  return named.length > 0 && named.every((root) => asked.includes(root));
}

/** 'Who described the circulation of the blood in 1628?' with other people of the text. */
export function personChoice({ card }: Fact, material: Material): Question | null {
  const right = withoutStop(card.back);
  const others = material
    .people()
    .filter(
      (name) => areDistinct(name, right, material.source.language) && !card.passage.text.includes(name),
    );
  return choiceOf({
    ...{ prompt: card.front, right, wrong: others },
    why: `The notes name ${right}.`,
    origin: originOf(card.passage, material.source),
    random: material.random,
  });
}

/** 'What is the formula for momentum?' with wrongly arranged formulas. */
export function formulaChoice({ card }: Fact, material: Material): Question | null {
  const right = withoutStop(card.back).replace(/,\s+where\b.*$/, '');
  return choiceOf({
    ...{ prompt: card.front, right, wrong: wrongFormulas(right), why: `The formula is ${right}.` },
    origin: originOf(card.passage, material.source),
    random: material.random,
  });
}
