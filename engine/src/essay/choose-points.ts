/** Chooses material for an essay from the notes: claims with their evidence, and counterpoints. */
import { isDependent, isSpeech } from '../answers/context.ts';
import { type Index, isKnown, search, type Unit } from '../answers/search.ts';
import { chooseDistinct } from '../ranking/rank.ts';
import { isLight } from '../words/word-lists.ts';
import { relationsIn, subjectRoots } from './essay-subject.ts';

export interface NotesPoint {
  claim: Unit;
  evidence: readonly Unit[];
}

const ADVICE =
  /\b(?:students (?:should|often)|(?:do not|don't|not) confuse|common mistakes?|remember that|be careful|in the exam|let us)\b/i;
/** If at least this many passages have all words of the subject, or the requested relation, the others are dropped. */
const LEAST_RELATED = 3;
/** Shorter passages, such as list items, are no points. */
const LEAST_WORDS = 4;
const MOST = { points: 5, evidence: 2, counterpoints: 2, claims: 2 } as const;
/** The share of a question's words that the notes must contain, and then the share that each passage must cover. */
const LEAST_KNOWN = 0.34;
const LEAST_COVERED = 0.5;
/** Factors for passages with better material, such as the requested relation (for example causes). */
const WORTH = { claim: 1.3, relation: 2, ownWord: 1.2 } as const;
/** The evidence for a claim is at most this many passages away. */
const NEAR = 2;
/** Openings that continue the previous sentence. */
const GOES_ON =
  /^(?:for example|for instance|in (?:one|this|that|\p{Lu})|thus|therefore|so|this|these|as a result|in fact|moreover|also)\b/iu;

const EVIDENCE =
  /\d|\b(?:for example|for instance|such as|e\.g|held that|found that|showed|according to|study|evidence|case|because)\b|(?<=[\p{Ll},]\s)\p{Lu}\p{Ll}+/u;
const CLAIM =
  /\b(?:because|therefore|thus|so that|led to|leads to|results? in|caused?|main|most|important|essential|reason|means that|must|should|advantage|allows?|enables?|brings?|suffer|gain)\b/i;
const COUNTER =
  /\b(?:however|although|though|on the other hand|critics?|criticised|opponents?|disadvantages?|drawbacks?|limitations?|fail(?:s|ed|ure)?|not always|despite|nevertheless|yet|but|objection|controversial|quarrels?)\b/i;
const COUNTER_HEADING =
  /\b(?:disadvantages?|criticisms?|limitations?|problems?|against|weaknesses|objections?)\b/i;

/** Passages about the subject with their weights for an essay, best first. */
function usable(index: Index, question: string): { unit: Unit; score: number }[] {
  const roots = subjectRoots(question, index);
  const known = roots.filter((root) => isKnown(index, root));
  if (known.length === 0 || known.length < roots.length * LEAST_KNOWN) return [];
  const relations = relationsIn(question, index);
  const scores = new Map(search(index, known).map(({ index: place, score }) => [place, score]));
  const found = index.units
    .filter((unit) => unit.passage.kind !== 'formula' && unit.said.split(/\s+/).length >= LEAST_WORDS)
    .filter((unit) => isStatement(unit) && isOnSubject(index, unit, known))
    .map((unit) => {
      const heading = index.source.sections[unit.passage.section]?.heading ?? '';
      const hasRelation = relations.some(
        ({ answered }) => answered.test(unit.said) || answered.test(heading),
      );
      const score =
        (1 + (scores.get(unit.index) ?? 0)) *
        (CLAIM.test(unit.said) ? WORTH.claim : 1) *
        (hasRelation ? WORTH.relation : 1) *
        (coveredShare(unit, known) || LEAST_COVERED) ** 2 *
        (known.some((root) => unit.own.has(root)) ? WORTH.ownWord : 1);
      return { unit, score, hasRelation };
    })
    .sort((a, b) => b.score - a.score);
  const exact = mostOf(found, ({ unit }) => coveredShare(unit, known) === 1);
  return mostOf(exact, ({ hasRelation }) => hasRelation);
}

/** The items that pass a test if there are enough of them, otherwise all. */
function mostOf<Item>(items: readonly Item[], isOfKind: (item: Item) => boolean): Item[] {
  const own = items.filter(isOfKind);
  return own.length >= LEAST_RELATED ? own : [...items];
}

function coveredShare(unit: Unit, known: readonly string[]): number {
  return known.filter((root) => unit.own.has(root) || unit.headings.has(root)).length / known.length;
}

/** Whether a passage states something, unlike a title or advice to the reader. */
function isStatement({ passage: { kind, text } }: Unit): boolean {
  return (kind !== 'paragraph' || /[.!:;"”)]$/.test(text)) && !ADVICE.test(text);
}

/** Whether a passage is about the subject, by its own words, its headings, or the sentence that it continues. */
function isOnSubject(index: Index, unit: Unit, known: readonly string[]): boolean {
  if (coveredShare(unit, known) >= LEAST_COVERED) return true;
  const before = index.units[unit.index - 1];
  const goesOn =
    isDependent(unit.passage, index.source.language) && before?.passage.section === unit.passage.section;
  return goesOn && before !== undefined && isOnSubject(index, before, known);
}

/** Whether a passage supports a claim: it continues it, or shares a word besides the subject's. */
function goesWith(index: Index, unit: Unit, claim: Unit, subject: readonly string[]): boolean {
  if (
    unit.index > claim.index &&
    (isDependent(unit.passage, index.source.language) || GOES_ON.test(unit.said))
  )
    return unit.index === claim.index + 1;
  const shared = [...unit.saidRoots].filter(
    (root) => claim.saidRoots.has(root) && !subject.includes(root) && !isLight(root),
  );
  return shared.length > 0 && EVIDENCE.test(unit.said);
}

/** Whether a passage is a counterargument, by its words or its heading. */
export function isCounter(index: Index, unit: Unit): boolean {
  const heading = index.source.sections[unit.passage.section]?.heading ?? '';
  return COUNTER.test(unit.said) || COUNTER_HEADING.test(heading);
}

/**
 * Chooses the points of an essay, in the order of the notes.
 *
 * @param keepsCounters whether counterarguments count as points too
 */
export function choosePoints(index: Index, question: string, keepsCounters: boolean): NotesPoint[] {
  const found = usable(index, question);
  const claims = found.filter(({ unit }) => keepsCounters || !isCounter(index, unit));
  const ranked = claims.map(({ unit, score }) => ({
    passage: unit.passage,
    index: unit.index,
    keys: unit.own,
    score,
  }));
  const chosen = chooseDistinct(ranked, MOST.points).map((item) => item.index);
  const used = new Set(chosen);
  const subject = subjectRoots(question, index);
  return chosen.flatMap((place) => {
    const claim = index.units[place];
    if (!claim) return [];
    const evidence = (isSpeech(index.source) ? [] : index.units)
      .filter((unit) => unit.passage.section === claim.passage.section && !used.has(unit.index))
      .filter((unit) => Math.abs(unit.index - place) <= NEAR && !isCounter(index, unit))
      .filter((unit) => goesWith(index, unit, claim, subject))
      .filter((unit) => !unit.text.includes(claim.said) && !claim.text.includes(unit.said))
      .sort((a, b) => Math.abs(a.index - place) - Math.abs(b.index - place))
      .slice(0, MOST.evidence);
    for (const unit of evidence) used.add(unit.index);
    return [{ claim, evidence }];
  });
}

/** Passages of the notes that contradict or limit the points. */
export function chooseCounterpoints(index: Index, question: string): Unit[] {
  return usable(index, question)
    .map(({ unit }) => unit)
    .filter((unit) => isCounter(index, unit))
    .slice(0, MOST.counterpoints);
}

/** Claims of the notes that an essay could defend. */
export function chooseClaims(index: Index, question: string): Unit[] {
  return usable(index, question)
    .map(({ unit }) => unit)
    .filter((unit) => CLAIM.test(unit.said) && unit.passage.kind === 'paragraph')
    .slice(0, MOST.claims);
}

/** Whether a point already has a figure, a name, a case or an example. */
export function hasEvidence({ claim, evidence }: NotesPoint): boolean {
  return evidence.length > 0 || EVIDENCE.test(claim.said);
}
