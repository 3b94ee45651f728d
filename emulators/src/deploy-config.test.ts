import { expect, test } from 'vitest';
import { deployConfig } from './deploy-config.ts';
import { readFirebaseJson } from './firebase-json.ts';

const before = readFirebaseJson();
const deployed = deployConfig(before, 'akada-live');

test('the browser may call the functions of its own project, and of no other', () => {
  const hosts = JSON.stringify(deployed).match(/https:\/\/[^\s;"]*cloudfunctions\.net/g);
  expect(hosts).toEqual(['https://europe-west1-akada-live.cloudfunctions.net']);
});

test('all else is as in firebase.json', () => {
  const text = JSON.stringify(deployed).replace('europe-west1-akada-live.', '*.');
  expect(JSON.parse(text)).toEqual(before);
});
