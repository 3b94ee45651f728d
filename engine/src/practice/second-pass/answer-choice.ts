/** Chooses the option of a question that the passage supports most, without knowing the key. */

import { meaningsIn } from '../terms.ts';
import { coverage, type Evidence, exactCoverage, rootsAsked, squeezed, type Unit } from './evidence.ts';

/** How much a unit counts: what stands in one clause belongs together, what stands in two sentences may not. */
const WEIGHTS = { clause: 1, sentence: 0.85, pair: 0.6 } as const;
/** The weight of a unit that only mentions what the question names. */
const MENTIONED = 0.6;
/** The weight of an option that only repeats the question. */
const REPEATED = 0.5;
const LEAST = 0.4;
/** By how much the best option must lead. */
const LEAD = 0.04;
const OPERATOR = /[=+−*/×÷^√²³₀-₉→⇌<>≤≥]/u;

/** How well the passage supports each option as the answer to a prompt, from 0 to 1. */
export function supportOf(prompt: string, options: readonly string[], evidence: Evidence): number[] {
  const asked = rootsAsked(prompt, evidence.language);
  const weighted: [number, readonly Unit[]][] = [
    [WEIGHTS.clause, evidence.clauses],
    [WEIGHTS.sentence, evidence.sentences],
    [WEIGHTS.pair, evidence.pairs],
  ];
  const places = weighted.flatMap(([weight, units]) =>
    units.map((unit) => ({
      unit,
      share: weight * coverage(asked, unit, evidence.language) * (isAbout(asked, unit) ? 1 : MENTIONED),
    })),
  );
  const best = places.filter(({ share }) => share > LEAST / 2);
  return options.map((option) => {
    const own = meaningsIn(option, evidence.language);
    const wanted = own.filter((root) => !asked.includes(root));
    const covered = (unit: Unit) =>
      OPERATOR.test(option) || own.length === 0
        ? Number(squeezed(unit.text).includes(squeezed(option).replace(/\.$/, '')))
        : wanted.length > 0
          ? exactCoverage(wanted, unit, evidence.language)
          : REPEATED * exactCoverage(own, unit, evidence.language);
    return Math.max(0, ...best.map(({ unit, share }) => share * covered(unit)));
  });
}

/** Longer questions say more than what they are about. */
const MOST_NAMED = 3;

/** Whether a unit begins or ends with what a short question names, as definitions do. */
function isAbout(asked: readonly string[], { roots }: Unit): boolean {
  if (asked.length > MOST_NAMED) return true;
  return [roots.slice(0, asked.length), roots.slice(-asked.length)].some((part) =>
    asked.every((root) => part.includes(root)),
  );
}

/**
 * The index of the option that answers a question by the passage; for a question with 'not', of the only one that the
 * passage doesn't support.
 *
 * @returns null if no option is clearly right
 */
export function answerChoice(prompt: string, options: readonly string[], evidence: Evidence): number | null {
  if (/\bwhich of these is not\b/i.test(prompt)) return exceptionAmong(prompt, options, evidence);
  const support = supportOf(prompt, options, evidence);
  const ranked = [...support].sort((one, other) => other - one);
  const [first = 0, second = 0] = ranked;
  return first >= LEAST && first - second >= LEAD ? support.indexOf(first) : null;
}

/** A member must have this share of the support of the best one, and the exception less than the second. */
const MEMBER = { least: 0.6, most: 0.5 } as const;

function exceptionAmong(prompt: string, options: readonly string[], evidence: Evidence): number | null {
  const support = supportOf(prompt, options, evidence);
  const best = Math.max(...support);
  const out = support.flatMap((share, index) => (share < best * MEMBER.most ? [index] : []));
  const inside = support.filter((share) => share >= best * MEMBER.least);
  return best >= LEAST / 2 && out.length === 1 && inside.length === options.length - 1
    ? (out[0] ?? null)
    : null;
}
