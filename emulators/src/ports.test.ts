import { expect, test } from 'vitest';
import { readFirebaseJson } from './firebase-json.ts';
import { portsInUseBy, portsOf } from './ports.ts';

test('dev has the ports of firebase.json, test those plus 10,000', () => {
  const dev = portsOf('dev');
  expect(dev).toMatchObject({
    auth: 9099,
    firestore: 8080,
    firestoreWebsocket: 9150,
    web: 5173,
    gemini: 4610,
    flutterwave: 4620,
  });
  expect(portsOf('test')).toEqual(
    Object.fromEntries(Object.entries(dev).map(([name, port]) => [name, port + 10_000])),
  );
});

test('no two modes have a port in common', () => {
  const all = (['dev', 'test', 'restore'] as const).flatMap((mode) => Object.values(portsOf(mode)));
  expect(new Set(all).size).toBe(all.length);
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
