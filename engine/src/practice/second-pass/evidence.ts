/** A passage as the second pass reads it: the roots of its sentences and clauses, without grammar. */
import type { Language } from '../../reading/source.ts';
import { likenessOf, weightOf } from '../../words/lexicon.ts';
import { fold } from '../../words/roots.ts';
import { meaningsIn } from '../terms.ts';

export interface Unit {
  text: string;
  /** In the order of the text. */
  roots: readonly string[];
  set: ReadonlySet<string>;
  isNegative: boolean;
}

export interface Evidence {
  language: Language;
  sentences: readonly Unit[];
  /** Parts of sentences, and cells of table rows with the name of their row. */
  clauses: readonly Unit[];
  /** Each sentence with the one before it, which may name what it is about. */
  pairs: readonly Unit[];
}

/** From this likeness on, a word of the passage counts for another one. */
const LIKE = 0.85;
const NEGATION =
  /\b(?:not|no|never|none|neither|nor|cannot|without|n['’]t)\b|n['’]t\b|(?<!\p{L})(?:ne|pas|jamais|aucun)(?!\p{L})/iu;
const CLAUSE =
  /;\s+|,\s+(?:and|but|or|while|whereas|which)\s+(?=\S+\s+\S+)|\s+(?:whereas|while|but)\s+|,\s+(?=(?:the|an?|\p{L}+s)\s+(?:\p{L}+\s+){0,3}(?:is|are|was|were)\s)|\s+and\s+(?=(?:the|an?)\s+(?:\p{L}+\s+){1,3}(?:is|are|was|were|has|have|had)\s)/giu;
const ROW = /^([^:;]{1,60}): (?=[^:;]{2,60}: [^;]+(?:;|$))/u;

export function unitOf(text: string, language: Language): Unit {
  const roots = meaningsIn(text, language);
  return { text, roots, set: new Set(roots), isNegative: NEGATION.test(text) };
}

/** @param sentences the sentences of a passage in their order */
export function readEvidence(sentences: readonly string[], language: Language): Evidence {
  const units = sentences.map((text) => unitOf(text, language));
  return {
    language,
    sentences: units,
    clauses: sentences.flatMap((text) => clausesIn(text).map((clause) => unitOf(clause, language))),
    pairs: sentences.slice(1).map((text, index) => unitOf(`${sentences[index]} ${text}`, language)),
  };
}

function clausesIn(text: string): string[] {
  const [start = '', name = ''] = ROW.exec(text) ?? [];
  if (name !== '')
    return text
      .slice(start.length)
      .split(/;\s+/)
      .map((cell) => `${name}: ${cell}`);
  return text.split(CLAUSE).filter((clause) => clause !== undefined && clause.trim() !== '');
}

/** Whether a unit has a root, or a word that means the same; figures and names must be the same. */
export function has(unit: Unit, root: string, language: Language): boolean {
  if (unit.set.has(root)) return true;
  if (language !== 'en' || /\d/.test(root)) return false;
  return unit.roots.some((said) => !/\d/.test(said) && likenessOf(root, said) >= LIKE);
}

/** The share of some roots that a unit has, by their weights; 1 for no roots. */
export function coverage(roots: readonly string[], unit: Unit, language: Language): number {
  return share(roots, language, (root) => has(unit, root, language));
}

/** The same without synonyms, which would make similar options alike. */
export function exactCoverage(roots: readonly string[], unit: Unit, language: Language): number {
  return share(roots, language, (root) => unit.set.has(root));
}

function share(roots: readonly string[], language: Language, isFound: (root: string) => boolean): number {
  let all = 0;
  let found = 0;
  for (const root of roots) {
    const weight = weightIn(root, language);
    all += weight;
    if (isFound(root)) found += weight;
  }
  return all === 0 ? 1 : found / all;
}

export function weightIn(root: string, language: Language): number {
  return language === 'en' ? weightOf(root) : 1;
}

/** Words by which questions are put, and which no passage has to contain. */
const FRAME =
  /\bwhich of these\b|\bwhich (?:term|one|figure|year|value|event|answer|statement|person)s?\b|\bthe term\b|\b(?:is|are|was|were) described (?:here|by)\b|\bdescribes?\b|\bfits? this description\b|\bgoes with\b|\bin the table\b|\bwhat stands under\b|\bbelongs? (?:to|in the gap)\b|\bis not one of (?:them|the parts|the)\b|\bname them\b|\bmeans\b|\bthe answer to\b|\bwhat happen(?:s|ed)\b|\bwhat was decided\b|\bwhat were the facts of\b|\bhow many\b|\bthe formula for\b|\b(?:is|are|was|were) called\b|\bqu['’]est-ce que\b/giu;

/** The roots of what a question is about. */
export function rootsAsked(prompt: string, language: Language): string[] {
  return [...new Set(meaningsIn(prompt.replace(FRAME, ' ').replace(/_{3,}/g, ' '), language))];
}

/** A text with nothing but its letters, figures and signs, to find formulas. */
export function squeezed(text: string): string {
  return fold(text).replace(/\s+/g, '');
}
