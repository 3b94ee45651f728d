/** The parts of a simple English sentence: what is said of which subject, by which verb. */
import { type Token, tokensOf } from '../reading/nlp.ts';
import { nounPhraseEnd } from './noun-phrase.ts';

export interface Clause {
  /** The words before the subject, without their comma: 'In the upper course', 'If prices rise'. Empty without one. */
  lead: string;
  subject: string;
  /** The auxiliary that a question begins with: 'is', 'can', 'has'. Null where a question needs 'do'. */
  auxiliary: string | null;
  /** 'do', 'does' or 'did', where there is no auxiliary. */
  support: 'do' | 'does' | 'did';
  /** The verb as a question has it after the subject: 'protect', 'formed'. Empty after a copula. */
  verb: string;
  isCopula: boolean;
  isPassive: boolean;
  isNegative: boolean;
  /** 'also', 'often', 'usually' before the verb; empty without. */
  adverb: string;
  /** All that follows the verb, without the full stop. */
  rest: string;
  restTokens: readonly Token[];
}

const BE = /^(?:is|are|was|were)$/i;
const HAVE = /^(?:has|have|had)$/i;
const MODAL = /^(?:can|could|must|should|may|might|will|would|shall)$/i;
const NEVER_FINITE = /ing$/i;
const PARTICIPLE =
  /(?:ed|en|wn|[aeiou]nt|ught|elt|ade|orn|ound|ut|it|eld|old|oken|own|ept|ost|ent|aid|ung|one|een|un)$/i;

/** The clause of a sentence; null where its form is not plain enough to ask about. */
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
    // 'Levees are raised banks': before a noun a participle is an adjective.
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
  // 'proteins made by cells are …': a participle after its noun, when a finite verb follows.
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

/** The index at which the main clause begins; null if that is unclear. */
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
 * 'the immune system attacks | the body', 'rivers transport | their load': a verb that was tagged as a noun, which agrees
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
 * A question about a clause.
 *
 * @param word 'What', 'When', 'Why', 'How many lines of defence'
 * @param remainder the words after the verb, without the answer
 */
export function questionAbout(word: string, clause: Clause, subject: string, remainder = ''): string {
  const { auxiliary, support, verb, isNegative } = clause;
  const words = [word, auxiliary ?? support, subject, isNegative ? 'not' : '', verb, remainder.trim()];
  return `${words.filter((part) => part !== '').join(' ')}?`;
}
