import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type FirebaseJson, readFirebaseJson } from '../firebase-json.ts';
import type { Mode } from '../modes.ts';
import { ROOT } from '../paths.ts';
import { localConfig } from './local-config.ts';

const production = readFirebaseJson();

function headersOf(config: FirebaseJson): Record<string, string>[] {
  return config.hosting.headers.map(({ headers }) =>
    Object.fromEntries(headers.map(({ key, value }) => [key, value])),
  );
}

/** A policy as directive -> sources. */
function policyOf(config: FirebaseJson): Record<string, string[]> {
  const value = headersOf(config)[0]?.['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    value.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

test.each([
  ['dev', 0],
  ['test', 10_000],
] as const)(
  'the policy of %s is that of production plus the emulators where they are reached',
  (mode, shift) => {
    const local = policyOf(localConfig(production, mode));
    const policy = policyOf(production);
    const at = (...ports: number[]) => ports.map((port) => `http://127.0.0.1:${port + shift}`);
    const added: Record<string, string[]> = {
      'connect-src': at(9099, 8080, 5001, 9199),
      'img-src': at(9199),
      'media-src': at(9199),
      'script-src': at(4620),
      'frame-src': at(4620),
    };
    expect(Object.keys(policy)).toEqual(expect.arrayContaining(Object.keys(added)));
    expect(local).toEqual(
      Object.fromEntries(
        Object.entries(policy).map(([name, sources]) => [name, [...sources, ...(added[name] ?? [])]]),
      ),
    );
  },
);

test('pictures and videos come from Storage, workers from here, scripts from here but for the checkout’s', () => {
  const policy = policyOf(production);
  expect(policy['img-src']).toContain('https://firebasestorage.googleapis.com');
  expect(policy['media-src']).toContain('https://firebasestorage.googleapis.com');
  expect(policy['script-src']).toEqual([
    "'self'",
    // tests/first-script.test.ts compares it with the script of index.html.
    expect.stringMatching(/^'sha256-\S+='$/),
    "'wasm-unsafe-eval'",
    'https://checkout.flutterwave.com/v3.js',
  ]);
  expect(policy['worker-src']).toEqual(["'self'"]);
});

test('the real checkout finds its page and what its script asks; what it reports to others goes nowhere', () => {
  const policy = policyOf(production);
  expect(policy['frame-src']).toEqual(['https://*.flutterwave.com', 'https://*.f4b-flutterwave.com']);
  expect(policy['connect-src']).toContain('https://api.ravepay.co');
  expect(policy['connect-src']?.filter((source) => source.includes('flutterwave'))).toEqual([]);
});

test('the PDF reader’s worker gets the policy: it is sent with every file, and nothing else sets another', () => {
  const [everywhere, ...others] = production.hosting.headers;
  expect(everywhere?.source).toBe('**');
  expect(others.flatMap(({ headers }) => headers.map(({ key }) => key))).toEqual(['Cache-Control']);
});

test('the other headers are those of production, but for Strict-Transport-Security', () => {
  const local = headersOf(localConfig(production, 'dev'));
  const expected = headersOf(production).map((headers, i) => {
    const { 'Strict-Transport-Security': _, 'Content-Security-Policy': policy, ...rest } = headers;
    return policy ? { ...rest, 'Content-Security-Policy': local[i]?.['Content-Security-Policy'] } : rest;
  });
  expect(headersOf(production)[0]).toHaveProperty('Strict-Transport-Security');
  expect(local).toEqual(expected);
});

test('rules, functions and rewrites are those of production; the pages and the functions’ parameters are local', () => {
  const { hosting, emulators: _, ...rest } = localConfig(production, 'dev');
  const { hosting: productionHosting, emulators: __, ...productionRest } = production;
  expect(rest).toEqual({
    ...productionRest,
    functions: production.functions.map((codebase) => ({ ...codebase, configDir: '.akada/functions/dev' })),
  });
  expect({ ...hosting, headers: [] }).toEqual({
    ...productionHosting,
    headers: [],
    public: 'web/dist-local',
  });
});

test('only in tests do further projects begin with rules that deny everything', () => {
  const rulesOf = (mode: Mode) => localConfig(production, mode).firestore.rules;
  expect(rulesOf('dev')).toBe('firestore.rules');
  expect(rulesOf('restore')).toBe('firestore.rules');
  const allows = readFileSync(join(ROOT, rulesOf('test')), 'utf8').match(/\ballow\b.*/g);
  expect(allows).toEqual(['allow read, write: if false;']);
});

test('the tests have no port in common with a running dev suite', () => {
  const portsOf = (mode: 'dev' | 'test') =>
    Object.values(localConfig(production, mode).emulators).flatMap((entry) =>
      typeof entry === 'object' ? [entry.port, entry.websocketPort].filter((port) => port !== undefined) : [],
    );
  const dev = portsOf('dev');
  expect(dev).toHaveLength(11);
  expect(portsOf('test')).toEqual(dev.map((port) => port + 10_000));
});

test('firebase.json is not changed by it', () => {
  const before = structuredClone(production);
  localConfig(production, 'test');
  expect(production).toEqual(before);
});
