import { expect, test } from 'vitest';
import { readFirestoreRules, readStorageRules } from './rules-emulator.ts';
import { patternMutantsOf, patternsIn } from './rules-pattern-mutants.ts';
import { PATTERN_SAMPLES } from './rules-pattern-samples.ts';

/** Mutants that match the same texts, and why. */
const EQUIVALENT: Readonly<Record<string, string>> = {};

/** A pattern of the rules (RE2) as JavaScript has it, matching a whole text as the rules do. */
function toRegExp(quoted: string): RegExp {
  const pattern = quoted.replaceAll('\\\\', '\\').replaceAll('\\n', '\n');
  const matchesLines = pattern.startsWith('(?s)');
  return new RegExp(`^(?:${matchesLines ? pattern.slice(4) : pattern})$`, matchesLines ? 'su' : 'u');
}

const patterns = [...new Set([readFirestoreRules(), readStorageRules()].flatMap(patternsIn))];
/** A pattern as a title shows it. */
const nameOf = (pattern: string) => (pattern.length > 40 ? `${pattern.slice(0, 40)}…` : pattern);
const samplesOf = (pattern: string) => PATTERN_SAMPLES[pattern] ?? { matches: [], refuses: [] };

/** The first sample that a pattern takes otherwise than it should. */
function firstMistake(pattern: string, by: string): string | undefined {
  const { matches, refuses } = samplesOf(by);
  const expression = toRegExp(pattern);
  return matches.find((text) => !expression.test(text)) ?? refuses.find((text) => expression.test(text));
}

test('every pattern of the rules has samples, and every sample a pattern', () => {
  expect(Object.keys(PATTERN_SAMPLES).sort()).toEqual([...patterns].sort());
});

test.each(patterns.map((pattern) => [nameOf(pattern), pattern] as const))(
  '%s matches and refuses its samples',
  (_, pattern) => {
    expect(firstMistake(pattern, pattern)).toBeUndefined();
  },
);

const mutants = patterns.flatMap((pattern) =>
  patternMutantsOf(pattern).map((mutant) => ({ ...mutant, original: pattern })),
);

test.each(mutants.map((mutant) => [mutant.what, nameOf(mutant.original), mutant] as const))(
  'a sample detects %s in %s',
  (what, _, mutant) => {
    const { original } = mutant;
    const isDetected = firstMistake(mutant.pattern, original) !== undefined;
    expect(isDetected).toBe(!(`${original}: ${what}` in EQUIVALENT));
  },
);

test('every equivalent mutant is one of those that are made', () => {
  const titles = new Set(mutants.map(({ original, what }) => `${original}: ${what}`));
  expect(Object.keys(EQUIVALENT).filter((title) => !titles.has(title))).toEqual([]);
});
