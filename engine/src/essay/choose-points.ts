/** Chooses the points of an essay from the notes: claims with their evidence. */
import { isSpeech } from '../answers/context.ts';
import { rootsIn } from '../explanation/names.ts';
import { spokenEntries } from '../explanation/spoken-list.ts';
import { needsBefore, type Statement, statementsOf } from '../explanation/statements.ts';
import type { Source } from '../reading/source.ts';
import { announces, withAnnounced } from './announced-points.ts';
import { isCounter } from './counter-words.ts';
import { subjectRoots } from './essay-subject.ts';
import { type AskedFacet, facetsIn } from './facets.ts';
import { isAboutAll, isContent, type Relevant, relevantStatements } from './relevance.ts';

export interface NotesPoint {
  claim: Statement;
  evidence: readonly Statement[];
  /** The side of a comparison, or what the question asks about; null for other points. */
  about: string | null;
}

interface Group {
  claim: Statement;
  evidence: Statement[];
  score: number;
}

const MOST = { points: 6, perFacet: 5, evidence: 4 } as const;
/** With fewer points, more are taken from the section of the first ones. */
const LEAST_POINTS = 3;
/** Openings that continue the previous sentence. */
const GOES_ON =
  /^(?:for example|for instance|e\.g|thus|therefore|so|this|these|as a result|in fact|moreover|also|by then|such)\b/iu;
/** A French sentence whose pronoun means the subject of the one before it: 'Le roman montre qu'elle …'. */
const REFERS_BACK = /^(?:\S+\s+){1,4}qu['’](?:elles?|ils?)\b/iu;
const EVIDENCE =
  /\d|\b(?:for example|for instance|such as|e\.g|held that|found that|showed|according to|study|evidence|case)\b|(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/u;

/**
 * The points of an essay, in the order of the notes.
 *
 * @param keepsCounters whether counterarguments count as points too
 */
export function choosePoints(source: Source, question: string, keepsCounters: boolean): NotesPoint[] {
  const facets = facetsIn(question);
  const spoken = isSpeech(source) ? facets.flatMap((facet) => spokenPoints(source, question, facet)) : [];
  if (spoken.length > 0) return spoken;
  const groupsFor = (asked: readonly AskedFacet[]) =>
    groupsOf(source, withAnnounced(source, found(source, question, asked)), keepsCounters);
  if (facets.length < 2)
    return best(enough(source, groupsFor(facets)), MOST.points).map((group) => ({ ...group, about: null }));
  const used = new Set<Statement>();
  return facets.flatMap((facet) =>
    best(
      groupsFor([facet]).filter(({ claim }) => !used.has(claim)),
      MOST.perFacet,
    ).map((group) => {
      used.add(group.claim);
      return { ...group, about: facet.name };
    }),
  );
}

/** The statements about a question; if its subject is the title of the notes, the first of each section too. */
function found(source: Source, question: string, facets: readonly AskedFacet[]): Relevant[] {
  const relevant = relevantStatements(source, question, facets);
  if (!isAboutAll(source, question)) return relevant;
  if (facets.length > 0) return relevant.length > 0 ? relevant : saying(source, facets);
  const own = new Set(relevant.map(({ statement }) => statement));
  const all = [...relevant, ...leads(source).filter(({ statement }) => !own.has(statement))];
  const places = statementsOf(source);
  return all.sort((a, b) => places.indexOf(a.statement) - places.indexOf(b.statement));
}

/** What notes on the subject say about the facets outside sections of their own; only what announces points, if any does. */
function saying(source: Source, facets: readonly AskedFacet[]): Relevant[] {
  const all = statementsOf(source).filter(
    (statement) => isContent(statement) && facets.some(({ said }) => said.test(statement.said)),
  );
  const announcing = all.filter(announces);
  return (announcing.length > 0 ? announcing : all).map((statement) => ({ statement, score: 1 }));
}

/** The first statement of each section. */
function leads(source: Source): Relevant[] {
  const seen = new Set<number>();
  return statementsOf(source).flatMap((statement) => {
    const { section } = statement.passage;
    if (seen.has(section) || !isContent(statement) || needsBefore(statement, source)) return [];
    seen.add(section);
    return [{ statement, score: 1 }];
  });
}

/** Statements grouped into claims, each with the statements that continue it as its evidence. */
function groupsOf(source: Source, relevant: readonly Relevant[], keepsCounters: boolean): Group[] {
  const statements = statementsOf(source);
  const groups: Group[] = [];
  const used = new Set<Statement>();
  const isUsable = (statement: Statement | undefined): statement is Statement =>
    statement !== undefined && !used.has(statement) && (keepsCounters || !isCounter(statement));
  for (const { statement, score } of relevant) {
    if (!isUsable(statement)) continue;
    let place = statements.indexOf(statement);
    const before = statements[place - 1];
    if (needsBefore(statement, source)) {
      if (!isUsable(before) || !isContent(before) || before.passage.section !== statement.passage.section)
        continue;
      place -= 1;
    }
    const claim = statements[place] as Statement;
    const evidence: Statement[] = [];
    used.add(claim);
    for (let at = place + 1; evidence.length < MOST.evidence; at += 1) {
      const next = statements[at];
      if (!isUsable(next) || !continues(statements[at - 1], next, source)) break;
      used.add(next);
      evidence.push(next);
    }
    groups.push({ claim, evidence, score });
  }
  return groups;
}

/** Whether a statement belongs to the one before it. */
function continues(before: Statement | undefined, next: Statement, source: Source): boolean {
  if (!before || before.passage.section !== next.passage.section) return false;
  return (
    needsBefore(next, source) ||
    GOES_ON.test(next.said) ||
    (source.language === 'fr' && REFERS_BACK.test(next.said)) ||
    (before.passage === next.passage && next.label === null)
  );
}

/** With few groups, also the other statements of a section that is mostly about the question already. */
function enough(source: Source, groups: readonly Group[]): Group[] {
  const [top] = best(groups, 1);
  if (!top || groups.length >= LEAST_POINTS) return [...groups];
  const used = new Set(groups.flatMap(({ claim, evidence }) => [claim, ...evidence]));
  const section = statementsOf(source).filter(
    (statement) =>
      statement.passage.section === top.claim.passage.section &&
      statement.label === null &&
      isContent(statement),
  );
  const rest = section.filter((statement) => !used.has(statement));
  if (source.sections.length < 2 || rest.length * 2 > section.length) return [...groups];
  const more = groupsOf(
    source,
    rest.map((statement) => ({ statement, score: 0 })),
    true,
  );
  return [...groups, ...more.filter(({ claim }) => !used.has(claim))];
}

/** The best of the groups, in their order. */
function best(groups: readonly Group[], most: number): Group[] {
  const ranked = [...groups].sort((a, b) => b.score - a.score).slice(0, most);
  return groups.filter((group) => ranked.includes(group));
}

/** What a speaker lists about something that the question asks about. */
function spokenPoints(source: Source, question: string, { word }: AskedFacet): NotesPoint[] {
  const [root = ''] = subjectRoots(question, source);
  return spokenEntries(source, word, root).map((claim) => ({ claim, evidence: [], about: word }));
}

/** Whether a point already has a figure, a name, a case or an example. */
export function hasEvidence({ claim, evidence }: NotesPoint): boolean {
  return evidence.length > 0 || EVIDENCE.test(claim.said);
}

/** Whether two statements have a word in common. */
export function sharesRoot(a: Statement, b: Statement, { language }: Source): boolean {
  const roots = rootsIn(a.text, language);
  return rootsIn(b.text, language).some((root) => roots.includes(root));
}
