/** Parses a simple English sentence into its subject, verb and other parts. */
import { type Token, tokensOf } from '../reading/nlp.ts';
import { leadEnd, withoutCapital } from './lead.ts';
import { isPluralPhrase, nounPhraseEnd } from './noun-phrase.ts';
import { supportFor, verbInPhrase } from './verbs.ts';

export interface Clause {
  /** The words before the subject, without a comma: 'In the upper course', 'If prices rise'. Empty if there are none. */
  lead: string;
  subject: string;
  /** The auxiliary that begins a question: 'is', 'can', 'has'. Null if a question needs 'do'. */
  auxiliary: string | null;
  /** 'do', 'does' or 'did', if there is no auxiliary. */
  support: 'do' | 'does' | 'did';
  /** The verb form after the subject of a question: 'protect', 'formed'. Empty after a copula. */
  verb: string;
  isCopula: boolean;
  isPassive: boolean;
  isNegative: boolean;
  /** 'also', 'often' or 'usually' before the verb; empty if there is none. */
  adverb: string;
  /** Everything after the auxiliary, or from the adverb or verb on: 'generally excluded because …'. */
  predicate: string;
  /** Everything after the verb, without the full stop. */
  rest: string;
  restTokens: readonly Token[];
}

const BE = /^(?:is|are|was|were)$/i;
const HAVE = /^(?:has|have|had)$/i;
const DO = /^(?:do|does|did)$/i;
const MODAL = /^(?:can|could|must|should|may|might|will|would|shall)$/i;
const NEVER_FINITE = /ing$/i;
const PARTICIPLE =
  /(?:ed|en|wn|[aeiou]nt|ught|elt|ade|orn|ound|ut|it|eld|old|oken|own|ept|ost|ent|aid|ung|one|een|un)$/i;

/** Cached because every card maker parses the same sentences. */
const MOST_CACHED = 2_000;
const cache = new Map<string, Clause | null>();

/** The clause of a sentence; null if it isn't simple enough to ask about. */
export function clauseOf(sentence: string): Clause | null {
  const cached = cache.get(sentence);
  if (cached !== undefined) return cached;
  if (cache.size >= MOST_CACHED) cache.clear();
  const clause = parse(sentence);
  cache.set(sentence, clause);
  return clause;
}

function parse(sentence: string): Clause | null {
  const text = sentence.trim().replace(/[.;]$/, '');
  const tokens = tokensOf(withoutCapital(text));
  const from = leadEnd(tokens);
  if (from === null) return null;
  const lead = text
    .slice(0, tokens[from]?.start ?? 0)
    .trim()
    .replace(/,$/, '');
  let subjectEnd = nounPhraseEnd(tokens, from);
  if (subjectEnd === from) return null;
  const swallowed = verbInPhrase(tokens, from, subjectEnd);
  if (swallowed !== null) subjectEnd = swallowed;
  let at = subjectEnd;
  const subject = text.slice(tokens[from]?.start, tokens[subjectEnd - 1]?.end);
  let adverb = '';
  if (tokens[at]?.pos === 'ADV' && !/^(?:when|where|how|why|not)$/i.test(tokens[at]?.text ?? '')) {
    adverb = tokens[at]?.text ?? '';
    at += 1;
  }
  const first = tokens[at];
  if (!first) return null;
  const after = (index: number) => (tokens[index] ? text.slice(tokens[index]?.start) : '');
  const restFrom = (index: number) => ({ rest: after(index), restTokens: tokens.slice(index) });
  const word = first.text.toLowerCase();
  let next = at + 1;
  const isNoLonger = tokens[next]?.text === 'no' && tokens[next + 1]?.text === 'longer';
  const isNegative = isNoLonger || /^(?:not|n't|n’t)$/i.test(tokens[next]?.text ?? '');
  if (isNegative) next += isNoLonger ? 2 : 1;
  const common = { lead, subject, adverb, predicate: after(next) };
  if (DO.test(word)) {
    const verb = tokens[next];
    if (!isNegative || verb?.pos !== 'VERB') return null;
    return {
      ...common,
      auxiliary: word,
      support: 'do',
      verb: verb.text,
      isCopula: false,
      isPassive: false,
      isNegative,
      ...restFrom(next + 1),
    };
  }
  if (BE.test(word) || MODAL.test(word) || HAVE.test(word)) {
    while (tokens[next]?.pos === 'ADV' && tokens[next + 1]?.pos === 'VERB') next += 1;
    const verb = tokens[next];
    // In 'Levees are raised banks', the participle before the noun is an adjective.
    // 'has been postponed', 'has become'
    const isPerfect = HAVE.test(word) && /^(?:been|become|had)$/i.test(verb?.text ?? '');
    const isParticiple =
      isPerfect ||
      (verb?.pos === 'VERB' &&
        PARTICIPLE.test(verb.text) &&
        !['NOUN', 'ADJ'].includes(tokens[next + 1]?.pos ?? ''));
    if (MODAL.test(word)) {
      if (!verb || (verb.pos !== 'VERB' && verb.text !== 'be' && verb.text !== 'have')) return null;
      return {
        ...common,
        auxiliary: word,
        support: 'do',
        verb: verb.text,
        isCopula: false,
        isPassive: false,
        isNegative,
        ...restFrom(next + 1),
      };
    }
    if (HAVE.test(word) && !isParticiple) {
      const support = word === 'has' ? 'does' : word === 'had' ? 'did' : 'do';
      return {
        ...common,
        auxiliary: null,
        support,
        verb: 'have',
        isCopula: false,
        isPassive: false,
        isNegative,
        ...restFrom(next),
      };
    }
    if (isParticiple && verb) {
      return {
        ...common,
        auxiliary: word,
        support: 'do',
        verb: verb.text,
        isCopula: false,
        isPassive: BE.test(word),
        isNegative,
        ...restFrom(next + 1),
      };
    }
    return {
      ...common,
      auxiliary: word,
      support: 'do',
      verb: '',
      isCopula: true,
      isPassive: false,
      isNegative,
      ...restFrom(next),
    };
  }
  const isSwallowed = swallowed !== null;
  if (!isSwallowed && (first.pos !== 'VERB' || NEVER_FINITE.test(word))) return null;
  // In 'proteins made by cells are …', the participle belongs to the noun if a finite verb follows.
  const isReduced =
    PARTICIPLE.test(word) &&
    !/^(?:the|an?|that|him|her|them|it|his|their|its|\p{Lu}.*)$/u.test(tokens[at + 1]?.text ?? '') &&
    tokens
      .slice(at + 1)
      .some(({ text: other, pos }) => BE.test(other) || (pos === 'VERB' && /s$/.test(other)));
  // 'A group of officers led by Major Nzeogwu overthrew …'
  const isAgent = PARTICIPLE.test(word) && tokens[at + 1]?.text === 'by' && tokens[at + 2]?.pos === 'PROPN';
  if (isReduced || isAgent) return null;
  const form = supportFor(first, isSwallowed, isPluralPhrase(tokens, from, subjectEnd));
  if (!form) return null;
  return {
    ...common,
    ...form,
    predicate: after(adverb === '' ? at : at - 1),
    auxiliary: null,
    isCopula: false,
    isPassive: false,
    isNegative: false,
    ...restFrom(at + 1),
  };
}
