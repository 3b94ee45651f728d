import { expect, test } from 'vitest';
import { splitEnumeration } from './enumeration.ts';

test.each([
  ['heat, light and water', ['heat', 'light', 'water']],
  ['heat, light, and water', ['heat', 'light', 'water']],
  [
    'the registration of births and deaths, the collection of refuse and the repair of roads',
    ['the registration of births and deaths', 'the collection of refuse', 'the repair of roads'],
  ],
  ["l'eau, l'air et la lumière", ["l'eau", "l'air", 'la lumière']],
  ['water', []],
])('splits “%s”', (text, members) => {
  expect(splitEnumeration(text)).toEqual(members);
});
