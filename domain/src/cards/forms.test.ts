import { expect, test } from 'vitest';
import { cardFormSchema, deckFormSchema } from './forms.ts';

test('a deck is saved without the fields that were left blank', () => {
  expect(deckFormSchema.parse({ title: ' Cells ', subject: ' \u{200b}', color: '' })).toEqual({
    title: 'Cells',
  });
  expect(deckFormSchema.parse({ title: 'Cells', subject: ' Biology ', color: 'red' })).toEqual({
    ...{ title: 'Cells', subject: 'Biology', color: 'red' },
  });
});

test.each([
  ['title', { title: '  ' }, 'Enter a title.'],
  ['title', { title: 'x'.repeat(81) }, 'Keep the title to 80 characters.'],
  ['subject', { subject: 'x'.repeat(61) }, 'Keep the subject to 60 characters.'],
])('a %s that cannot be saved has a message at its field', (field, change, message) => {
  const { error } = deckFormSchema.safeParse({ title: 'Cells', subject: '', color: '', ...change });

  expect(error?.issues).toMatchObject([{ path: [field], message }]);
});

test('a card keeps its line breaks, but not the space around its sides', () => {
  expect(cardFormSchema.parse({ front: ' a\nb \n', back: 'c', tags: [] })).toEqual({
    front: 'a\nb',
    back: 'c',
  });
  expect(
    cardFormSchema.safeParse({ front: 'a', back: 'x'.repeat(1_001), tags: [] }).error?.issues,
  ).toMatchObject([{ path: ['back'], message: 'Keep it to 1,000 characters.' }]);
});

test.each([
  [['exam', 'x'.repeat(61)], 'Keep each tag to 60 characters.'],
  [['exam', 'exam'], 'Enter each tag once.'],
  [Array.from({ length: 21 }, (_, index) => `tag${index}`), 'Keep it to 20 tags.'],
])('the tags %j have a message at their field', (tags, message) => {
  const { error } = cardFormSchema.safeParse({ front: 'a', back: 'b', tags });

  expect(error?.issues).toMatchObject([{ message }]);
  expect(error?.issues[0]?.path[0]).toBe('tags');
});
