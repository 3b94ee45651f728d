/** What a definition card defines, in the parts that questions are made of. */
import { asPhrase } from '../cards/as-phrase.ts';
import type { EngineCard } from '../cards/card.ts';
import { definesThing } from '../cards/defines.ts';
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';

export interface Definition {
  passage: Passage;
  /** 'enzyme', 'active site'. */
  term: string;
  /** The term as the subject of a sentence, 'an enzyme'; null if the text doesn't use it as one. */
  subject: string | null;
  verb: string;
  /** Without a full stop, and small at the start: 'a protein that speeds up a chemical reaction'. */
  meaning: string;
  /** Whether the meaning says what the term is, and isn't a sentence about it. */
  isMeaning: boolean;
  isPerson: boolean;
  /** The heading that the term needs to be clear: 'Types of election'. */
  heading: string | null;
}

const ASKED = /^(What|Who) (is|are|was|were) (?!meant by |the difference )(.{2,70})\?$/u;
const MEANT = /^What is meant by “(.+)”\?$/u;
const CALLED = /^What (is|are) (.+) called\?$/u;
const EXPLAIN = /^(?:(.*): [eE]|E)xplain “(.+)”\.$/u;
const WHAT_ARE = /^(?:(.*): w|W)hat are the (.+)\?$/u;

/** @returns null for a card that defines nothing, or whose meaning is more than one sentence */
export function definitionOf({ kind, front, back, passage }: EngineCard): Definition | null {
  if (kind !== 'definition' || passage.kind === 'row' || WHAT_ARE.test(front)) return null;
  const whole = back.trim().replace(/\.$/, '');
  if (/[.!?]\s+\p{Lu}/u.test(whole)) return null;
  const meaning = asPhrase(whole.split(/;\s/)[0] ?? whole);
  const of = (term: string, more: Partial<Definition>): Definition => ({
    ...{ passage, term: bare(term), subject: null, verb: 'is', meaning, isPerson: false, heading: null },
    isMeaning: definesThing(meaning) && clauseOf(meaning) === null,
    ...more,
  });
  const [, meant = ''] = MEANT.exec(front) ?? [];
  if (meant !== '') return of(meant, {});
  const [, verb = '', what = ''] = CALLED.exec(front) ?? [];
  if (what !== '') return of(whole, { verb, meaning: what, isMeaning: true });
  const [, heading = '', label = ''] = EXPLAIN.exec(front) ?? [];
  if (label !== '') return of(label, { heading: heading === '' ? null : heading });
  const [, word, is = '', subject = ''] = ASKED.exec(front) ?? [];
  if (subject === '') return null;
  // 'What are bases?' and their definition are about a thing whatever its form.
  return of(subject, { subject, verb: is, isPerson: word === 'Who', isMeaning: true });
}

/** A term without its article and without what is added in brackets. */
export function bare(term: string): string {
  return term
    .trim()
    .replace(/\.$/, '')
    .replace(/^(?:an?|the)\s+/i, '')
    .replace(/\s*\([^)]*\)$/, '');
}

/**
 * The definition as a statement: 'A septum is the wall that …', or in the form that fits any term.
 *
 * @param about the definition whose term the statement is about; another one makes it wrong
 * @param isPlain whether the statement uses the form that fits any term
 */
export function statementOf(
  own: Definition,
  about: Definition = own,
  isPlain = isPlainFor(own, about),
): string {
  const { verb, meaning, isMeaning } = own;
  if (!isPlain) return `${capital(about.subject ?? about.term)} ${verb} ${meaning}.`;
  const term = asPhrase(about.term);
  return isMeaning
    ? `The term “${term}” means “${meaning}”.`
    : `“${capital(term)}” fits this description: “${capital(meaning)}.”`;
}

/** Whether a statement can't use both terms as the subject of the same verb. */
export function isPlainFor(own: Definition, about: Definition): boolean {
  return own.subject === null || about.subject === null || own.verb !== about.verb;
}
