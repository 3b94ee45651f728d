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

describe('the items of an ordinary list', () => {
  test.each([
    ['  i. Ingestion\n ii. Digestion\niii. Egestion', 3],
    ['1. Wind blows.\n2) Rain falls.\n3. Ice melts.', 3],
    ['- Roots\n– Stems\n- Leaves', 3],
  ])('are none below another: %s', (text, count) => {
    expect(itemsOf(text)).toHaveLength(count);
    expect(itemsOf(text).filter((item) => item.startsWith(' '))).toEqual([]);
  });

  test('start again under a heading, and continue on the next page', () => {
    expect(itemsOf('# Goats\n\n1. Meat is eaten.\n- boiled\n\n# Sheep\n\n- Wool\n- Milk')).toEqual([
      ...['Meat is eaten.', '  boiled', 'Wool', 'Milk'],
    ]);
    const pages = ['1. Roots hold it.\n(a) Tap root\n(b) Fibrous root', '(c) Prop root\n2. Stems bear it.'];
    const items = readSource(pages.map((text, at) => ({ number: at + 1, text }))).passages;
    expect(items.map(({ isNested }) => isNested ?? false)).toEqual([false, true, true, true, false]);
  });
});

describe('the lines of a handout', () => {
  const headingsOf = (text: string) =>
    readSource([{ text }]).sections.flatMap(({ heading }) => heading ?? []);

  test('are items, and no table, if only their numbers are in a column', () => {
    const text =
      '# Organelles\n\n  i.    Nucleus: controls the cell.\n  ii.   Mitochondrion: site of respiration.\n  iii.  Ribosome: site of protein synthesis.';
    expect(itemsOf(text)).toEqual([
      'Nucleus: controls the cell.',
      'Mitochondrion: site of respiration.',
      'Ribosome: site of protein synthesis.',
    ]);
  });

  test('are headings where a part number follows an item', () => {
    const text =
      '4.1 Transport\n  4.1.1 Passive transport\n     (a) Diffusion: movement down the gradient.\n  4.1.2 Active transport\n     (a) Movement against the gradient.';
    expect(headingsOf(text)).toEqual(['Transport', 'Passive transport', 'Active transport']);
  });

  test('are headings where they say what the points below them are', () => {
    const text =
      'Advertising\n\nAny paid form of presentation of goods by a sponsor.\nAdvantages\n1. It reaches many people.\n2. It can be repeated.\n\nDisadvantages\n1. It is impersonal.\n2. It is slow.';
    expect(headingsOf(text)).toEqual(['Advertising', 'Advantages', 'Disadvantages']);
  });

  test('are points where their letters make a word', () => {
    const text =
      'The elements of primary health care are these:\n\nE - Education\nL - Local diseases\nE - EPI\nM - Maternal care';
    expect(itemsOf(text)).toEqual(['E - Education', 'L - Local diseases', 'E - EPI', 'M - Maternal care']);
    expect(headingsOf(text)).toEqual([]);
  });

  test('are titles whose abbreviations, owners and names are written as in a sentence', () => {
    const text =
      "2. POTENTIAL DIFFERENCE AND E.M.F.\n\nThe potential difference is the work done for each coulomb.\n\n3. OHM'S LAW\n\nGeorg Ohm published this law in 1827.\n\nROBERT K. MERTON (strain theory)\n\nMerton took over the word but used it differently.";
    expect(headingsOf(text)).toEqual([
      expect.stringMatching(/^Potential difference and/),
      "Ohm's law",
      'Robert K. Merton (strain theory)',
    ]);
  });
});
