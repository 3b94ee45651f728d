import { expect, test } from 'vitest';
import { findTopicMaterial, type SearchedMaterial } from './topic-material.ts';

const MATERIAL: readonly SearchedMaterial[] = [
  { kind: 'file', id: 'slides', title: 'Cell respiration slides.pdf' },
  { kind: 'deck', id: 'capitals', title: 'Capitals', subject: 'Geography' },
  { kind: 'note', id: 'cells', title: 'Cells', text: 'Cells divide.\n\nRespiration releases energy.' },
  { kind: 'note', id: 'markets', title: 'Markets', text: 'A market is where buyers meet sellers.' },
  {
    kind: 'note',
    id: 'respiration',
    title: 'Cell respiration',
    text: 'Respiration releases energy.\nCell respiration needs oxygen.',
  },
  { kind: 'deck', id: 'division', title: 'Cell division' },
];
const idsFor = (topic: string) => findTopicMaterial(topic, MATERIAL).map(({ id }) => id);

test.each([
  [
    'is named after it comes first, then what says most about it',
    'Cell respiration',
    ['respiration', 'slides', 'cells'],
  ],
  ['names it in another number or case', 'CELLS RESPIRATION', ['respiration', 'slides', 'cells']],
  ['is filed under it', 'Geography', ['capitals']],
  ['has it in a paragraph', 'Buyers and sellers', ['markets']],
  ['is about one of several joined topics', 'Opportunity cost; Capitals', ['capitals']],
  ['has all but its common words', 'Introduction to markets', ['markets']],
])('finds what %s', (_, topic, ids) => {
  expect(idsFor(topic)).toEqual(ids);
});

test.each(['Photosynthesis', 'Cell membranes', 'Divisions of labour', '', ' ; ', 'of the'])(
  'finds nothing for the topic %j, of which at most half is anywhere',
  (topic) => {
    expect(idsFor(topic)).toEqual([]);
  },
);

test('says what was found, without its text', () => {
  expect(findTopicMaterial('Buyers', MATERIAL)).toEqual([{ kind: 'note', id: 'markets', title: 'Markets' }]);
});
