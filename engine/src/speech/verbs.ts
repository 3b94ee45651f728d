/** Finds the verbs of speech without punctuation, and the words that allow several in a sentence. */
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { canBeVerb, type Token } from '../reading/nlp.ts';
import { beginsClause, opensClause } from './clauses.ts';
import { AUXILIARY, LICENCE, QUESTION, SUBJECT, SUBORDINATOR } from './words.ts';

/** Verbs of reported speech and events: never a participle in speech. */
const REPORTS =
  /^(?:said|became|began|went|came|gave|took|knew|wrote|saw|showed|suggested|argued|proposed|stated|believed|thought|claimed|discovered)$/;
const POSSESSIVE = /^(?:its|their|his|her|our|my|your)$/i;
const WITH_PREPOSITION =
  /^(?:changes? into|turns? into|deals? with|depends? on|leads? to|results? in|acts? (?:as|on)|consists? of|belongs? to|comes? from)$/i;
const MAKES = /^(?:lets?|makes?|made|helps?|helped|sees?|saw|hears?|heard|watch)$/i;

/** 1 at a finite verb, 0.5 at a form that is either one or a participle ('stored in'), 0 at any other word. */
export function finiteVerbs(tokens: readonly Token[]): number[] {
  let isInQuestion = false;
  return tokens.map((token, at) => {
    const text = token.text.toLowerCase();
    let left = at - 1;
    while (/^(?:ADV|PART)$/.test(tokens[left]?.pos ?? '') && !/^to$/i.test(tokens[left]?.text ?? ''))
      left -= 1;
    const before = tokens[left]?.text ?? '';
    const isInGroup = AUXILIARY.test(before) || /^(?:be|been|being|to)$/i.test(before);
    if (AUXILIARY.test(text)) {
      if (text === "'s" && token.pos === 'PART') return 0;
      isInQuestion = QUESTION.test(before) && /^(?:do|does|did|can|could|should|must|will|would)$/.test(text);
      return isInGroup ? 0 : 1;
    }
    if (
      /^(?:remember|notice|note|imagine)$/.test(text) &&
      /^(?:that|the|this|how|what)$/i.test(tokens[at + 1]?.text ?? '')
    )
      return isInGroup ? 0 : 1;
    if (text === 'be' && /^(?:so|and|please|always|never)$/i.test(tokens[at - 1]?.text ?? '')) return 1;
    if (token.pos === 'NOUN') return isNounAsVerb(tokens, at) ? 1 : mayBeVerb(tokens, at) ? 0.5 : 0;
    if (token.pos !== 'VERB' || POSSESSIVE.test(tokens[at - 1]?.text ?? '')) return 0;
    if (isInGroup || /ing$/.test(text)) return 0;
    if (isInQuestion) {
      isInQuestion = false;
      return 0;
    }
    // 'Its heat makes water evaporate': the second verb belongs to the first.
    const makes = tokens.slice(Math.max(0, at - 4), at).findLastIndex((other) => MAKES.test(other.text));
    if (
      makes !== -1 &&
      tokens
        .slice(Math.max(0, at - 4) + makes + 1, at)
        .every(({ pos }) => /^(?:PRON|NOUN|DET|ADJ|PROPN)$/.test(pos))
    )
      return 0;
    const isForm = token.lemma !== text && !/s$/.test(text) && !REPORTS.test(text);
    const next = tokens[at + 1];
    if (isForm && (next?.pos === 'ADP' || next?.pos === 'ADV' || AUXILIARY.test(next?.text ?? '')))
      return 0.5;
    return /^(?:DET|NUM)$/.test(tokens[at - 1]?.pos ?? '') ? 0 : 1;
  });
}

/** Whether a word tagged as a noun is a verb: 'the sun drives it', 'water changes into ice'. */
function isNounAsVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next, after] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]];
  if (before?.pos !== 'NOUN' || !token || !next) return false;
  const agrees = /[^s]s$/.test(token.text) !== /[^s]s$/.test(before.text);
  if (WITH_PREPOSITION.test(`${token.text} ${next.text}`)) return agrees;
  const isObject = /^(?:it|them|him|us)$/i.test(next.text) && !/^(?:VERB|AUX)$/.test(after?.pos ?? '');
  return agrees && (isObject || POSSESSIVE.test(next.text));
}

/** Whether a word tagged as a noun agrees with the noun before it as its verb: 'the cells clump together'. */
function mayBeVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!/^(?:NOUN|PROPN)$/.test(before?.pos ?? '') || !before || !token) return false;
  if (/^(?:NOUN|PROPN|AUX|VERB)$/.test(next?.pos ?? '') && !/[^s]s$/.test(before.text)) return false;
  return /[^s]s$/.test(token.text) !== /[^s]s$/.test(before.text) && canBeVerb(token.text.toLowerCase());
}

/** Whether a word lets its sentence have another verb: 'which', or an 'and' before another clause. */
export function isLicence(tokens: readonly Token[], at: number, verbs: readonly number[]): boolean {
  const text = tokens[at]?.text ?? '';
  if (isSubordinator(tokens, at)) return true;
  // 'We think other people see us.'
  if (/^(?:thinks?|believes?|knows?|says?|feels?|means?)$/i.test(text) && (verbs[at] ?? 0) > 0)
    return opensClause(tokens, at + 1, verbs);
  if (!LICENCE.test(text)) return false;
  const next = /^so$/i.test(text) && tokens[at + 1]?.text === 'that' ? at + 2 : at + 1;
  const isVerb = (verbs[next] ?? 0) > 0 || (tokens[next]?.pos === 'ADV' && (verbs[next + 1] ?? 0) > 0);
  if (/^(?:as|than|like|before|after|since|until)$/i.test(text))
    return (
      SUBJECT.test(tokens[next]?.text ?? '') ||
      (beginsClause(tokens, next, verbs) && nounPhraseEnd(tokens, next) - next <= 3)
    );
  return isVerb || opensClause(tokens, next, verbs);
}

/** Whether a word begins a clause that can't be a sentence alone. */
export function isSubordinator(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  return SUBORDINATOR.test(text) && !(/^because$/i.test(text) && tokens[at + 1]?.text === 'of');
}

/**
 * Nouns that are the subject of a verb and are used alone elsewhere: a sentence likely begins with them. A noun that
 * always follows another noun or an adjective belongs to a longer name.
 */
export function topicsOf(tokens: readonly Token[], verbs: readonly number[]): Set<string> {
  const subjects = new Set<string>();
  const alone = new Set<string>();
  for (const [at, { text, pos }] of tokens.entries()) {
    if (pos !== 'NOUN') continue;
    const word = text.toLowerCase();
    if (verbs[at + 1] === 1) subjects.add(word);
    const before = tokens[at - 1]?.pos ?? 'ADP';
    if (/^(?:ADP|AUX|VERB|CCONJ|ADV|INTJ)$/.test(before) && tokens[at + 1]?.pos !== 'NOUN') alone.add(word);
  }
  return new Set([...alone].filter((word) => subjects.has(word)));
}
