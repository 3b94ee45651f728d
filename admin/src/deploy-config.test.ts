import { readFirebaseJson } from '@akada/emulators/firebase-json';
import { expect, test } from 'vitest';
import { deployConfig } from './deploy-config.ts';

const before = readFirebaseJson();
const deployed = deployConfig(before, 'akada-live');

test('the browser may call the functions of its own project only', () => {
  const hosts = JSON.stringify(deployed).match(/https:\/\/[^\s;"]*cloudfunctions\.net/g);
  expect(hosts).toEqual(['https://europe-west1-akada-live.cloudfunctions.net']);
});

test('everything else is as in firebase.json', () => {
  const text = JSON.stringify(deployed).replace('europe-west1-akada-live.', '*.');
  expect(JSON.parse(text)).toEqual(before);
});

test('only a build with App Check allows Google, in the directives that need it', () => {
  const policyOf = (config: typeof before) =>
    config.hosting.headers
      .flatMap(({ headers }) => headers)
      .filter(({ key }) => key === 'Content-Security-Policy')
      .map(({ value }) => value);
  const [checked] = policyOf(deployConfig(before, 'akada-live', true));

  expect(policyOf(deployed).join()).not.toMatch(/recaptcha|appcheck/);
  expect(checked).toContain(
    'script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ ',
  );
  expect(checked).toContain(
    "connect-src https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/ 'self'",
  );
  expect(checked).toContain(
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ ',
  );
});
