/** Ranks passages by how central they are to a text (TextRank), and selects distinct ones (MMR). */
import type { Passage, Source } from '../reading/source.ts';
import { isOnlyFigures } from '../reading/tables.ts';
import { countWords } from '../text/text.ts';
import { rootsOf } from '../words/roots.ts';

const DAMPING = 0.85;
const ROUNDS = 20;
/** With more passages than this, only those of one section and the longest of the others are compared. */
const MOST_COMPARED = 400;
/** The weight of relevance in a selection; the rest is the distance from passages selected before. */
const RELEVANCE = 0.7;

/** The extra weight of the first sentence of a section. */
const LEAD_WORTH = 0.8;

export interface Ranked {
  passage: Passage;
  /** Index in the source. */
  index: number;
  keys: ReadonlySet<string>;
  score: number;
}

/** What the last sentence of a section loses: texts end on examples and asides. */
const LAST_WORTH = 0.4;
/** A section with at least this many passages has a last one. */
const LEAST_WITH_LAST = 3;
/** What a step of a worked example loses: the rule before it matters. */
const WORKED_WORTH = 1;
const EXAMPLE = /^(?:worked )?(?:example|exemple|ex\.)(?: \d+)?\s*[:.]/i;
const LEAST_WEIGHT = 0.1;

const CUES =
  /\b(?:important|importance|main|chief|key|major|essential|must|always|never|unless|except|defined|means|called|known as|consists?|because|therefore|causes?|leads? to|results? in|law|principle|theorem|rule|first|second|third|finally|difference|unlike|whereas|held that|concluded|discovered|founded|elected|signed)\b/i;
