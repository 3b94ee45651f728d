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
  expect(cardFormSchema.parse({ front: ' a\nb \n', back: 'c' })).toEqual({ front: 'a\nb', back: 'c' });
  expect(cardFormSchema.safeParse({ front: 'a', back: 'x'.repeat(1_001) }).error?.issues).toMatchObject([
    { path: ['back'], message: 'Keep it to 1,000 characters.' },
  ]);
});
