import { describe, expect, test } from 'vitest';
import { readSource } from './read-source.ts';

/** The items of a text, with two spaces before those below another. */
const itemsOf = (text: string) =>
  readSource([{ text }])
    .passages.filter(({ kind }) => kind === 'item')
    .map(({ text: item, isNested }) => (isNested ? `  ${item}` : item));

describe('the items of a list', () => {
  test('are below another if their mark differs from its mark', () => {
    const text =
      '1. Roots hold it.\n(a) Tap root\n(b) Fibrous root\n2. Stems bear it.\n- Woody stem\n- Soft stem\n3. Leaves feed it.';
    expect(itemsOf(text)).toEqual([
      ...['Roots hold it.', '  Tap root', '  Fibrous root'],
      ...['Stems bear it.', '  Woody stem', '  Soft stem', 'Leaves feed it.'],
    ]);
  });

  test('are below another if only their indent differs', () => {
    expect(itemsOf('- Roots\n  - Tap root\n- Stems')).toEqual(['Roots', '  Tap root', 'Stems']);
  });

  test('begin a list of their own behind a paragraph', () => {
    const text =
      '1. Roots\n2. Stems\n\nPlants also have these organs for their reproduction.\n\n- Flowers\n- Fruits';
    expect(itemsOf(text)).toEqual(['Roots', 'Stems', 'Flowers', 'Fruits']);
  });

  test('have the letter i behind h, and the numeral i elsewhere', () => {
    const letters = 'abcdefghi'.split('').map((letter) => `${letter}) Item ${letter}`);
    expect(itemsOf(letters.join('\n'))).toHaveLength(9);
    expect(itemsOf(letters.join('\n')).filter((item) => item.startsWith(' '))).toEqual([]);
    expect(itemsOf('a) Roots hold it.\ni) Tap root\nii) Fibrous root\nb) Stems bear it.')).toEqual([
      ...['Roots hold it.', '  Tap root', '  Fibrous root', 'Stems bear it.'],
    ]);
  });
});
