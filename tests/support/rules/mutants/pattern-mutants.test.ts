import { expect, test } from 'vitest';
import { readFirestoreRules, readStorageRules } from '../emulator.ts';
import { patternMutantsOf, patternsIn } from './pattern-mutants.ts';
import { PATTERN_SAMPLES } from './pattern-samples.ts';

/** The mutants that match the same texts as the pattern, with the reason. */
const EQUIVALENT: Readonly<Record<string, string>> = {};

/** Converts a pattern of the rules (RE2) to JavaScript. It matches a whole text, as in the rules. */
function toRegExp(quoted: string): RegExp {
  const pattern = quoted.replaceAll('\\\\', '\\').replaceAll('\\n', '\n');
  const matchesLines = pattern.startsWith('(?s)');
  return new RegExp(`^(?:${matchesLines ? pattern.slice(4) : pattern})$`, matchesLines ? 'su' : 'u');
}

const patterns = [...new Set([readFirestoreRules(), readStorageRules()].flatMap(patternsIn))];
/** A pattern in a title, shortened. */
const nameOf = (pattern: string) => (pattern.length > 40 ? `${pattern.slice(0, 40)}…` : pattern);
const samplesOf = (pattern: string) => PATTERN_SAMPLES[pattern] ?? { matches: [], refuses: [] };

/** Returns the first sample that a pattern matches or rejects by mistake. */
function firstMistake(pattern: string, by: string): string | undefined {
  const { matches, refuses } = samplesOf(by);
  const expression = toRegExp(pattern);
  return matches.find((text) => !expression.test(text)) ?? refuses.find((text) => expression.test(text));
}

test('every pattern of the rules has samples, and every sample a pattern', () => {
  expect(Object.keys(PATTERN_SAMPLES).sort()).toEqual([...patterns].sort());
});

test.each(patterns.map((pattern) => [nameOf(pattern), pattern] as const))(
  '%s matches and rejects the right samples',
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

test('every equivalent mutant is a mutant of a pattern', () => {
  const titles = new Set(mutants.map(({ original, what }) => `${original}: ${what}`));
  expect(Object.keys(EQUIVALENT).filter((title) => !titles.has(title))).toEqual([]);
});
