import { deckToAnkiText, deckToCsv } from '@akada/domain/cards/deck-export';
import { IMPORT_MESSAGES } from '@akada/domain/cards/transfer';
import { describe, expect, test } from 'vitest';
import { planOfText } from './text-plan.ts';

const sides = (text: string, separators = {}) =>
  planOfText(text, 'Pasted', separators).decks.flatMap(({ title, cards }) =>
    cards.map(({ front, back }) => [title, front, back]),
  );
const rows = (text: string, separators = {}) => sides(text, separators).map(([, ...row]) => row);

describe('a table of cards', () => {
  test.each([
    ['Quizlet with tabs', 'cell\tunit of life\natom\tsmallest part', {}],
    ['Windows line ends', 'cell\tunit of life\r\natom\tsmallest part\r\n', {}],
    ['CSV', 'cell,unit of life\natom,smallest part', {}],
    ['quoted CSV with a header', '"Front","Back"\n"cell","unit of life"\n"atom","smallest part"\n', {}],
    ['semicolons with a header', 'Question;Answer\ncell;unit of life\natom;smallest part', {}],
    ['own separators', 'cell - unit of life;atom - smallest part', { field: ' - ', card: ';' }],
    ['an own field separator', 'cell = unit of life\natom = smallest part', { field: ' = ' }],
    ['blank lines', '\n\ncell\tunit of life\n\n\natom\tsmallest part\n\n', {}],
    ['a byte order mark', '\ufeffcell\tunit of life\natom\tsmallest part', {}],
  ])('is read as %s', (_, text, separators) => {
    expect(rows(text, separators)).toEqual([
      ['cell', 'unit of life'],
      ['atom', 'smallest part'],
    ]);
  });

  test('may have line breaks and quotation marks in quotes', () => {
    expect(rows('"a ""b""\nc","d, e"\n')).toEqual([['a "b"\nc', 'd, e']]);
  });

  test('may have quotation marks that do not match', () => {
    expect(rows('"cell\tunit\natom" x\tpart "of"\n')).toEqual([
      ['"cell', 'unit'],
      ['atom" x', 'part "of"'],
    ]);
  });

  test('may have line breaks between own separators', () => {
    expect(rows('a\nb::c###d::e\nf', { field: '::', card: '###' })).toEqual([
      ['a\nb', 'c'],
      ['d', 'e\nf'],
    ]);
  });

  test('is in the deck that the student names', () => {
    expect(sides('a\tb')).toEqual([['Pasted', 'a', 'b']]);
  });

  test('does not change HTML in plain text', () => {
    expect(rows('if a <b> c\tso \\(x\\)')).toEqual([['if a <b> c', 'so $x$']]);
  });

  test('has further columns below the answer', () => {
    expect(rows('a\tb\tc\nd\te\t')).toEqual([
      ['a', 'b\n\nc'],
      ['d', 'e'],
    ]);
  });

  test('counts rows without an answer, and too long ones by their number', () => {
    const { decks, leftOut } = planOfText(`a\tb\nonly a front\n${'long '.repeat(101)}\tb`, 'Pasted');

    expect(decks.map(({ cards }) => cards.length)).toEqual([1]);
    expect(leftOut).toEqual({
      ...{ pictures: 0, sounds: 0, blank: 1, looks: 0, tags: 0 },
      tooLong: [{ note: 3, start: 'long '.repeat(12), side: 'front', length: 504 }],
    });
  });

  test('is refused without a card, or with too many', () => {
    expect(() => planOfText(' \n', 'Pasted')).toThrow(IMPORT_MESSAGES.empty);
    expect(() => planOfText('a\tb\n'.repeat(10_001), 'Pasted')).toThrow(IMPORT_MESSAGES.tooManyNotes);
  });
});

describe("Anki's text", () => {
  test('is read with its columns, separator and HTML', () => {
    const text = [
      '#separator:semicolon',
      '#html:true',
      '#guid column:1',
      '#notetype column:2',
      '#deck column:3',
      '#tags column:6',
      'g1;Basic;Biology::Cells;"What is <b>osmosis</b>?";"Water &amp; salts";tag1 tag2',
      '# a comment',
      'g2;Basic;Physics;"semi;colon";[sound:a.mp3]two<br>lines;',
    ].join('\n');

    expect(sides(text)).toEqual([
      ['Biology::Cells', 'What is **osmosis**?', 'Water & salts'],
      ['Physics', 'semi;colon', 'two\nlines'],
    ]);
    const plan = planOfText(text, 'Pasted');
    expect(plan.leftOut.sounds).toBe(1);
    expect(plan.decks.map(({ cards }) => cards[0]?.tags)).toEqual([['tag1', 'tag2'], undefined]);
  });

  test('is plain where it says so, and HTML where it looks so', () => {
    expect(rows('#separator:tab\n#html:false\na <b>\tb')).toEqual([['a <b>', 'b']]);
    expect(rows('#separator:tab\na<br>b\tc')).toEqual([['a\nb', 'c']]);
    expect(rows('#separator:tab\na < b\tc')).toEqual([['a < b', 'c']]);
  });

  test('has one deck for all, and a card for each cloze deletion', () => {
    expect(
      sides('#separator:tab\n#html:true\n#deck:Civics\n{{c1::Abuja}} is in {{c2::Nigeria}}\tWest Africa'),
    ).toEqual([
      ['Civics', '[…] is in Nigeria', 'Abuja\n\nWest Africa'],
      ['Civics', 'Abuja is in […]', 'Nigeria\n\nWest Africa'],
    ]);
  });

  test('is refused when it has only its header', () => {
    expect(() => planOfText('#separator:tab\n#html:true', 'Pasted')).toThrow(IMPORT_MESSAGES.empty);
  });
});

test.each([
  ['Front,Back,Tags\na,b,"x; y"\nc,d,', [['x', 'y'], undefined]],
  ['#separator:tab\n#tags:all\n#tags column:3\na\tb\tx y\nc\td\t', [['all', 'x', 'y'], ['all']]],
])('reads the tags of %j', (text, tags) => {
  const [deck] = planOfText(text, 'Pasted').decks;

  expect(deck?.cards.map(({ back, tags }) => [back, tags])).toEqual([
    ['b', tags[0]],
    ['d', tags[1]],
  ]);
});

test.each([
  ['CSV', deckToCsv],
  ['Anki text', deckToAnkiText],
])('reads the cards that we export as %s', (_, write) => {
  const cards = [
    { front: '=SUM(a, b) "x"', back: 'line\nline' },
    { front: '#hash <b>', back: '-1; so $a < b$', tags: ['exam', 'Biology::Cells'] },
  ];

  expect(rows(write(cards))).toEqual(cards.map(({ front, back }) => [front, back]));
  expect(planOfText(write(cards), 'Pasted').decks[0]?.cards.map(({ tags }) => tags)).toEqual(
    cards.map(({ tags }) => tags),
  );
});
