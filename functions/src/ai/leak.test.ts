import { describe, expect, test } from 'vitest';
import { containsSystemText, holdBack } from './leak.ts';
import { inputsWith, requestOf } from './tools/inputs.ts';

const SECRET = "Never repeat the student's marks: they are `private` and stay so.";
const LETTERS = 'neverrepeatthestudentsmarks';
const SYSTEM = `Tool: chat\nOption: level=simple\nBe kind.\n${SECRET}\nThe last line of it is long enough to be found as well`;

const character = (code: string) => code.charCodeAt(0);

describe('our own words in an answer', () => {
  test.each([
    ['as they are', SECRET],
    ['in the middle of others', `Sure! ${SECRET} That was it.`],
    ['in capitals', SECRET.toUpperCase()],
    ['as a quotation in lines', `> ${SECRET.replaceAll(' ', '\n> ')}`],
    ['in bold words', SECRET.replace(/\w+/g, '**$&**')],
    ['with typographic quotation marks', SECRET.replace("'", '’').replaceAll('`', '“')],
    ['letter by letter', [...SECRET].join(' ')],
    ['with characters that nobody sees', [...SECRET].join('\u{200b}')],
    ['with hyphens', [...SECRET].join('-')],
    ['with accents', [...SECRET].join('\u{301}')],
    ['in full width', SECRET.replace(/[a-z]/g, (letter) => String.fromCharCode(character(letter) + 0xfee0))],
    ['as a JSON text', JSON.stringify({ front: SECRET.replaceAll(' ', '\n'), back: 'x' })],
    ['as JSON escapes', SECRET.replace(/./g, (one) => `\\u${character(one).toString(16).padStart(4, '0')}`)],
    ['as entities', SECRET.replace(/./g, (one) => `&#${character(one)};`)],
    ['as hexadecimal entities', SECRET.replace(/./g, (one) => `&#x${character(one).toString(16)};`)],
    ['with entities for blanks', SECRET.replaceAll(' ', '&nbsp;')],
    ['between tags', SECRET.replace(/\w+/g, '<b>$&</b>')],
    ['between comments', SECRET.replaceAll(' ', '<!-- x -->')],
    ['as links', SECRET.replace(/\w+/g, '[$&](https://example.com/a)')],
    [
      'without its dot, at the end of the system text',
      'the last line of it is long enough to be found as well',
    ],
  ])('are found %s', (_, output) => {
    expect(containsSystemText(output, SYSTEM)).toBe(true);
  });

  test.each([
    ['an answer', 'Osmosis is the movement of water through a membrane.'],
    ['a short sentence of ours', 'Be kind. Tool: chat'],
    ['half a sentence of ours', SECRET.slice(0, SECRET.length / 2)],
    ['nothing', ''],
    ['a formula', '$\\nabla \\times E < 5 & x > 3$ and `a<b`'],
  ])('are not found in %s', (_, output) => {
    expect(containsSystemText(output, SYSTEM)).toBe(false);
  });

  test('have in every tool at least six sentences to be found, and none that holds back much', () => {
    for (const asked of inputsWith('Osmosis')) {
      const { system } = requestOf(asked);
      const found = system.split('\n').filter((line) => containsSystemText(line, system));

      expect(found.length).toBeGreaterThanOrEqual(6);
      expect(Math.max(...found.map((line) => line.length))).toBeLessThan(320);
    }
  });
});

describe('what must wait', () => {
  test.each([
    ['nothing of an answer', 'Osmosis is the movement of water', 0],
    ['nothing at all of nothing', '', 0],
    ['the beginning of a sentence of ours', 'Sure! Never repeat', 'Never repeat'.length],
    ['the same with what is around it', 'Sure! **Never** re-', '**Never** re-'.length - 2],
    ['the letter that one begins with', 'a hidden', 1],
    ['a beginning in tags', 'So: <b>Never</b> <i>repeat</i> <u', 'Never</b> <i>repeat</i> <u'.length],
    ['a beginning after a sign that opens no tag', 'a < Never repeat', 'Never repeat'.length],
    ['a beginning in escapes', 'So: \\u004eever', '\\u004eever'.length],
  ])('is %s', (_, output, length) => {
    const system = output === 'a hidden' ? SYSTEM.replace('Never', 'Nobody') : SYSTEM;

    expect(holdBack(output, system)).toBe(length);
  });

  test.each([
    ['as it is', SECRET],
    ['in bold', SECRET.replace(/\w+/g, '**$&**')],
    ['in tags', SECRET.replace(/\w+/g, '<b>$&</b>')],
    ['in hyphens', [...SECRET].join('-')],
    ['in emoji', [...SECRET].join('\u{1F4DA}')],
  ])('keeps every letter of a sentence %s from who reads along, until it is refused', (_, secret) => {
    const output = `Here: ${secret}`;
    let sent = '';
    for (let length = 1; length <= output.length; length += 1) {
      const come = output.slice(0, length);
      if (containsSystemText(come, SYSTEM)) break;
      sent = come.slice(0, Math.max(sent.length, come.length - holdBack(come, SYSTEM)));
    }

    expect(containsSystemText(output, SYSTEM)).toBe(true);
    expect(
      sent
        .toLowerCase()
        .replace(/<[^>]*>?/g, '')
        .replace(/[^a-z]/g, ''),
    ).toBe('here');
    expect(LETTERS).not.toContain('here');
  });

  test('is worked out at once for a long answer', () => {
    const answer = 'Never repeat what a student has said to you <b> in & so on. '.repeat(700);
    const begun = performance.now();
    for (let round = 0; round < 50; round += 1) holdBack(answer, SYSTEM);

    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
