/** Parses a simple English sentence into its subject, verb and other parts. */
import { type Token, tokensOf } from '../reading/nlp.ts';
import { nounPhraseEnd } from './noun-phrase.ts';

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
  /** Everything after the verb, without the full stop. */
  rest: string;
  restTokens: readonly Token[];
}

const BE = /^(?:is|are|was|were)$/i;
const HAVE = /^(?:has|have|had)$/i;
const MODAL = /^(?:can|could|must|should|may|might|will|would|shall)$/i;
const NEVER_FINITE = /ing$/i;
const PARTICIPLE =
  /(?:ed|en|wn|[aeiou]nt|ught|elt|ade|orn|ound|ut|it|eld|old|oken|own|ept|ost|ent|aid|ung|one|een|un)$/i;

/** Parses the clause of a sentence; null if it isn't simple enough to ask about. */
export function clauseOf(sentence: string): Clause | null {
  const text = sentence.trim().replace(/[.;]$/, '');
  const tokens = tokensOf(text);
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
  const common = { lead, subject, adverb };
  const restFrom = (index: number) => ({
    rest: tokens[index] ? text.slice(tokens[index]?.start) : '',
    restTokens: tokens.slice(index),
  });
  const word = first.text.toLowerCase();
  if (BE.test(word) || MODAL.test(word) || HAVE.test(word)) {
    let next = at + 1;
    const isNegative = /^(?:not|n't|n’t)$/i.test(tokens[next]?.text ?? '');
    if (isNegative) next += 1;
    while (tokens[next]?.pos === 'ADV' && tokens[next + 1]?.pos === 'VERB') next += 1;
    const verb = tokens[next];
    // In 'Levees are raised banks', the participle before the noun is an adjective.
    const isParticiple =
      verb?.pos === 'VERB' &&
      PARTICIPLE.test(verb.text) &&
      !['NOUN', 'ADJ'].includes(tokens[next + 1]?.pos ?? '');
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
    if (isParticiple) {
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
    !/^(?:the|an?|\p{Lu})/u.test(tokens[at + 1]?.text ?? '') &&
    tokens
      .slice(at + 1)
      .some(({ text: other, pos }) => BE.test(other) || (pos === 'VERB' && /s$/.test(other)));
  if (isReduced) return null;
  const lemma = isSwallowed ? baseOf(word) : first.lemma;
  const isPast = !isSwallowed && word !== lemma && !/s$/.test(word);
  const support = isPast ? 'did' : word !== lemma ? 'does' : 'do';
  return {
    ...common,
    auxiliary: null,
    support,
    verb: lemma,
    isCopula: false,
    isPassive: false,
    isNegative: false,
    ...restFrom(at + 1),
  };
}

/** The index where the main clause begins; null if that is unclear. */
function leadEnd(tokens: readonly Token[]): number | null {
  const [first] = tokens;
  if (!first) return null;
  const opens =
    ['ADP', 'SCONJ'].includes(first.pos) ||
    /^(?:when|where|if|to|once|as|in|although|because|since)$/i.test(first.text);
  if (!opens) return 0;
  const comma = tokens.findIndex(({ text }) => text === ',');
  return comma === -1 || comma > 24 ? null : comma + 1;
}

/**
 * 'the immune system attacks | the body', 'rivers transport | their load': a verb that was tagged as a noun. It agrees
 * with the noun before it and is followed by an object or a clause.
 */
export function verbInPhrase(tokens: readonly Token[], from: number, end: number): number | null {
  const last = tokens[end - 1];
  const before = tokens[end - 2];
  const next = tokens[end];
  if (!last || !before || !next || end - 2 < from) return null;
  const agrees = /[^s]s$/.test(last.text) !== /[^s]s$/.test(before.text);
  const isBeforeObject =
    next.pos === 'DET' || /^(?:its|their|his|her|it|them|him|when|where|because|since)$/i.test(next.text);
  const isVerb = last.pos === 'NOUN' && ['NOUN', 'PROPN'].includes(before.pos) && agrees && isBeforeObject;
  return isVerb ? end - 1 : null;
}

function baseOf(verb: string): string {
  return verb
    .replace(/(?<=[^aeiou])ies$/, 'y')
    .replace(/(?<=sh|ch|x|ss|o)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}

/**
 * Builds a question about a clause.
 *
 * @param word the question word: 'What', 'When', 'Why', 'How many lines of defence'
 * @param remainder the words after the verb, without the answer
 */
export function questionAbout(word: string, clause: Clause, subject: string, remainder = ''): string {
  const { auxiliary, support, verb, isNegative } = clause;
  const words = [word, auxiliary ?? support, subject, isNegative ? 'not' : '', verb, remainder.trim()];
  return `${words.filter((part) => part !== '').join(' ')}?`;
}
