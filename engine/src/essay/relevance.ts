/** Weighs how far a statement of the notes is about an essay question. */
import { rootsIn } from '../explanation/names.ts';
import { runFrom } from '../explanation/run.ts';
import { type Statement, statementsOf } from '../explanation/statements.ts';
import { findTopic } from '../explanation/topic.ts';
import type { Source } from '../reading/source.ts';
import { fold } from '../words/roots.ts';
import { hasRoot, knownRoots, subjectPhrase, subjectRoots, titleRoots } from './essay-subject.ts';
import { type Facet, withoutFacetWords } from './facets.ts';

/** The weights of a statement's signs. */
const WORTH = { topic: 4, facetHeading: 3, subjectHeading: 2, own: 3, said: 0.7 } as const;
/** What a statement about the subject is worth that doesn't say what is asked about it. */
const OFF_FACET = 0.25;
/** The words of a run about the subject itself. */
const MOST_WORDS = 250;
/** The share of the best weight that a statement needs, and the least weight of the best. */
const LEAST = { share: 0.45, best: 1.2 } as const;
const ADVICE =
  /\b(?:students (?:should|often)|(?:do not|don't|not) confuse|common mistakes?|remember that|be careful|in the exam|let us|write an essay|submit)\b/i;
const LEAST_WORDS = 4;

export interface Relevant {
  statement: Statement;
  score: number;
}

/**
 * The statements about a question, in the order of the notes; empty if the notes don't cover it.
 *
 * @param facets what the question asks about its subject, or one of these
 */
export function relevantStatements(source: Source, question: string, facets: readonly Facet[]): Relevant[] {
  const scoreOf = scorer(source, question, facets);
  const scored = statementsOf(source)
    .filter(isContent)
    .map((statement) => ({ statement, score: scoreOf(statement) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best < LEAST.best) return [];
  return scored.filter(({ score }) => score >= best * LEAST.share);
}

/** Whether a statement is content, unlike a title or advice to the reader. */
export function isContent({ passage: { kind }, said }: Statement): boolean {
  return (
    kind !== 'formula' &&
    kind !== 'row' &&
    said.split(/\s+/).length >= LEAST_WORDS &&
    (kind === 'item' || /[.!:;"”»)]$/.test(said)) &&
    !/^[\p{Lu}\d\W]{20}/u.test(said) &&
    !ADVICE.test(said)
  );
}

function scorer(
  source: Source,
  question: string,
  facets: readonly Facet[],
): (statement: Statement) => number {
  const { language, sections } = source;
  const asked = subjectRoots(question, source);
  const title = titleRoots(source);
  const known = knownRoots(question, source);
  const inner = known.filter((root) => !hasRoot(title, root));
  const specific = inner.length > 0 || facets.length > 0 ? inner : known;
  const counts = specific.map((root) => [root, 1 / Math.sqrt(countOf(source, root))] as const);
  const total = counts.reduce((sum, [, worth]) => sum + worth, 0) || 1;
  const shareOf = (roots: readonly string[]) =>
    counts.reduce((sum, [root, worth]) => sum + (hasRoot(roots, root) ? worth : 0), 0) / total;
  const topic = findTopic(source, subjectPhrase(question));
  const run =
    topic && topic.manner !== 'statement' && topic.manner !== 'heading'
      ? runFrom(source, topic, MOST_WORDS)
      : null;
  const about = new Set(run ? [...run.head, ...run.rest] : []);
  const isOn = (text: string, pattern: RegExp | null) => {
    if (!pattern?.test(text)) return false;
    const rest = rootsIn(withoutFacetWords(fold(text).replace(new RegExp(pattern, 'gi'), ' ')), language);
    return rest.length === 0 || rest.some((root) => hasRoot([...asked, ...title], root));
  };
  const headings = sections.map(({ heading }) => {
    const text = heading ?? '';
    return {
      isOnFacet: facets.some((facet) => isOn(text, facet.heading)),
      isPartly: facets.some((facet) => isOn(text, facet.partly)),
      share: text === '' ? 0 : shareOf(rootsIn(text, language)),
    };
  });
  return (statement) => {
    const own = shareOf(rootsIn(`${statement.under ?? ''} ${statement.text}`, language));
    const isSaid = facets.some(({ said }) => said.test(statement.said));
    const { isOnFacet = false, isPartly = false, share = 0 } = headings[statement.passage.section] ?? {};
    const isOnAny = isOnFacet || isSaid || facets.length === 0;
    return (
      (about.has(statement) ? WORTH.topic : 0) +
      (isOnFacet || (isPartly && isSaid) ? WORTH.facetHeading : 0) +
      (share * WORTH.subjectHeading + own * WORTH.own) * (isOnAny ? 1 : OFF_FACET) +
      (isSaid ? WORTH.said : 0)
    );
  };
}

/** The share of a question's words that a title must have, and of the statements that have a word which isn't rare. */
const ABOUT_ALL = { title: 0.6, common: 0.1 } as const;

/** Whether the title of the notes is the subject of a question, and no rarer word narrows it. */
export function isAboutAll(source: Source, question: string): boolean {
  const known = knownRoots(question, source);
  const title = titleRoots(source);
  const inner = known.filter((root) => !hasRoot(title, root));
  return (
    known.length - inner.length >= Math.max(1, known.length * ABOUT_ALL.title) &&
    inner.every((root) => countOf(source, root) > statementsOf(source).length * ABOUT_ALL.common)
  );
}

function countOf(source: Source, root: string): number {
  const count = statementsOf(source).filter(({ text }) =>
    hasRoot(rootsIn(text, source.language), root),
  ).length;
  return Math.max(1, count);
}
