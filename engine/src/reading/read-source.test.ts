import { describe, expect, test } from 'vitest';
import { readSource } from './read-source.ts';

function read(text: string) {
  const { sections, passages } = readSource([{ text }]);
  return passages.map(({ kind, text: words, section }) => [sections[section]?.heading ?? null, kind, words]);
}

describe('a heading', () => {
  const body = 'The cell is the smallest unit of life, and all living things are made of cells.';

  test.each([
    ['## 2. The cell', 'The cell'],
    ['THE CELL', 'The cell'],
    ['LIVING CELLS                         23', 'Living cells'],
    ['2.1 The cell', 'The cell'],
    ['II. THE CELL', 'The cell'],
    ['Chapter 3: The cell', 'The cell'],
    ['**The cell**', 'The cell'],
    ['The cell\n========', 'The cell'],
    ['The cell', 'The cell'],
    ['THE STRUC-\nTURE OF CELLS', 'The structure of cells'],
    ["4. L'intestin grêle", "L'intestin grêle"],
    ['TOPIC: THE CELL (2nd term, week 4)', 'The cell'],
    ['BUSINESS LAW II', 'Business law II'],
    [
      'Pharmaceutical Society of Great Britain v Boots Cash Chemists (Southern) Ltd [1953] 1 QB 401',
      'Pharmaceutical Society of Great Britain v Boots Cash Chemists (Southern) Ltd [1953] 1 QB 401',
    ],
    ['METHOD 2: REDUCING BALANCE (diminishing balance)', 'Method 2: reducing balance (diminishing balance)'],
  ])('is read from "%s"', (line, heading) => {
    expect(read(`${line}\n${body}`)).toEqual([[heading, 'paragraph', body]]);
  });

  test.each([
    ['影响因素', '光照强度、二氧化碳浓度和温度都影响光合作用的速度。'],
    ['أهمية الماء', 'يغطي الماء نحو 71% من سطح الأرض.'],
  ])('is read from "%s", in a script without capitals', (heading, text) => {
    expect(read(`${heading}\n${text}`)).toEqual([[heading, 'paragraph', text]]);
  });

  test('is numbered like the lines right below it', () => {
    expect(read('1. Where urea comes from\n1.1 The body cannot store amino acids.')).toEqual([
      ['Where urea comes from', 'paragraph', 'The body cannot store amino acids.'],
    ]);
  });

  test('has a letter, and is one of several', () => {
    const text = 'A. The Constitution\n• It is written.\n\nB. Powers\n• They are divided.';
    expect(read(text).map(([heading]) => heading)).toEqual(['The Constitution', 'Powers']);
  });

  test.each(['A. Einstein\n\nHe was born in Ulm.', 'A. Mitochondria\nB. The nucleus\nC. The ribosome'])(
    'is no initial and no choice: "%s"',
    (text) => {
      expect(read(text).map(([heading]) => heading)).not.toContain('Einstein');
      expect(read(text).map(([heading]) => heading)).not.toContain('Mitochondria');
    },
  );

  test('is found above the formulas in a part of a calculation', () => {
    expect(
      read(
        'CALCULATION\n(a) Concentration of B\nc = 5.30/106 = 0.05 mol/dm3\n\n(b) Mass of A\nm = cM = 3.69 g',
      ),
    ).toEqual([
      ['Concentration of B', 'formula', 'c = 5.30/106 = 0.05 mol/dm3'],
      ['Mass of A', 'formula', 'm = cM = 3.69 g'],
    ]);
  });

  test('keeps the capitals of names', () => {
    const text = 'THE UNIFICATION OF GERMANY\nThe states of Germany were united in 1871.';
    expect(read(text)[0]?.[0]).toBe('The unification of Germany');
  });

  test('is no sentence before a formula', () => {
    expect(read('The reaction is a neutralisation:\n\nNaOH + HCl → NaCl + H2O')[0]?.[0]).toBeNull();
  });

  test('is read from a numbered line above a table', () => {
    expect(read('7. Diseases\n\nDisease\tCause\nFowl pox\tvirus')).toEqual([
      ['Diseases', 'row', 'Fowl pox: virus'],
    ]);
  });

  test('is not the first line of a wrapped paragraph', () => {
    expect(
      read('Here lateral erosion becomes more important than vertical\nerosion. The river bends.'),
    ).toEqual([
      [null, 'paragraph', 'Here lateral erosion becomes more important than vertical erosion.'],
      [null, 'paragraph', 'The river bends.'],
    ]);
  });
});

