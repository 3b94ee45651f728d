import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCramSheet } from './make-cram-sheet.ts';

test("a term whose meaning is a clause doesn't begin with 'that'", () => {
  const text =
    '# The civil service\n\nPermanence means that a civil servant holds his post until he retires.\n\n' +
    'The civil service is the permanent body of officials who carry out the policies of the government.';
  const [terms] = makeCramSheet(readSource([{ text }]));
  expect(terms).toMatchObject({ heading: 'Terms' });
  expect(terms?.points).toContain('Permanence: a civil servant holds his post until he retires');
});
