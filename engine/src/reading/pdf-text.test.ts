import { describe, expect, test } from 'vitest';
import { type PdfPageItems, type PdfTextItem, toPdfLines } from './pdf-lines.ts';
import { isScanned, toPdfText } from './pdf-text.ts';

const A4 = { width: 595, height: 842, transform: [1, 0, 0, -1, 0, 842] };
const LEFT = 50;
const LETTER = 5;

/** Text at a place on the page, in points from the top left corner, with letters of the same width. */
function at(x: number, y: number, str: string, height = 10, fontName = 'body'): PdfTextItem {
  const transform = [height, 0, 0, height, x, A4.height - y];
  return { str, dir: 'ltr', transform, width: (str.length * LETTER * height) / 10, height, fontName };
}

/** Lines of a page below each other, from 100 points on. */
function lines(...texts: readonly string[]): PdfTextItem[] {
  return texts.map((text, index) => at(LEFT, 100 + index * 12, text));
}

function textOf(...pages: readonly (readonly (PdfTextItem | object)[])[]): string[] {
  const read = pages.map((items, index): PdfPageItems => ({ number: index + 1, viewport: A4, items }));
  return toPdfText(read.map(toPdfLines)).map(({ text }) => text);
}

const FULL = 'This line is as long as the lines of its column can be, no more.';

describe('lines', () => {
  test('are joined to paragraphs where they were wrapped, and words across lines too', () => {
    const short = 'Respiration releases energy from food in every living cell of the orga-';
    expect(textOf(lines(short, 'nism, by day and by night.', 'Osmosis needs none.'))).toEqual([
      'Respiration releases energy from food in every living cell of the organism, by day and by night.\nOsmosis needs none.',
    ]);
  });

  test('that are list items stay apart, with their bullets as hyphens', () => {
    expect(textOf(lines(FULL, '• Liver', '• Kidneys', '1. Heart'))).toEqual([
      `${FULL}\n- Liver\n- Kidneys\n1. Heart`,
    ]);
  });

  test('of a table keep their cells', () => {
    const row = (y: number, ...cells: string[]) =>
      cells.map((cell, index) => at(LEFT + index * 150, y, cell));
    expect(textOf([...row(100, 'Litmus', 'In acid'), ...row(112, 'blue', 'red')])).toEqual([
      'Litmus\tIn acid\nblue\tred',
    ]);
  });

  describe('of a table whose cells were wrapped', () => {
    const columns = [LEFT, LEFT + 110, LEFT + 260];
    const line = (y: number, ...cells: (string | null)[]) =>
      cells.flatMap((cell, index) => (cell === null ? [] : [at(columns[index] ?? 0, y, cell)]));

    test('are one row, and the next row follows it', () => {
      const rows = [
        ...line(100, 'Type', 'How it is formed', 'Examples'),
        ...line(112, 'Normal salt', 'all the hydrogen of every', 'NaCl'),
        ...line(124, null, 'acid is replaced by a metal', null),
        ...line(136, 'Salts of ammonium', 'two salts crystallise', 'potash alum,'),
        ...line(148, 'and potassium', null, 'Mohr'),
        ...line(160, 'Acid salt', 'only a part', 'NaHSO4'),
      ];
      expect(textOf(rows)).toEqual([
        'Type\tHow it is formed\tExamples\nNormal salt\tall the hydrogen of every acid is replaced by a metal\tNaCl\nSalts of ammonium and potassium\ttwo salts crystallise\tpotash alum, Mohr\nAcid salt\tonly a part\tNaHSO4',
      ]);
    });

    test('are divided where a cell ends near the next one', () => {
      const near = [
        ...line(100, 'Type', 'How it is formed', 'Examples'),
        ...line(112, 'Basic salt', 'some of the OH ions are left', 'ZnOHCl'),
      ];
      expect(textOf(near)).toEqual([
        'Type\tHow it is formed\tExamples\nBasic salt\tsome of the OH ions are left\tZnOHCl',
      ]);
    });

    test('stay apart if the first cell of a row is for several rows', () => {
      const rows = [
        ...line(100, 'Class', 'Element', 'Use'),
        ...line(112, 'Macro', 'nitrogen', 'leaf growth'),
        ...line(124, null, 'phosphorus', 'roots'),
      ];
      expect(textOf(rows)).toEqual(['Class\tElement\tUse\nMacro\tnitrogen\tleaf growth\nphosphorus\troots']);
    });
  });

  test('are rejoined from pieces, with powers and indices but without numbers of footnotes', () => {
    const pieces = [
      at(50, 100, 'The area is 5 cm'),
      at(130, 96, '2', 6),
      at(134, 100, ' of CO'),
      at(164, 102, '2', 6),
      at(168, 100, ' in the cell'),
      at(228, 96, '14', 6),
      at(234, 100, '.'),
    ];
    expect(textOf(pieces)).toEqual(['The area is 5 cm² of CO₂ in the cell.']);
  });

  test('leave rotated text out', () => {
    const watermark = { ...at(200, 400, 'DRAFT'), transform: [0, 40, -40, 0, 200, 400] };
    expect(textOf([...lines('Water boils.'), watermark, { type: 'beginMarkedContent' }])).toEqual([
      'Water boils.',
    ]);
  });
});

