/** Judges whether a statement is true by the passage, from the words that both have and their order. */
import { coverage, type Evidence, has, type Unit, unitOf, weightIn } from './evidence.ts';

/** A statement and the passage are about the same from this share of common words on. */
const SAME_SUBJECT = 0.5;
/** A true statement has this share of its words in one sentence, and this share in the same order. */
const TRUE = { words: 0.92, order: 0.85 } as const;
const CONTRAST = /;|\b(?:whereas|while|but)\b/i;
/** A statement with this share of a sentence's words says all of it. */
const WHOLE = 0.7;
/** 'X means Y' may be written as 'Y is called X'. */
const DEFINES =
  /”\s(?:means|fits this description)\b|\b(?:is|are|was|were) (?:called|known as)\b|^.{3,70}?\s(?:is|are|was|were) (?:an?|the|any)\s/iu;
const FRAME = /\bthe (?:answer to|term) “|\b(?:means|fits this description)\b/giu;

/** @returns null if the passage doesn't say */
export function judgeClaim(claim: string, evidence: Evidence): boolean | null {
  const { language } = evidence;
  const said = unitOf(claim.replace(FRAME, ' '), language);
  if (said.roots.length < 2) return null;
  const mayTurn = DEFINES.test(claim);
  const judged = (unit: Unit, turns: boolean) => ({
    words: coverage(said.roots, unit, language),
    order: turns
      ? Math.max(inOrder(said.roots, unit.roots, evidence), turned(said.roots, unit.roots, evidence))
      : inOrder(said.roots, unit.roots, evidence),
    isSameSign: said.isNegative === unit.isNegative,
    unit,
  });
  // In 'A is B, whereas C is D', a statement about A that ends like the one about C is wrong.
  const isOneClaim = ({ text, roots }: Unit) =>
    !CONTRAST.test(text) || said.roots.length >= roots.length * WHOLE;
  const all = [
    ...evidence.sentences.map((unit) => ({ ...judged(unit, false), mayBeTrue: isOneClaim(unit) })),
    ...evidence.clauses.map((unit) => ({ ...judged(unit, mayTurn), mayBeTrue: true })),
  ];
  if (
    all.some(
      ({ words, order, isSameSign, mayBeTrue }) =>
        mayBeTrue && words >= TRUE.words && order >= TRUE.order && isSameSign,
    )
  )
    return true;
  return Math.max(0, ...all.map(({ words }) => words)) < SAME_SUBJECT ? null : false;
}

/** The share of the roots that stand in the same order in a unit (longest common subsequence). */
export function inOrder(
  claim: readonly string[],
  unit: readonly string[],
  { language }: Pick<Evidence, 'language'>,
): number {
  const weight = (root: string) => weightIn(root, language);
  let row = new Array<number>(unit.length + 1).fill(0);
  for (const root of claim) {
    const next = [0];
    for (const [index, said] of unit.entries()) {
      const both =
        root === said || has(singleton(said), root, language) ? (row[index] ?? 0) + weight(root) : 0;
      next.push(Math.max(both, row[index + 1] ?? 0, next[index] ?? 0));
    }
    row = next;
  }
  const all = claim.reduce((sum, root) => sum + weight(root), 0);
  return all === 0 ? 0 : (row.at(-1) ?? 0) / all;
}

const singletons = new Map<string, Unit>();
const MOST_CACHED = 5_000;

function singleton(root: string): Unit {
  const known = singletons.get(root);
  if (known) return known;
  if (singletons.size >= MOST_CACHED) singletons.clear();
  const unit: Unit = { text: root, roots: [root], set: new Set([root]), isNegative: false };
  singletons.set(root, unit);
  return unit;
}

/** The same for a claim whose beginning stands at the end of the unit. */
function turned(claim: readonly string[], unit: readonly string[], evidence: Evidence): number {
  const cuts = [1, 2, 3].filter((cut) => cut < claim.length);
  return Math.max(
    0,
    ...cuts.map((cut) => inOrder([...claim.slice(cut), ...claim.slice(0, cut)], unit, evidence)),
  );
}
