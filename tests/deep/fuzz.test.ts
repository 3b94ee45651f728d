import { describe, expect, test } from 'vitest';
import { shown, type Verdict, verdictsOf } from '../support/fuzz.ts';
import { FOCUS } from '../support/fuzz-focus.ts';
import { OWNED } from '../support/fuzz-owned.ts';
import type { Target } from '../support/fuzz-target.ts';
import { TICKETS } from '../support/fuzz-tickets.ts';
import { VAULT } from '../support/fuzz-vault.ts';
import { pathsDecidedAt } from '../support/rule-blocks.ts';
import { readFirestoreRules } from '../support/rules-emulator.ts';

const PROJECT = 'demo-akada-fuzz';
const DOCUMENTS = 1_000;
/** Another one makes other documents: AKADA_FUZZ_SEED=7 npm run test:deep. */
const SEED = Number(process.env.AKADA_FUZZ_SEED ?? 20_260_301);
/** Of the documents, how many at least have to be allowed, and as many refused. */
const ENOUGH = DOCUMENTS / 5;

const TARGETS: readonly Target[] = [...OWNED, ...FOCUS, ...VAULT, ...TICKETS];

const rules = readFirestoreRules();

function told({ what }: Target, { index, bent, data, rules, schema }: Verdict): string {
  const verdict = (yes: boolean) => (yes ? 'take' : 'refuse');
  return [
    `${what}: rules ${verdict(rules)}, schema ${verdict(schema)}s: ${bent ?? 'nothing bent'}`,
    `seed ${SEED}, document ${index}: ${shown(data)}`,
  ].join('\n');
}

describe(`rules and schema say the same of ${DOCUMENTS} documents:`, () => {
  test.each(TARGETS.map((target) => [target.what, target] as const))('%s', async (_, target) => {
    const verdicts = await verdictsOf(PROJECT, rules, target, DOCUMENTS, SEED);
    const differing = verdicts.filter(({ rules, schema }) => rules !== schema);
    expect(differing.map((verdict) => told(target, verdict)).join('\n')).toBe('');
    const allowed = verdicts.filter(({ rules }) => rules).length;
    expect(allowed).toBeGreaterThan(ENOUGH);
    expect(DOCUMENTS - allowed).toBeGreaterThan(ENOUGH);
  });
});

test('every document that a client may write is among them', () => {
  const writable = [...rules.matchAll(/allow ([^:]*):/g)]
    .filter(([, verbs = '']) => /create|update|write/.test(verbs))
    .flatMap(({ index }) => pathsDecidedAt(rules, index));
  expect([...new Set(TARGETS.map(({ block }) => block))].sort()).toEqual([...new Set(writable)].sort());
});
