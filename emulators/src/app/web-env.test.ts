import { expect, test } from 'vitest';
import { webEnv } from './web-env.ts';

test('the web app of the tests talks to the emulators of the tests', () => {
  const env = webEnv('test');
  expect(JSON.parse(env.VITE_EMULATORS)).toEqual({
    auth: 'http://127.0.0.1:19099',
    firestore: { host: '127.0.0.1', port: 18080 },
    functions: { host: '127.0.0.1', port: 15001 },
    storage: { host: '127.0.0.1', port: 19199 },
  });
  expect(JSON.parse(env.VITE_FIREBASE_CONFIG)).toMatchObject({
    projectId: 'demo-akada-test',
    storageBucket: 'demo-akada-test.appspot.com',
  });
  expect(env.VITE_STUDY_ENGINE).toBe('local');
  expect(env.VITE_PAYMENTS).toBe('local');
});