test.each([
  ['Four valves keep blood moving in one direction:', null],
  ['General factors include:', null],
  ['Reasons why people migrate to towns:', 'Reasons why people migrate to towns'],
  ['Ways to reduce erosion:', 'Ways to reduce erosion'],
  ['Factors affecting enzymes:', 'Factors affecting enzymes'],
  ['Methods used in farming:', 'Methods used in farming'],
])('of the lines above a list, only a title is a heading: “%s”', (line, heading) => {
  const { sections } = readSource([{ text: `${line}\n- the first of them\n- the second of them` }]);
  expect(sections.at(-1)?.heading).toBe(heading);
});

test('the number of a slide and an address are no content, and divide what is above from what is below', () => {
  const text =
    'Yeast makes ethanol from sugar.\nSlide 14 / 32\nwww.example.ng/wk3\nOxygen debt is the extra oxygen after exercise.';
  expect(readSource([{ text }]).passages.map(({ text: said }) => said)).toEqual([
    'Yeast makes ethanol from sugar.',
    'Oxygen debt is the extra oxygen after exercise.',
  ]);
});

test('the number of a page is no heading', () => {
  const text = 'A bonded warehouse keeps imported goods until the duty has been paid.';
  const headings = read(`# Warehouses\n\n${text}\n\n    42\n\n${text}`).map(([heading]) => heading);
  expect(new Set(headings)).toEqual(new Set(['Warehouses']));
});

test('a table with one column of figures says what they are', () => {
  expect(read('Bird\tIncubation period (days)\nDuck\t28\nQuail\t17')).toEqual([
    [null, 'row', 'Duck: Incubation period (days): 28'],
    [null, 'row', 'Quail: Incubation period (days): 17'],
  ]);
});

test('a title between two paragraphs of a scan is a heading', () => {
  expect(
    read(
      'Prices rise when costs rise, and firms pass\nthem on to those who buy.\nTypes of inflation\nDemand-pull inflation occurs when demand is\nhigher than supply. Cost-\npush inflation follows from higher costs.',
    ).map(([heading]) => heading),
  ).toEqual([null, 'Types of inflation', 'Types of inflation']);
});

test('a compound that was divided at its hyphen keeps it', () => {
  const text =
    'The cost of oil rose, and firms were forced to raise their prices: cost-\npush inflation followed.';
  expect(read(text).map(([, , words]) => words)).toEqual([
    'The cost of oil rose, and firms were forced to raise their prices: cost-push inflation followed.',
  ]);
});

describe('a paragraph', () => {
  test('from a scan continues across a blank line and a page header', () => {
    const text =
      'ESSENTIAL ECONOMICS FOR S.S.S.      41\n\nThe substitution effect is the tendency of\nbuyers to turn to cheaper goods when the price\n\nESSENTIAL ECONOMICS FOR S.S.S.      42\n\nof one good rises.';
    expect(read(text)).toEqual([
      [
        null,
        'paragraph',
        'The substitution effect is the tendency of buyers to turn to cheaper goods when the price of one good rises.',
      ],
    ]);
  });

  test('from a scan continues across a page header in the middle of it', () => {
    const text =
      'Cardiac muscle is myogenic, which means that it con-\n\nHUMAN PHYSIOLOGY FOR BEGINNERS          63\n\ntracts without a signal from the nerves. Each beat begins in the sinoatrial node.';
    expect(readSource([{ text }]).passages[0]?.text).toBe(
      'Cardiac muscle is myogenic, which means that it contracts without a signal from the nerves.',
    );
  });

  test('keeps a formula that is wrapped in one piece', () => {
    expect(
      read(
        'PED = % change in quantity demanded ÷ % change\nin price\n\nGiven Qd = 100 - 2P and\nQs = 10 + P, find P.',
      ).map(([, , text]) => text),
    ).toEqual([
      'PED = % change in quantity demanded ÷ % change in price',
      'Given Qd = 100 - 2P and Qs = 10 + P, find P.',
    ]);
  });

  test('of a scan is rejoined, including hyphenated words', () => {
    expect(
      read(
        'A trib-\nutary is a smaller stream that joins a larger one. The non-\nspecific response of non-specific cells is fast.',
      ),
    ).toEqual([
      [null, 'paragraph', 'A tributary is a smaller stream that joins a larger one.'],
      [null, 'paragraph', 'The non-specific response of non-specific cells is fast.'],
    ]);
  });

  test('of a pasted PDF continues below a running footer and header', () => {
    const pages = [1, 2, 3].map(
      (page) => `NSC 312        Page ${page}\n\n   NSC 312 Guide, Unit 6: Cholera\n\n`,
    );
    expect(
      read(
        `${pages[0]}The organism lives also in estuaries, attached to plankton,\n\n${pages[1]}so that it persists. The lining is left intact.\n\n${pages[2]}It is treated with fluids.`,
      ).map(([, , text]) => text),
    ).toEqual([
      'The organism lives also in estuaries, attached to plankton, so that it persists.',
      'The lining is left intact.',
      'It is treated with fluids.',
    ]);
  });

  test.each([
    'In Carlill v. Carbolic Smoke Ball Co. [1893] the court held that an advertisement could be an offer.',
    'Pt. Nehru led the party, e.g. in 1947.',
    'If a < b and b < c, then a < c > 0 holds.',
    'The density is 5.4 g/cm³ at 20 °C.',
    'A generator that cost N1.8m was sold for N1.25m after a year.',
    'Add conc. H2SO4 to the salt, incl. the lumps, and warm it.',
    'The Rev. James Smith and Engr. Bola opened the school.',
  ])('is one sentence: "%s"', (sentence) => {
    expect(read(sentence)).toEqual([[null, 'paragraph', sentence]]);
  });

  test('keeps the mark that closes its quotation', () => {
    const text =
      "L'amitié est plus forte : « Elle a des grandeurs inconnues de l'amour. » Le système des castes est condamné dans le roman.";
    expect(read(text).map(([, , sentence]) => sentence)).toEqual([
      "L'amitié est plus forte : « Elle a des grandeurs inconnues de l'amour. »",
      'Le système des castes est condamné dans le roman.',
    ]);
  });

  test('can end with an abbreviation', () => {
    expect(read('He is skilled in that art. The court weighs the harm.')).toHaveLength(2);
  });

  test('of speech without punctuation is split into sentences', () => {
    const speech =
      'okay so the water cycle is the continuous movement of water between the earth and the atmosphere it has no beginning and no end the sun drives it because its heat makes water evaporate from the oceans and lakes evaporation is when liquid water changes into water vapour and plants also give off water vapour through their leaves so remember this for the test next week';
    const sentences = read(speech).map(([, , text]) => text);
    expect(sentences).toContain(
      'The water cycle is the continuous movement of water between the earth and the atmosphere.',
    );
    expect(sentences).toContain('It has no beginning and no end.');
    expect(sentences).toContain('Evaporation is when liquid water changes into water vapour.');
  });
});

