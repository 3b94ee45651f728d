/** 'It was discovered by William Herschel' after 'Uranus lies on its side' becomes 'Uranus was discovered …'. */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import { namesSomething, PERSON } from './phrases.ts';
import { EMPTY, SUPERLATIVE } from './pronouns.ts';
import { askedSubject, type Topics } from './subjects.ts';

const SINGULAR =
  /^It\s+(?=(?:also\s)?(?:is|was|has|can|may|must|had|will|\p{Ll}+(?:s|ed|ook|ade|ave|ent|eld|ew))\b)/u;
const PLURAL = /^They\s+(?=(?:also\s)?(?:are|were|have|can|may|must|had|will|\p{Ll}+)\b)/u;
const OWNED = /^(Its|Their)\s+(?=\p{Ll})/u;

/**
 * The passages with 'it', 'they' or 'its' at their start replaced by the subject of the sentence before, where that is a
 * topic of the text or a name, and the sentence has no other topic of the same number.
 */
export function withAntecedents(passages: readonly Passage[], topics: Topics): Passage[] {
  let before: Passage | undefined;
  return passages.map((passage) => {
    const isNext =
      before !== undefined &&
      before.section === passage.section &&
      before.kind === passage.kind &&
      passage.speech === undefined &&
      /^(?:It|They|Its|Their)\s/.test(passage.text);
    const text = isNext && before ? resolved(passage.text, before.text, topics) : passage.text;
    before = text === passage.text ? passage : { ...passage, text, quote: passage.quote ?? passage.text };
    return before;
  });
}

function resolved(text: string, before: string, topics: Topics): string {
  if (EMPTY.test(text)) return text;
  const clause = clauseOf(before);
  if (clause?.lead !== '' || /[:;?]/.test(before)) return text;
  const name = antecedentOf(clause, topics);
  if (name === null) return text;
  const isMany = isManyOf(clause);
  if ((isMany ? PLURAL : SINGULAR).test(text))
    return text.replace(isMany ? PLURAL : SINGULAR, `${clause.subject} `);
  const [, owner = ''] = OWNED.exec(text) ?? [];
  if (owner === '' || (owner === 'Their') !== isMany) return text;
  const own = clauseOf(text)?.subject ?? '';
  return own.startsWith(`${owner} `) && own.split(' ').length <= 4 && !/\s(?:of|in|for)\s/.test(own)
    ? `The ${own.slice(owner.length + 1)} of ${asPhrase(name)}${text.slice(own.length)}`
    : text;
}

/** The subject, if nothing else in its sentence could be meant. */
function antecedentOf(clause: Clause, topics: Topics): string | null {
  const { subject, rest } = clause;
  const isKnown =
    topics.has(subject) ||
    topics.has(subject.split(' ').at(-1) ?? '') ||
    /^(?:the\s)?\p{Lu}/u.test(asPhrase(subject));
  if (!isKnown || !namesSomething(subject) || PERSON.test(subject) || SUPERLATIVE.test(subject)) return null;
  // 'Ohm published this law. It states …'
  if (/\bthis\s\p{Ll}/u.test(rest)) return null;
  const others = rest.match(/\p{L}[\p{L}-]+/gu) ?? [];
  const rivals = others.filter(
    (word, at) => topics.has(word) || topics.has(`${word} ${others[at + 1] ?? ''}`),
  );
  return rivals.length > 0 && !clause.isCopula ? null : askedSubject(subject, topics);
}

function isManyOf({ auxiliary, support, subject }: Clause): boolean {
  if (auxiliary !== null)
    return (
      /^(?:are|were|have)$/.test(auxiliary) ||
      (/^(?:can|may|must|had)$/.test(auxiliary) && /[^su]s$/.test(subject))
    );
  return (
    support === 'do' || (support === 'did' && /[^suia]s$/.test(subject) && !/^\p{Lu}\S*$/u.test(subject))
  );
}
