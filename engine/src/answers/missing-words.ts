/** Decides whether a passage may answer a question although it lacks some of its words. */
import { isKindOf } from '../words/lexicon.ts';
import { hasColumn } from './columns.ts';
import { evidenceOf, hasVeryWord } from './evidence.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';
import { hasNewName } from './shapes.ts';
import type { Term } from './terms.ts';

/** How well a passage must match a word without which it is about something else. */
const LEAST_MATCH = 0.6;
/** A head with less weight, such as 'problem', may be another word that means the same; how well it must match. */
const LEAST_TELLING = 0.4;
const LEAST_SAME = 0.8;
/** The share of a question that must be covered if one word is missing: a common noun, or any word of a long question. */
const FORGIVEN = { class: 0.8, common: 0.75, long: 0.65 } as const;
/** A word with so much weight that the notes have elsewhere may only be missing if so much of the question is covered. */
const KNOWN = { weight: 0.6, covered: 0.8 } as const;
/** The fewest words of a long question. */
const LONG = 4;
/** Kinds of things that have names of their own. */
const NAMED = [
  'person',
  'group',
  'bod',
  'place',
  'locat',
  'countr',
  'town',
  'region',
  'organ',
  'institut',
  'law',
];

interface Place {
  index: Index;
  unit: Unit;
  question: Question;
  /** Up to 1 right after the passages that answered the question before. */
  near: number;
}

/** Whether a passage has every required word, or may lack the only one that is missing. */
export function hasEnough(place: Place, terms: readonly Term[], covered: number): boolean {
  const { index, unit, question } = place;
  const lost = terms.filter((term) => isMissing(place, term));
  if (lost.length === 0) return true;
  // Notes that have a telling word elsewhere would have it here too.
  const isElsewhere = lost.some(
    (term) =>
      !term.isClass &&
      term.weight >= KNOWN.weight &&
      index.words.has(term.root) &&
      evidenceOf(index, unit, term) === 0,
  );
  return isForgiven(question, terms, lost, covered) && (!isElsewhere || covered >= KNOWN.covered);
}

/** Whether a passage lacks a word of the question, and whatever means the same. */
function isMissing({ index, unit, question, near }: Place, term: Term): boolean {
  const { root, isRequired, isVerb, isHead } = term;
  // A row has what its columns ask for, in other words than a question.
  if (isVerb && unit.passage.kind === 'row' && hasColumn(unit.passage.text, question)) return false;
  if (term.isClass) return !isOfKind(index, unit, question, term);
  if (!isRequired) return false;
  if (isHead && question.kind === 'definition')
    return term.weight < LEAST_TELLING
      ? evidenceOf(index, unit, term) < LEAST_SAME
      : !hasVeryWord(index, unit, term);
  if (isHead || isVerb) return evidenceOf(index, unit, term) < LEAST_MATCH;
  // Notes use a word for the same thing everywhere. Definitions and formulas must be of exactly the requested thing.
  const isOneWord = index.source.language === 'en' && near === 0 && index.words.has(root);
  const isExact = question.kind === 'formula' || question.kind === 'definition' || isOneWord;
  return isExact ? !hasVeryWord(index, unit, term) : evidenceOf(index, unit, term) < LEAST_MATCH;
}

/** Whether a passage has a thing of the requested kind: 'liver' for 'Which organ …?', or a name for 'Which body …?'. */
function isOfKind(index: Index, unit: Unit, question: Question, term: Term): boolean {
  if (evidenceOf(index, unit, term) >= LEAST_MATCH) return true;
  return NAMED.some((kind) => isKindOf(term.root, kind)) && hasNewName(unit.passage.text, question, 'en');
}

/** Whether a passage with everything else may lack one word: a common noun, or any but the only verb of a long question. */
function isForgiven(
  { kind, text }: Question,
  terms: readonly Term[],
  lost: readonly Term[],
  covered: number,
): boolean {
  const [term] = lost;
  if (!term || lost.length > 1 || !['general', 'why', 'relation', 'how'].includes(kind)) return false;
  if (term.isHead || term.isName) return false;
  const content = terms.filter(({ isRequired, isClass }) => isRequired && !isClass);
  // A passage with all the rest has the thing, even if WordNet doesn't know what kind it is.
  if (term.isClass) return content.length >= LONG - 1 && covered >= FORGIVEN.class;
  if (term.isPredicative && /\b(?:do|does|did)\b/i.test(text)) return false;
  if (term.isOptional && content.length >= LONG - 1 && covered >= FORGIVEN.common) return true;
  const isOnlyVerb = term.isVerb && content.filter(({ isVerb }) => isVerb).length === 1;
  return content.length >= LONG && covered >= FORGIVEN.long && !isOnlyVerb;
}