test('tables, code, formulas and labelled notes stay whole', () => {
  const text = [
    '| Cell | Matures in | Task |',
    '|---|---|---|',
    '| B | bone marrow | makes antibodies |',
    '',
    '```',
    'while (x < 3) {',
    '  x += 1;',
    '}',
    '```',
    '',
    'v = fλ',
    '',
    'Amplitude (A) - maximum displacement',
    'Period (T) - time for one wave',
  ].join('\n');
  expect(read(text)).toEqual([
    [null, 'row', 'Cell B: Matures in: bone marrow; Task: makes antibodies'],
    [null, 'code', 'while (x < 3) {\n  x += 1;\n}'],
    [null, 'formula', 'v = fλ'],
    [null, 'item', 'Amplitude (A) - maximum displacement'],
    [null, 'item', 'Period (T) - time for one wave'],
  ]);
});

test('a note with an equals sign is a note of its own', () => {
  const lines = [
    'Balanced diet - a diet with all nutrients',
    'Silage = green fodder preserved by fermentation',
  ];
  expect(read(lines.join('\n'))).toEqual(lines.map((line) => [null, 'item', line]));
});

test('notes typed in a hurry are notes of their own, also below an item', () => {
  const text =
    '- inner membrane\noxygen debt = the extra oxygen after exercise\naerobic -> needs oxygen to work';
  expect(readSource([{ text }]).passages.map(({ text: said }) => said)).toEqual([
    'inner membrane',
    'oxygen debt = the extra oxygen after exercise',
    'aerobic -> needs oxygen to work',
  ]);
});

test('the items of a numbered list are known', () => {
  const { passages } = readSource([{ text: '1. Pour the oil.\n2. Weigh it again.\n\n- It is yellow.' }]);
  expect(passages.map(({ isNumbered }) => isNumbered ?? false)).toEqual([true, true, false]);
});

test('pages keep their numbers', () => {
  const { passages } = readSource([
    { number: 1, text: 'Page 1\nThe heart pumps blood.' },
    { number: 2, text: 'The lungs take up oxygen.' },
  ]);
  expect(passages.map(({ text, page }) => [text, page])).toEqual([
    ['The heart pumps blood.', 1],
    ['The lungs take up oxygen.', 2],
  ]);
});

