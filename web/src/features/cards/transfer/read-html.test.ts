import { expect, test } from 'vitest';
import { withoutFormatting } from './marked-text.ts';
import { readHtml } from './read-html.ts';

const plain = (html: string, media?: Parameters<typeof readHtml>[1]) =>
  withoutFormatting(readHtml(html, media));

test.each([
  ['plain text', 'Osmosis', 'Osmosis'],
  ['entities', 'a &lt; b &amp;&nbsp;c &#233;', 'a < b & c é'],
  ['text that looks like a tag', 'if a &lt;b&gt; c', 'if a <b> c'],
  ['line breaks', 'one<br>two<br/>three', 'one\ntwo\nthree'],
  ['blocks', '<div>one</div><div>two</div>three<p>four</p>', 'one\ntwo\nthree\nfour'],
  ['a blank line', '<div>one</div><div><br></div><div>two</div>', 'one\n\ntwo'],
  ['line breaks in the source', 'one\n  two', 'one two'],
  ['preformatted lines', '<pre>one\n  two</pre>', 'one\ntwo'],
  ['bold and italic words', '<b>Bold</b> <i>word</i>s', 'Bold words'],
  ['a list', 'Organs:<ul><li>heart</li><li>liver</li></ul>end', 'Organs:\n- heart\n- liver\nend'],
  ['a numbered list', '<ol><li>first<li>second</ol>', '1. first\n2. second'],
  ['a list in a list', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', '- a\n3. b\n- c'],
  ['a table', '<table><tr><th>K</th><th>V</th></tr><tr><td>1</td><td>2</td></tr></table>', 'K | V\n1 | 2'],
  ['subscripts', 'H<sub>2</sub>O and CO<sub>2</sub>', 'H₂O and CO₂'],
  ['superscripts', 'Ca<sup>2+</sup> is 10<sup>−3</sup> of x<sup>y</sup>', 'Ca²⁺ is 10⁻³ of x^y'],
  ['a superscript of words', 'v<sub>max Q</sub>', 'v_(max Q)'],
  ['a script in an open script', 'x<sup>2', 'x²'],
  ['scripts', 'a<script>alert("<b>")</script><style>b{}</style>b', 'ab'],
  ['an event handler', '<a href="javascript:alert(1)" onclick="x()">link</a>', 'link'],
  ['a comment', 'a<!-- hidden -->b', 'ab'],
  ['MathJax', 'so \\(a &lt; b\\) is<br>\\[ c_1 \\]', 'so $a < b$ is\n$$c_1$$'],
  [
    'MathJax of the editor',
    '<anki-mathjax>x^2</anki-mathjax>, <anki-mathjax block="true">y</anki-mathjax>',
    '$x^2$, $$y$$',
  ],
  ['older formulas', '[$]a+b[/$] [$$]c[/$$] [latex]\\frac12[/latex]', '$a+b$ $$c$$ $\\frac12$'],
  ['a LaTeX document', '[latex]so $x$ and $y$[/latex]', 'so $x$ and $y$'],
  ['an equation', '[latex]\\begin{equation*}e=mc^2\\end{equation*}[/latex]', '$$e=mc^2$$'],
  ['a formula with a dollar sign', '\\(\\$5\\)', '\\(\\$5\\)'],
  ['a formula as a picture', '<img class="latex" alt="e^x" src="l.png">', '$e^x$'],
  ['ruby', '<ruby>漢<rt>かん</rt></ruby>', '漢(かん)'],
  ['Yoruba', 'ọ̀rọ̀ <b>ẹ̀kọ́</b>', 'ọ̀rọ̀ ẹ̀kọ́'],
  ['characters that cannot be stored', 'a\u0000b\ud83d c\u200b', 'ab c'],
  ['HTML that never ends', '<div><b>open <i>x', 'open x'],
  ['a paragraph in an item', '<ul><li><p>one</p></li></ul>', '- one'],
  ['a character that marks formatting', 'a\ufdd0b', 'ab'],
  ['nothing', '<div><br></div>', ''],
])('reads %s', (_, html, text) => {
  expect(plain(html)).toBe(text);
});

test('counts pictures and sounds, and leaves them out', () => {
  const media = { pictures: 0, sounds: 0 };

  expect(plain('<img src="a.png">Heart[sound:h.mp3] <audio src="b.mp3"></audio>', media)).toBe('Heart');
  expect(media).toEqual({ pictures: 1, sounds: 2 });
});