describe('headings', () => {
  test('are larger than the text, with levels by size, and continue over two lines', () => {
    const items = [
      at(LEFT, 60, 'Cell', 24),
      at(LEFT, 86, 'respiration', 24),
      at(LEFT, 110, 'Stages', 14),
      ...lines(FULL, FULL).map((item) => ({
        ...item,
        transform: item.transform.with(5, Number(item.transform[5]) - 40),
      })),
    ];
    expect(textOf(items)).toEqual([`# Cell respiration\n\n## Stages\n\n${FULL} ${FULL}`]);
  });

  test('may be set in another font, apart from the text', () => {
    const items = [
      ...lines(FULL, FULL),
      at(LEFT, 150, 'Glycolysis', 10, 'bold'),
      at(LEFT, 164, 'It needs no oxygen.'),
    ];
    expect(textOf(items)).toEqual([`${FULL} ${FULL}\n\n# Glycolysis\n\nIt needs no oxygen.`]);
  });
});

describe('two columns', () => {
  const left = Array.from({ length: 6 }, (_, index) => `Left line number ${index + 1} of this column`);
  const right = Array.from({ length: 6 }, (_, index) => `Right line number ${index + 1} of its column`);

  test('are read one after the other, even if the file has them line by line, below the title across both', () => {
    const rows = left.flatMap((text, index) => [
      at(50, 100 + index * 12, text),
      at(310, 100 + index * 12, right[index] ?? ''),
    ]);
    const title = at(50, 60, 'A title across both of the columns on this page here', 18);
    expect(textOf([title, ...rows])).toEqual([`# ${title.str}\n\n${left.join(' ')}\n\n${right.join(' ')}`]);
  });

  test("aren't seen in a table of terms and meanings", () => {
    const rows = left.flatMap((_, index) => [
      at(50, 100 + index * 12, `Technical term ${index}`),
      at(250, 100 + index * 12, `the meaning of this technical term is ${index}`),
    ]);
    expect(textOf(rows)[0]?.split('\n')[0]).toBe('Technical term 0\tthe meaning of this technical term is 0');
  });
});

describe('pages', () => {
  const page = (number: number) => [
    at(LEFT, 30, `Biology for schools, page ${number}`),
    at(LEFT, 70, `Chapter ${number}`, 16),
    ...lines(FULL, `Fact number ${number} of this book.`),
    at(300, 820, String(number)),
  ];

  test('lose running headers and page numbers, but keep the headings of chapters', () => {
    const [first, second] = textOf(page(1), page(2), page(3));
    expect(first).toBe(`# Chapter 1\n\n${FULL} Fact number 1 of this book.`);
    expect(second).toMatch(/^# Chapter 2\n/);
  });

  test('keep lines of text that differ only in their figures', () => {
    const exercise = (number: number) => [
      at(LEFT, 70, `Exercise ${number}`, 16),
      at(LEFT, 90, `Divide ${number}2 by ${number} and add ${number}1.`),
    ];
    expect(textOf(exercise(1), exercise(2), exercise(3))[2]).toContain('Divide 32 by 3 and add 31.');
  });

  test('keep a line in the margin of a single page', () => {
    expect(textOf([at(LEFT, 30, 'Osmosis is a movement of water.')])).toEqual([
      'Osmosis is a movement of water.',
    ]);
  });

  test('hand the end of a sentence to the page on which it begins', () => {
    expect(textOf(lines('The wall of a plant cell is'), lines('made of cellulose. It is rigid.'))).toEqual([
      'The wall of a plant cell is made of cellulose.',
      'It is rigid.',
    ]);
  });

  test('without any text were scanned', () => {
    const read = (...texts: string[]) => isScanned(texts.map((text) => ({ text })));
    expect(read('', ' ')).toBe(true);
    expect(read('', 'Osmosis')).toBe(false);
  });
});
