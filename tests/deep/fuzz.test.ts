import { describe, expect, test } from 'vitest';
import { DEVICE_RESULTS } from '../support/fuzz/device-results.ts';
import { FOCUS } from '../support/fuzz/focus.ts';
import { judgeDocuments, toReadableJson, type Verdict } from '../support/fuzz/judge-documents.ts';
import { OWNED } from '../support/fuzz/owned.ts';
import { PRACTICE } from '../support/fuzz/practice.ts';
import type { Target } from '../support/fuzz/target.ts';
import { TICKETS } from '../support/fuzz/tickets.ts';
import { VAULT } from '../support/fuzz/vault.ts';
import { affectedPaths } from '../support/rules/blocks.ts';
import { readFirestoreRules } from '../support/rules/emulator.ts';
import { sampleOf } from '../support/sample.ts';

const PROJECT = 'demo-akada-fuzz';
const DOCUMENTS = 1_000;
/** Set AKADA_FUZZ_SEED to another number to make other documents: AKADA_FUZZ_SEED=7 npm run test:deep. */
const SEED = Number(process.env.AKADA_FUZZ_SEED ?? 20_260_301);
/** The least number of documents that must be allowed, and that must be denied, for a run to say anything. */
const MINIMUM_EACH = DOCUMENTS / 5;

const TARGETS: readonly Target[] = [...OWNED, ...DEVICE_RESULTS, ...FOCUS, ...PRACTICE, ...VAULT, ...TICKETS];

const { sample, description } = sampleOf(TARGETS, 12);
process.stdout.write(`Collections with fuzzed documents: ${description}\n`);

const rules = readFirestoreRules();

function describeVerdict({ what }: Target, { index, mutation, data, rules, schema }: Verdict): string {
  const verdict = (isAccepted: boolean) => (isAccepted ? 'accept' : 'reject');
  return [
    `${what}: rules ${verdict(rules)}, schema ${verdict(schema)}s: ${mutation ?? 'no mutation'}`,
    `seed ${SEED}, document ${index}: ${toReadableJson(data)}`,
  ].join('\n');
}

describe(`the rules and the schema agree on ${DOCUMENTS} mutations of`, () => {
  test.each(sample.map((target) => [target.what, target] as const))('%s', async (_, target) => {
    const verdicts = await judgeDocuments(PROJECT, rules, target, DOCUMENTS, SEED);
    const differing = verdicts.filter(({ rules, schema }) => rules !== schema);
    expect(differing.map((verdict) => describeVerdict(target, verdict)).join('\n')).toBe('');
    const allowed = verdicts.filter(({ rules }) => rules).length;
    expect(allowed).toBeGreaterThan(MINIMUM_EACH);
    expect(DOCUMENTS - allowed).toBeGreaterThan(MINIMUM_EACH);
  });
});

test('every block of the rules that allows writes is fuzzed', () => {
  const writable = [...rules.matchAll(/allow ([^:]*):/g)]
    .filter(([, verbs = '']) => /create|update|write/.test(verbs))
    .flatMap(({ index }) => affectedPaths(rules, index));
  expect([...new Set(TARGETS.map(({ block }) => block))].sort()).toEqual([...new Set(writable)].sort());
});