/** Sentences that may say what a thing is, in English and French. */
const DEFINES =
  /\b(?:is|are|was|were)\s+(?:an?|the|any)\s+\p{L}+|(?:^|\s)(?:est|sont)\s+(?:une?|les?|la|des)\s|(?:^|\s)(?:est|sont)\s+l['’]|\sjẹ́\s|\sbụ\s|\s(?:shi ne|ita ce)\s|\p{sc=Han}是|\s(?:هو|هي)\s/u;
/** Sentences that name the members of a group. */
const ENUMERATES =
  /\b(?:two|three|four|five|six|seven|deux|trois|quatre|cinq|types?|kinds?|stages?|factors?|facteurs?|parts?|features?)\b.*,.*\s(?:and|or|et|ou)\s/i;
/** Lines of handouts without any content to learn. */
const FURNITURE =
  /^(?:page \d+|\d+|copyright\b.*|©.*|all rights reserved.*|table of contents|contents|references|bibliography|(?:[^.]{0,60} )?(?:class|lecture|revision) notes?(?: \(.*\))?|prepared by.*|(?:course|lecturer|department|date|name|class|matric(?:ulation)? (?:no|number))\s*:.*|www\..*|https?:.*)\.?$/i;

/** What a lecturer says about the lecture. */
const CHATTER =
  /^(?:today|tomorrow|last (?:time|week)|next (?:time|week)|let (?:us|me)|welcome|please|you remember|any questions?|that is (?:all|it) for|one more thing|for next week|some(?:body|one) (?:asked|gave|said)|can (?:you|those|everybody|everyone) (?:hear|see)|are you with|write (?:that|this|it|them) down|number them|you (?:can laugh|must know both)|bring|submit|write (?:an?|one|two|three)|see you|we (?:continue|stop)|that['’]s (?:it|all) for|read (?:up|chapter|pages?)|you['’]re welcome|settle)\b/i;

/** Whether a passage can be quoted: a sentence or a substantial line of content. */
export function isQuotable({ kind, text, speech }: Passage): boolean {
  if (speech && CHATTER.test(text)) return false;
  if (kind === 'row' && isOnlyFigures(text)) return false;
  if (kind === 'code' || FURNITURE.test(text.trim())) return false;
  return kind === 'formula' || kind === 'row' || countWords(text) >= (kind === 'item' ? 1 : 4);
}

/**
 * Ranks the passages of a source, in its order. Text that is repeated on several pages counts once.
 *
 * @param worth an extra weight for a passage's text: definitions and rules matter more than their links show
 */
export function rankPassages(source: Source, worth: (text: string) => number = () => 0): Ranked[] {
  const seen = new Set<string>();
  const all = source.passages.flatMap((passage, index) => {
    const same = passage.text.toLowerCase();
    if (!isQuotable(passage) || seen.has(same)) return [];
    seen.add(same);
    return [{ passage, index, keys: new Set(rootsOf(passage.text, source.language)), score: 0 }];
  });
  const compared =
    all.length <= MOST_COMPARED
      ? all
      : all.filter((_, place) => place % Math.ceil(all.length / MOST_COMPARED) === 0);
  const scores = textRank(compared);
  const byItem = new Map(compared.map((item, place) => [item, scores[place] ?? 0]));
  const headings = source.sections.map(({ heading }) => new Set(rootsOf(heading ?? '', source.language)));
  const places = placesIn(all);
  const worked = workedSteps(source.passages);
  return all.map((item, index) => {
    const { section, text } = item.passage;
    const place = places[index] ?? 0;
    const weight = Math.max(
      LEAST_WEIGHT,
      weightOf(item, headings[section]) + place + worth(text) - (worked.has(text) ? WORKED_WORTH : 0),
    );
    return { ...item, score: Math.sqrt(byItem.get(item) ?? 1) * weight };
  });
}

/** The extra weight of each item for its place: a section begins with what it is about. */
function placesIn(items: readonly Ranked[]): number[] {
  const counts = new Map<number, number>();
  for (const { passage } of items) counts.set(passage.section, (counts.get(passage.section) ?? 0) + 1);
  return items.map(({ passage: { section, kind } }, index) => {
    if (items[index - 1]?.passage.section !== section) return LEAD_WORTH;
    const isLast = items[index + 1]?.passage.section !== section;
    return isLast && kind === 'paragraph' && (counts.get(section) ?? 0) >= LEAST_WITH_LAST ? -LAST_WORTH : 0;
  });
}

/** The texts of worked examples: from 'Example: …' on, as long as there are figures. */
function workedSteps(passages: readonly Passage[]): Set<string> {
  const steps = new Set<string>();
  let section = -1;
  for (const passage of passages) {
    if (EXAMPLE.test(passage.text)) section = passage.section;
    else if (section !== passage.section || !/\d/.test(passage.text)) section = -1;
    if (section !== -1) steps.add(passage.text);
  }
  return steps;
}

function weightOf({ passage, keys }: Ranked, heading: ReadonlySet<string> | undefined): number {
  let weight = 1;
  if (heading && [...heading].some((key) => keys.has(key))) weight += 0.2;
  if (CUES.test(passage.text)) weight += 0.3;
  if (passage.kind === 'formula')
    weight += (passage.text.match(/\d+(?:[.,]\d+)?/g)?.length ?? 0) >= 2 ? -0.3 : 1.5;
  if (/^(?:Ex|Example|E\.g)\b|^If\b.*\d.*\d/.test(passage.text)) weight -= 0.5;
  if (/^(?:we|you|i|today|next week)\b/i.test(passage.text)) weight -= 0.6;
  if (DEFINES.test(passage.text)) weight += 0.5;
  if (/\b(?:forms?|occurs?|develops?|happens?|comes?) (?:when|where|because|from)\b/.test(passage.text))
    weight += 0.3;
  if (ENUMERATES.test(passage.text)) weight += 0.4;
  if (/\b(?:causes?|leads? to|results? in|provoquent?|entra[iî]nent?)\b/u.test(passage.text)) weight += 0.3;
  if (passage.text.endsWith('?') || /^(?:for example|e\.g|see |note that you)/i.test(passage.text))
    weight -= 0.5;
  if (passage.text.length > 350) weight -= 0.2;
  return Math.max(LEAST_WEIGHT, weight);
}

function textRank(items: readonly Ranked[]): number[] {
  const links = items.map((a, from) => items.map((b, to) => (from === to ? 0 : likeness(a.keys, b.keys))));
  const totals = links.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  let scores = items.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = scores;
    scores = items.map((_, to) => {
      let sum = 0;
      for (let from = 0; from < items.length; from += 1) {
        const weight = links[from]?.[to] ?? 0;
        if (weight > 0) sum += (weight / (totals[from] || 1)) * (before[from] ?? 0);
      }
      return 1 - DAMPING + DAMPING * sum;
    });
  }
  return scores;
}

function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = sharedCount(a, b);
  return shared === 0 ? 0 : shared / (Math.log(a.size + 1) + Math.log(b.size + 1));
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const key of a) if (b.has(key)) shared += 1;
  return shared;
}

/** The best `count` passages, none of which mostly repeats another, in the order of the source. */
export function chooseDistinct(items: readonly Ranked[], count: number): Ranked[] {
  const best = Math.max(1e-9, ...items.map(({ score }) => score));
  const left = new Set(items);
  const chosen: Ranked[] = [];
  while (chosen.length < count && left.size > 0) {
    let next: Ranked | undefined;
    let top = Number.NEGATIVE_INFINITY;
    for (const item of left) {
      const closest = Math.max(
        0,
        ...chosen.map(
          (other) => sharedCount(item.keys, other.keys) / (Math.min(item.keys.size, other.keys.size) || 1),
        ),
      );
      const value = RELEVANCE * (item.score / best) - (1 - RELEVANCE) * closest;
      if (value > top && closest < 0.85) [next, top] = [item, value];
    }
    if (!next) break;
    left.delete(next);
    chosen.push(next);
  }
  return chosen.sort((a, b) => a.index - b.index);
}
