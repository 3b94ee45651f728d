/** Tells whether the word after 'and' is the finite verb of a second predicate, or a noun or participle that is listed. */
import { simplePhraseEnd } from '../grammar/noun-phrase.ts';
import { isPlural } from '../grammar/verbs.ts';
import { canBeVerb, isAdjective, type Token, tokensOf } from '../reading/nlp.ts';

export interface SecondVerb {
  /** The number of its subject; null for a past form or after a modal, which fit both. */
  number: 'one' | 'many' | null;
  /** Whether it may be a participle: 'collected by the state'. */
  isParticiple: boolean;
  /** Whether it has the form of an infinitive. */
  isBare: boolean;
}

const ONE = /^(?:is|has|was|does)$/;
const MANY = /^(?:are|have|were|do)$/;
const MODAL = /^(?:can|cannot|could|must|may|might|should|will|would|had)$/;
/** Pasts that are no participles. */
const PAST =
  /^(?:became|began|gave|took|came|went|wrote|grew|drew|spoke|ran|chose|overthrew|died|knew|threw|drove)$/;
const PAST_OR_PARTICIPLE =
  /^(?!(?:called|named|termed|labelled)$)(?:\p{Ll}{2,}ed|led|won|built|fought|brought|held|sent|taught|sold|bought|met|lost|kept|left)$/u;
/** A participle has no object. */
const OBJECT = /^(?:the|an?|its|their|his|her|it|them|him)$/;
const AFTER_PAST = /^(?:that|by|in|on|to|from|organi[sz]ed|used|made)$/;
/** What follows a verb and no plural noun. */
const AFTER_VERB =
  /^(?:the|an?|its|their|his|her|it|them|him|no|most|more|much|many|all|some|each|every|both|only|two|three|four|five|six|up|out|off)$/;
/** Plural nouns that the tagger takes for verbs wherever they are. */
const NOUNS = new Set(
  'beams builds catches complements concentrates contrasts debits ditches doubles drains feeds fills handles joins lathers lectures mirrors pores quarrels rests rhymes springs stems starches surfaces transports treats triggers trusts wilts'.split(
    ' ',
  ),
);
/** Verbs that are plural nouns as well, with the words that show that they are verbs. */
const WITH_PREPOSITION =
  /^(?:(?:lies|lives|stands) (?:in|on|at|between|behind|beneath|under|below|above|near|along|across|within|inside|outside|around)|(?:flows|runs|stretches) (?:through|into|along|across|down|from|between)|(?:acts|works) (?:as|on|with|by|in|like)|(?:ends|results) (?:in|with|when|at)|(?:leads|falls|turns|changes|points|moves) (?:to|into|towards)|deals with|spreads (?:through|by|to|from|over|across|into|in|when)|(?:breaks|splits) (?:down|up|into|off)|(?:means|shows|states) (?:that|how|what|why))$/;

/**
 * @param at index of the word
 * @param isAfterAdverb whether an adverb is before it: 'and usually ends with a couplet'
 * @returns null if the word isn't certain to be a finite verb
 */
export function secondVerbAt(
  tokens: readonly Token[],
  at: number,
  isAfterAdverb: boolean,
): SecondVerb | null {
  const { text: word = '', pos, lemma } = tokens[at] ?? {};
  const next = tokens[at + 1];
  const of = (number: SecondVerb['number'], more: Partial<SecondVerb> = {}): SecondVerb => ({
    ...{ number, isParticiple: false, isBare: false },
    ...more,
  });
  if (!/^\p{Ll}{2,}$/u.test(word) || (/ing$/.test(word) && word !== lemma)) return null;
  // 'The might of the army and will of the people'
  const isOpen = next !== undefined && !/^(?:of|and|or|[.,;:)])$/.test(next.text);
  if (ONE.test(word) || MANY.test(word) || MODAL.test(word))
    return isOpen ? of(MODAL.test(word) ? null : ONE.test(word) ? 'one' : 'many') : null;
  if (PAST.test(word)) return of(null);
  if (PAST_OR_PARTICIPLE.test(word)) {
    if (OBJECT.test(next?.text ?? '')) return of(null);
    return AFTER_PAST.test(next?.text ?? '') ? of(null, { isParticiple: true }) : null;
  }
  if (/(?<![sui])s$/.test(word)) {
    const isVerb = isOnlyVerb(word)
      ? next?.text !== 'of' || word === 'consists'
      : (pos === 'VERB' || canBeVerb(word)) && isVerbBefore(tokens, at, isAfterAdverb);
    return isVerb ? of('one') : null;
  }
  const isBare = word === lemma && canBeVerb(word) && !isAdjective(word);
  if (!isBare || !isOpen) return null;
  // The tagger takes 'keep' in 'sebum and keep the skin soft' for a noun.
  if (pos !== 'VERB')
    return OBJECT.test(next.text) && !hasClauseAfter(tokens, at) ? of('many', { isBare }) : null;
  // 'The sum of hysteresis loss and eddy current loss'
  const isVerb = AFTER_VERB.test(next.text) || (isOnlyVerb(word) && beginsWithPlural(tokens));
  return isVerb ? of('many', { isBare }) : null;
}

function beginsWithPlural(tokens: readonly Token[]): boolean {
  const head = tokens[simplePhraseEnd(tokens, 0) - 1];
  return head !== undefined && isPlural(head);
}

/** Whether a word is a verb wherever it is: 'takes', but not 'stores'. */
function isOnlyVerb(word: string): boolean {
  return (
    !NOUNS.has(word) &&
    (/^(?:makes?|produce|carry|keep|take|give|hold)$/.test(word) ||
      ['of it', 'are'].every((rest) => tokensOf(`the ${word} ${rest}`)[1]?.pos === 'VERB'))
  );
}

/** Whether what follows a word shows that it is a verb and no plural noun. */
function isVerbBefore(tokens: readonly Token[], at: number, isAfterAdverb: boolean): boolean {
  const [word, next, after] = tokens.slice(at, at + 3);
  if (!word || !next) return false;
  if (WITH_PREPOSITION.test(`${word.text} ${next.text}`)) return true;
  if (isAfterAdverb && next.pos === 'ADP' && next.text !== 'of') return true;
  const hasObject =
    AFTER_VERB.test(next.text) ||
    // A plural noun has no other noun after it.
    next.pos === 'NOUN' ||
    (next.pos === 'ADJ' && after?.pos === 'NOUN');
  return hasObject && !hasClauseAfter(tokens, at);
}

/** Whether a clause follows without its 'that': 'the goods and services | a country produces'. */
function hasClauseAfter(tokens: readonly Token[], at: number): boolean {
  const end = simplePhraseEnd(tokens, at + 1);
  const verb = tokens[end];
  return end > at + 1 && (verb?.pos === 'AUX' || (verb?.pos === 'VERB' && isFiniteForm(verb)));
}

/** Whether a verb has a form of the present: 'grows' or 'grow', but not 'grown' or 'growing'. */
export function isFiniteForm({ text, lemma }: Token): boolean {
  return text === lemma || /s$/.test(text);
}
