import { CRAM_LIMITS } from '@akada/domain/ai/result-schemas';
import { expect, test } from 'vitest';
import type { Passage } from '../reading/source.ts';
import { citePoints } from './cite-points.ts';

const passage = (text: string, page?: number): Passage => ({ kind: 'paragraph', text, section: 0, page });
const PASSAGES = [
  passage('Osmosis is the movement of water through a membrane.', 2),
  passage('Water also moves through osmosis.', 3),
  passage('A vacuole holds sap.'),
];

test('a point has the page of the first passage with all of its words, in whatever order', () => {
  expect(citePoints(['Osmosis: the movement of water', 'Osmosis moves water'], PASSAGES)).toEqual([
    'Osmosis: the movement of water [p. 2]',
    'Osmosis moves water [p. 3]',
  ]);
});

test('a point from several passages of a page has its page', () => {
  const passages = [...PASSAGES, passage('Sap fills it.', 3)];

  expect(citePoints(['Water, osmosis: sap'], passages)).toEqual(['Water, osmosis: sap [p. 3]']);
});

test('a point from several pages, or from a text without pages, has no page', () => {
  const points = ['Osmosis: the movement of sap', 'A vacuole holds sap.'];

  expect(citePoints(points, PASSAGES)).toEqual(points);
});

test('a point that would be too long with its page has none', () => {
  const room = CRAM_LIMITS.point - ' [p. 1]'.length - ' y'.length;
  const fitting = `${'x'.repeat(room)} y`;
  const long = `${'x'.repeat(room + 1)} y`;

  expect(citePoints([fitting, long], [passage(fitting, 1), passage(long, 1)])).toEqual([
    `${fitting} [p. 1]`,
    long,
  ]);
});
