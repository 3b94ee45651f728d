import { expect, it } from 'vitest';
import { hallAction } from './hall-keys.ts';

it.each([
  ['a', 4, { kind: 'answer', option: 0 }],
  ['D', 4, { kind: 'answer', option: 3 }],
  ['E', 5, { kind: 'answer', option: 4 }],
  ['E', 4, null],
  ['C', 2, null],
  ['p', 4, { kind: 'previous' }],
  ['N', 4, { kind: 'next' }],
  ['s', 4, { kind: 'submit' }],
  ['R', 4, { kind: 'reverse' }],
  ['x', 4, null],
  ['Enter', 4, null],
  ['', 4, null],
])('the key %j does in a question with %d options what it does in the hall', (key, options, action) => {
  expect(hallAction(key, options)).toEqual(action);
});