test('the pages and headings that a summary or an answer cites are no part of its sentences', () => {
  const text = `**Cells**

- Osmosis is the movement of water. [p. 1]
- The solute is what is dissolved [pp. 2–3].

Water leaves the potato. *(Osmosis)* [p. 4]

Diffusion needs no membrane. *(Diffusion)*`;
  expect(readSource([{ text }]).passages.map((passage) => passage.text)).toEqual([
    'Osmosis is the movement of water.',
    'The solute is what is dissolved.',
    'Water leaves the potato.',
    'Diffusion needs no membrane.',
  ]);
});

test('notes with arrows are neither headings nor formulas, and reactions are still formulas', () => {
  const { passages, sections } = readSource([
    {
      text: 'STAGES OF HEALING\nHaemostasis → bleeding stops\nInflammation → white cells clear the bacteria\n\nN₂ + 3H₂ → 2NH₃',
    },
  ]);
  expect(sections.map(({ heading }) => heading)).toEqual([null, 'Stages of healing']);
  expect(passages.map(({ kind }) => kind)).toEqual(['item', 'item', 'formula']);
});

test('a formula in words is a formula, without the label that says so', () => {
  const text =
    'Formula: Net realisable value = Estimated selling price - Costs to complete - Costs to sell\n\nThe value is found for each item.';
  expect(readSource([{ text }]).passages[0]).toMatchObject({
    kind: 'formula',
    text: 'Net realisable value = Estimated selling price - Costs to complete - Costs to sell',
  });
});

test('a numbered title in capitals may have a colon', () => {
  const text =
    '6. BLOOD GROUPS\n\n6.1 There are four groups.\n\n7. SICKLE CELL: A NIGERIAN EXAMPLE\n\n7.1 Valine replaces glutamic acid.';
  expect(readSource([{ text }]).sections.at(-1)?.heading).toBe('Sickle cell: a nigerian example');
});

test('a title above a line that leads to notes is a heading', () => {
  const text =
    'Malaria is spread by mosquitoes.\n\nLife cycle in brief\n\nIn the human body:\n- The mosquito injects sporozoites.\n- They multiply in the liver.';
  expect(readSource([{ text }]).sections.map(({ heading }) => heading)).toEqual([
    null,
    'Life cycle in brief',
    'In the human body',
  ]);
});

test('a long line with many signs is read at once', () => {
  const text = `Total income = rent${' - cost'.repeat(40)}!`;
  expect(readSource([{ text }]).passages.map(({ kind }) => kind)).toEqual(['paragraph']);
});

test('the row of a table between two lines of text is no page header', () => {
  const text =
    'The accounts of the shop for the year show these\nCost of sales          600\nless expenses of the owner in the year.';
  expect(
    readSource([{ text }])
      .passages.map((passage) => passage.text)
      .join(' '),
  ).toContain('600');
});

test('the titles of scanned pages are left out, also beside a single space', () => {
  const text =
    '42 FUNDAMENTALS OF NURSING\n\nMoisture softens the skin, a state known as maceration, and\n\nFUNDAMENTALS OF NURSING 43\n\nmakes it tear easily.';
  const { passages, sections } = readSource([{ text }]);
  expect(passages.map((passage) => passage.text)).toEqual([
    'Moisture softens the skin, a state known as maceration, and makes it tear easily.',
  ]);
  expect(sections).toHaveLength(1);
});

test('the number that names a row is read with its column', () => {
  const text = '| Section | Right | What it protects |\n|---|---|---|\n| 33 | Life | No one may be killed |';
  expect(readSource([{ text }]).passages[0]?.text).toBe(
    'Section 33: Right: Life; What it protects: No one may be killed',
  );
});

test('words behind the number of a chapter belong to the heading', () => {
  const text = 'Chapter II compared\n\nChapter II of the Constitution lists the objectives of the state.';
  expect(readSource([{ text }]).sections.at(-1)?.heading).toBe('Chapter II compared');
});

test('a title above a formula is a heading', () => {
  const text = 'Prices rose.\n\nThe quantity theory of money\n\nMV = PT\n\nHere M is the stock of money.';
  expect(readSource([{ text }]).sections.at(-1)?.heading).toBe('The quantity theory of money');
});

test.each(['Right, title and interest pass to the buyer.', 'So and so forth it goes on for ever.'])(
  'keeps the first word of "%s"',
  (text) => {
    expect(readSource([{ text }]).passages[0]?.text).toBe(text);
  },
);

test('a numbered note goes on below a line that is unfinished, and not below “Vitamin A”', () => {
  const { passages } = readSource([
    {
      text: 'FROST ACTION\n\n(a) When water freezes, its volume increases by about\n9 per cent in the cold.\n(b) Vitamin A\nMany people lack it.\n',
    },
  ]);
  expect(passages.map(({ text }) => text)).toEqual([
    'When water freezes, its volume increases by about 9 per cent in the cold.',
    'Vitamin A',
    'Many people lack it.',
  ]);
});
