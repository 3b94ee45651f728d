/** What a definition card defines, in the parts that questions are made of. */
import { asPhrase } from '../cards/as-phrase.ts';
import type { EngineCard } from '../cards/card.ts';
import { definesThing } from '../cards/defines.ts';
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { titled } from './titled.ts';

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

/** Answers that compare a thing with another one, and don't say what it is. */
export const COMPARED =
  /^(?:about |exactly |approximately )?(?:twice|half|double|thrice|\p{L}+ times|equal to|(?:directly|inversely) proportional|the same (?:as|for|in)|(?:more|less|greater|higher|lower|larger|smaller|fewer) than)(?=\s|$)/iu;

/** A note beside a label with fewer words is an example, and no description. */
const LEAST_WORDS = 4;

/** @returns null for a card that defines nothing, or whose meaning is more than one sentence */
export function definitionOf({ kind, front, back, passage }: EngineCard): Definition | null {
  if (kind !== 'definition' || passage.kind === 'row' || WHAT_ARE.test(front)) return null;
  const whole = back.trim().replace(/\.$/, '');
  // '…, rarefactions = regions of low pressure' is about two terms.
  if (/[.!?]\s+\p{Lu}|\p{L}{4,}\s=\s\p{L}{4,}/u.test(whole)) return null;
  const meaning = asPhrase(whole.split(/;\s/)[0] ?? whole);
  // 'It is no defence to murder' needs its term.
  if (/^(?:it|its|they|their|he|his|she|her|this|these|also)\b/i.test(meaning)) return null;
  // 'The volume of hydrogen is twice that of oxygen' compares.
  if (COMPARED.test(meaning)) return null;
  const isWhole = isNounPhrase(meaning) || meaning.split(/\s+/).length >= LEAST_WORDS;
  const of = (term: string, more: Partial<Definition>): Definition => ({
    ...{ passage, term: bare(term), subject: null, verb: 'is', meaning, isPerson: false, heading: null },
    isMeaning: isNounPhrase(meaning),
    ...more,
  });
  const [, meant = ''] = MEANT.exec(front) ?? [];
  if (meant !== '') return isWhole ? of(meant, {}) : null;
  const [, verb = '', what = ''] = CALLED.exec(front) ?? [];
  if (what !== '') return of(asPhrase(whole), { verb, meaning: what, isMeaning: true });
  const [, heading = '', label = ''] = EXPLAIN.exec(front) ?? [];
  if (label !== '' && !isWhole) return null;
  if (label !== '') return of(label, { heading: heading === '' ? null : heading });
  const [, word, is = '', subject = ''] = ASKED.exec(front) ?? [];
  if (subject === '') return null;
  // 'Basicity is the basicity of an acid is …' was read wrongly.
  if (/\b(?:is|are)\b/.test(meaning) && meaning.toLowerCase().includes(bare(subject).toLowerCase()))
    return null;
  // 'What are bases?' and their definition are about a thing whatever its form.
  return of(subject, { subject, verb: is, isPerson: word === 'Who', isMeaning: !/^when\s/i.test(meaning) });
}

/** Words that begin a clause inside a noun phrase: 'a state in which something is missing'. */
const RELATIVE =
  /^(?:that|which|who|whom|whose|when|where|because|if|what|how|as|while|since|after|before)$/i;

/** Whether a meaning is a noun phrase and no sentence: it has no verb besides those of its relative clauses. */
function isNounPhrase(meaning: string): boolean {
  if (!/^(?:an?|the|any|one)\s/i.test(meaning) || !definesThing(meaning) || clauseOf(meaning) !== null)
    return false;
  const tokens = tokensOf(meaning);
  const verbs = tokens.filter(
    ({ pos, text }, index) =>
      (pos === 'AUX' && tokens[index - 1]?.pos !== 'AUX' && !/^be(?:en|ing)?$/.test(text)) ||
      (pos === 'VERB' &&
        !/(?:ing|ed|en)$/.test(text) &&
        !['AUX', 'PART', 'ADV'].includes(tokens[index - 1]?.pos ?? '') &&
        !/^(?:and|or)$/.test(tokens[index - 1]?.text ?? '')),
  );
  return verbs.length <= tokens.filter(({ text }) => RELATIVE.test(text)).length;
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
  if (!isPlain) return withStop(`${titled(about.subject ?? about.term)} ${verb} ${meaning}`);
  const { term } = about;
  if (/^that\s/i.test(meaning)) return `“${titled(term)}” means ${withStop(meaning)}`;
  return isMeaning
    ? `The term “${term}” means “${meaning}”.`
    : `“${titled(term)}” fits this description: “${withStop(titled(meaning))}”`;
}

function withStop(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** Whether a statement can't use both terms as the subject of the same verb. */
export function isPlainFor(own: Definition, about: Definition): boolean {
  return own.subject === null || about.subject === null || own.verb !== about.verb;
}
