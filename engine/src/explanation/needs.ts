/** The words of a concept that its name in the notes leaves out, and where the notes must have them. */
import type { Source } from '../reading/source.ts';
import { type Name, rootsIn } from './names.ts';
import type { Statement } from './statements.ts';

/** A word in at least so many passages, and in such a share of them, is a topic of the notes. */
const TOPICAL = { passages: 4, share: 0.1 } as const;

/** The needs of a name without the topics of the notes: 'a point source of pollution' in notes on pollution. */
export function needsOutsideTopic(
  { needs, term }: Name,
  concept: string,
  counts: ReadonlyMap<string, number>,
  { passages, language }: Source,
): readonly string[] {
  // A single word is too general: 'conservation' isn't the conservation of energy.
  if (!/\sof\s/.test(concept) || rootsIn(term, language).length < 2) return needs;
  const least = Math.max(TOPICAL.passages, passages.length * TOPICAL.share);
  return needs.filter((root) => (counts.get(root) ?? 0) < least);
}

/** How many passages have each root. */
export function countPassagesByRoot({ passages, language }: Source): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of passages)
    for (const root of new Set(rootsIn(text, language))) counts.set(root, (counts.get(root) ?? 0) + 1);
  return counts;
}

export function headingsOf({ sections, language }: Source) {
  const title = sections.find(({ heading }) => heading !== null)?.heading ?? '';
  const all = new Set(sections.flatMap(({ heading }) => rootsIn(heading ?? '', language)));
  const of = ({ passage }: Statement) =>
    new Set(rootsIn(`${title} ${sections[passage.section]?.heading ?? ''}`, language));
  return { all, of };
}

/** Whether the words that a name leaves out are in a statement or in the headings above it. */
export function hasNear(
  statements: readonly Statement[],
  place: number,
  needs: Name['needs'],
  { language }: Source,
  headings: ReadonlySet<string>,
): boolean {
  if (needs.length === 0) return true;
  const { text = '', under = '' } = statements[place] ?? {};
  const roots = new Set(rootsIn(`${under} ${text}`, language));
  return needs.every((root) => headings.has(root) || roots.has(root));
}
