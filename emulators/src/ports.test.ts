import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFirebaseJson } from './firebase-json.ts';
import { portsInUseBy, portsOf } from './ports.ts';

beforeEach(() => void vi.stubEnv('AKADA_PORT_SHIFT', ''));
afterEach(() => void vi.unstubAllEnvs());

test('dev has the ports of firebase.json, test those plus 10,000', () => {
  const dev = portsOf('dev');
  expect(dev).toMatchObject({
    auth: 9099,
    firestore: 8080,
    firestoreWebsocket: 9150,
    web: 5173,
    gemini: 4610,
    flutterwave: 4620,
    scanner: 4630,
  });
  expect(portsOf('test')).toEqual(
    Object.fromEntries(Object.entries(dev).map(([name, port]) => [name, port + 10_000])),
  );
});

test('no two modes have a port in common', () => {
  const all = (['dev', 'test', 'restore'] as const).flatMap((mode) => Object.values(portsOf(mode)));
  expect(new Set(all).size).toBe(all.length);
});

test('AKADA_PORT_SHIFT moves every port of every mode', () => {
  const before = portsOf('test');
  vi.stubEnv('AKADA_PORT_SHIFT', '1000');
  expect(portsOf('test')).toEqual(
    Object.fromEntries(Object.entries(before).map(([name, port]) => [name, port + 1_000])),
  );
});

test.each(['-1', '1.5', 'ten', '10000'])('refuses %s as AKADA_PORT_SHIFT', (shift) => {
  vi.stubEnv('AKADA_PORT_SHIFT', shift);
  expect(() => portsOf('test')).toThrow('AKADA_PORT_SHIFT must be a whole number');
});

test('a port that firebase.json lacks is named', () => {
  const { auth: _, ...emulators } = readFirebaseJson().emulators;
  expect(() => portsOf('dev', { ...readFirebaseJson(), emulators })).toThrow('emulators.auth.port');
});

test('what the CLI starts beside the services is counted', () => {
  expect(portsInUseBy(['auth'])).toEqual(['auth', 'hub', 'logging']);
  expect(portsInUseBy(['firestore', 'functions'])).toEqual(
    expect.arrayContaining(['firestoreWebsocket', 'eventarc', 'tasks']),
  );
});
