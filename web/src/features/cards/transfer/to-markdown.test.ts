import { describe, expect, test } from 'vitest';
import { cardToHtml, cardToPlainText } from '@/lib/card-forms.ts';
import { withoutFormatting } from './marked-text.ts';
import { readHtml } from './read-html.ts';
import { toMarkdown } from './to-markdown.ts';

const markdownOf = (html: string) => toMarkdown(readHtml(html));

test.each([
  ['bold words', 'a <b>bold</b> word', 'a **bold** word'],
  ['italics', '<i>Homo sapiens</i> and <em>x</em>', '*Homo sapiens* and *x*'],
  ['struck words', '<s>old</s> new', '~~old~~ new'],
  ['underlined words', 'an <u>underlined</u> word', 'an <u>underlined</u> word'],
  ['bold italics', '<b><i>both</i></b>', '<b>*both*</b>'],
  ['part of a word', 'photo<b>synth</b>esis', 'photo**synth**esis'],
  ['punctuation inside a word', 'f<i>(x)</i>y', 'f<i>(x)</i>y'],
  ['two looks side by side', '<b>a</b><i>b</i>', '**a**<i>b</i>'],
  ['blanks inside a look', 'a<b> b </b>c', 'a **b** c'],
  ['a look of nothing', 'a<b> </b>b', 'a b'],
  ['a look over two lines', '<b>one<br>two</b>', '**one**\n**two**'],
  ['a look that is never closed', '<b>one', '**one**'],
  ['a look inside the same look', '<b>a <strong>b</strong> c</b>', '**a b c**'],
  ['looks that overlap', '<b>a <i>b</b> c</i>', '<b>a *b*</b> c'],
  ['styles', '<span style="font-weight: 700; font-style:italic">x</span>', '<b>*x*</b>'],
  ['what is copied from Google Docs', '<b style="font-weight:normal">x</b>', 'x'],
  [
    'small letters that do not exist',
    'x<sup>y</sup> and v<sub>max Q</sub>',
    'x<sup>y</sup> and v<sub>max Q</sub>',
  ],
  ['small letters that exist', '<b>H<sub>2</sub>O</b>', '**H₂O**'],
  ['code', 'use <code>a * `b`</code>', 'use `` a * `b` ``'],
  ['preformatted lines', 'so<pre>if x:\n  y = a*b</pre>end', 'so\n```\nif x:\n  y = a*b\n```\nend'],
  [
    'a list',
    'Organs:<ul><li><b>heart</b></li><li>liver</li></ul>end',
    'Organs:\n- **heart**\n- liver\n\nend',
  ],
  ['a numbered list', 'So<ol start="3"><li>three</li><li>four</li></ol>', 'So\n\n3. three\n4. four'],
  ['a list in a list', '<ul><li>a<ol><li>b</li></ol></li><li>c</li></ul>', '- a\n    1. b\n- c'],
  ['two lines in an item', '<ol><li>a<br>b</li></ol>c', '1. a\n   b\n\nc'],
  ['a formula in bold', '<b>\\(a_1 * b_1\\)</b>', '**$a_1 * b_1$**'],
  ['a formula with a look inside', '\\(a <b>+ b\\) c</b>', '$a + b$<b> c</b>'],
  ['signs of Markdown', '<b>x</b> 2*3*4 [a](b) _c_ `d` # e', '**x** 2\\*3\\*4 [a\\](b) \\_c\\_ \\`d\\` # e'],
  ['text that looks like tags', '<b>x</b> &lt;u&gt;y&lt;/u&gt; &amp;lt;', '**x** \\<u>y\\</u> \\&lt;'],
  [
    'text that looks like blocks',
    '<b>x</b><br># a<br>- b<br>1. c<br>---<br>> d',
    '**x**\n\\# a\n\\- b\n1\\. c\n\\---\n\\> d',
  ],
  ['names with underscores, money and gaps', '<b>x</b> snake_case $5 […]', '**x** snake_case \\$5 […]'],
])('writes %s', (_, html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

test.each([
  'What is <b>osmosis</b>?',
  '<i>Homo sapiens</i>, an <u>ape</u>',
  '<b><i>both</i></b> and <s>old</s>',
  'f<i>(x)</i>y',
  'x<sup>y</sup> of v<sub>max</sub>',
  'H<sub>2</sub>O and Ca<sup>2+</sup> <b>so</b>',
  'Organs:<ul><li><b>heart</b></li><li>liver</li></ul>end',
  '<ol><li>first</li><li>second<ul><li>inner</li></ul></li></ol>',
  '<ol start="3"><li>three</li></ol>',
  'one<br>two<br><br><b>three</b>',
  'use <code>a * b &lt; c</code>',
  'so<pre>if x:<br>  y = a*b</pre>end',
  '<b>so</b> \\(a &lt; b\\) and \\[c_1\\]',
  '<b>x</b> 2*3*4 _c_ &lt;u&gt; # [a](b) &amp;lt; snake_case',
])('brings back %s as it was', (html) => {
  expect(cardToHtml(markdownOf(html))).toBe(html);
});

describe('text stays text', () => {
  const SIGNS = [
    ...['*', '_', '`', '~', '[', ']', '(', ')', '<', '>', '#', '-', '+', '1.', '!', '|', ':', '\\', '&', '='],
    ...[' ', '\n', 'a', 'b', 'ẹ̀', '&lt;', '</u>', '<sub>', '```', '***'],
  ];
  /** A seeded generator, so that every run tests the same texts. */
  let state = 19;
  const below = (count: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * count);
  };
  const text = () => Array.from({ length: below(24) }, () => SIGNS[below(SIGNS.length)]).join('');
  const toHtml = (plain: string) =>
    plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
  const onLines = (plain: string) => plain.replace(/\n+/g, '\n');

  test('whatever signs it has, on its own and in bold', () => {
    for (let run = 0; run < 1_000; run += 1) {
      const marked = readHtml(`${toHtml(text())}<b>${toHtml(text())}</b>`);

      expect(onLines(cardToPlainText(toMarkdown(marked)))).toBe(onLines(withoutFormatting(marked)));
    }
  });
});
