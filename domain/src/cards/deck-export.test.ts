import { describe, expect, test } from 'vitest';
import { deckToAnkiText, deckToCsv } from './deck-export.ts';

const csv = (front: string) =>
  deckToCsv([{ front, back: 'b' }])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');
const anki = (front: string) =>
  deckToAnkiText([{ front, back: 'b' }])
    .split('\n')
    .slice(2, -1)
    .join('\n');

describe('deckToCsv', () => {
  test('writes a header, one line per card, and CRLF line ends', () => {
    expect(
      deckToCsv([
        { front: 'a', back: 'b' },
        { front: 'c', back: 'd' },
      ]),
    ).toBe('\uFEFF"Front","Back"\r\n"a","b"\r\n"c","d"\r\n');
    expect(deckToCsv([])).toBe('\uFEFF"Front","Back"\r\n');
  });

  test('adds a column for sources and pages if a card has one', () => {
    expect(
      deckToCsv([
        { front: 'a', back: 'b', source: '=c' },
        { front: 'd', back: 'e', source: 'f', page: 3 },
        { front: 'g', back: 'h', page: 4 },
        { front: 'i', back: 'j' },
      ]),
    ).toBe(
      '\uFEFF"Front","Back","Source"\r\n"a","b","\'=c"\r\n"d","e","f (p. 3)"\r\n"g","h","p. 4"\r\n"i","j",""\r\n',
    );
  });

  test('adds a column for tags if a card has some', () => {
    expect(
      deckToCsv([
        { front: 'a', back: 'b', tags: ['exam', 'cell biology'] },
        { front: 'c', back: 'd' },
      ]),
    ).toBe('\uFEFF"Front","Back","Tags"\r\n"a","b","exam cell_biology"\r\n"c","d",""\r\n');
  });

  test('begins with a byte order mark, so that Excel reads Yoruba letters', () => {
    expect(deckToCsv([{ front: 'ọjọ́', back: 'day' }]).codePointAt(0)).toBe(0xfeff);
  });

  test.each([
    ['Say "yes", then no', '"Say ""yes"", then no","b"'],
    ['two\nlines', '"two\nlines","b"'],
    ['Àkádà \u{5b66}', '"Àkádà \u{5b66}","b"'],
    ['2 + 2 = 4', '"2 + 2 = 4","b"'],
    [`=HYPERLINK("https://evil.example","x")`, `"'=HYPERLINK(""https://evil.example"",""x"")","b"`],
    ['+1', `"'+1","b"`],
    ["-2+3+cmd|' /C calc'!A0", `"'-2+3+cmd|' /C calc'!A0","b"`],
    ['@SUM(A1)', `"'@SUM(A1)","b"`],
    ['\t=1', `"'\t=1","b"`],
    ['\r=1', `"'\r=1","b"`],
  ])('writes %j as %j', (front, line) => {
    expect(csv(front)).toBe(line);
  });

  test('escapes a formula on the back of a card too', () => {
    expect(deckToCsv([{ front: 'a', back: '=1' }])).toContain(`"a","'=1"`);
  });
});

describe('deckToAnkiText', () => {
  test('declares its separator and HTML, and writes one line per card', () => {
    expect(
      deckToAnkiText([
        { front: 'a', back: 'b' },
        { front: 'c', back: 'd' },
      ]),
    ).toBe('#separator:tab\n#html:true\na\tb\nc\td\n');
  });

  test('names the column of tags if a card has some', () => {
    expect(
      deckToAnkiText([
        { front: 'a', back: 'b', tags: ['exam', 'cells'] },
        { front: 'c', back: 'd' },
      ]),
    ).toBe('#separator:tab\n#html:true\n#tags column:3\na\tb\texam cells\nc\td\t\n');
  });

  test('writes the sides of a card with formatting as they are in HTML', () => {
    const html = { front: '#<b>a</b>', back: '<ul><li>b</li></ul>' };

    expect(deckToAnkiText([{ front: '#a', back: '- b', source: 'c', html }])).toContain(
      '&#35;<b>a</b>\t<ul><li>b</li></ul><br><br><small>c</small>\n',
    );
  });

  test('writes the source below the answer', () => {
    expect(deckToAnkiText([{ front: 'a', back: 'b', source: 'c <d>', page: 3 }])).toContain(
      'a\tb<br><br><small>c &lt;d&gt; (p. 3)</small>\n',
    );
  });

  test.each([
    ['two\nlines', 'two<br>lines\tb'],
    ['two\r\nlines\rmore\u2028still', 'two<br>lines<br>more<br>still\tb'],
    ['a\tb', 'a b\tb'],
    ['so $a < b$ is\n$$c_1$$', 'so \\(a &lt; b\\) is<br>\\[c_1\\]\tb'],
    ['H₂O, Ca²⁺ and $x²$', 'H<sub>2</sub>O, Ca<sup>2+</sup> and \\(x²\\)\tb'],
    ['a < b && c > "d"', 'a &lt; b &amp;&amp; c &gt; &quot;d&quot;\tb'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;\tb'],
    ['#tags:x', '&#35;tags:x\tb'],
    [' "quoted" ', '&quot;quoted&quot;\tb'],
  ])('writes %j as %j', (front, line) => {
    expect(anki(front)).toBe(line);
  });
});
