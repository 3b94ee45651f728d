import { expect, test } from 'vitest';
import { buildListing, NO_SUBJECT, subjectKey } from './listing.ts';

const ADA = { full_name: 'Ádá Obi', username: 'ada', avatar_url: 'avatars/ada' };

test('builds the fields that an item is shown, sorted and searched by', () => {
  expect(buildListing({ filename: 'Càncer Cells', subject: 'Biology' }, ADA)).toEqual({
    ...{ uploader: ADA, uploader_lower: 'ada obi', filename_lower: 'cancer cells', subject_lower: 'biology' },
    tokens: expect.arrayContaining(['ca', 'cancer', 'cel', 'biolog', 'ada', 'obi']),
  });
});

test.each([
  ['a username only', { full_name: '', username: 'ada', avatar_url: null }, 'ada'],
  ['neither name', { full_name: '', username: null, avatar_url: null }, 'anonymous'],
  ['no profile', undefined, 'anonymous'],
])('sorts a contributor with %s as %j', (_, profile, name) => {
  expect(buildListing({ filename: 'Cells' }, profile).uploader_lower).toBe(name);
});

test.each([
  ['Biology', 'biology'],
  [' BIOLOGY ', 'biology'],
  ['Ìtàn', 'itan'],
  [undefined, NO_SUBJECT],
  ['\u0301', NO_SUBJECT],
])('gives the subject %j the key %j', (subject, key) => expect(subjectKey(subject)).toBe(key));

test('sorts items without a subject after every subject', () => {
  expect(['zoology', NO_SUBJECT, '101'].sort()).toEqual(['101', 'zoology', NO_SUBJECT]);
});
