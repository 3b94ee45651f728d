import { describe, expect, test } from 'vitest';
import { renderCard } from './template.ts';

const fields = {
  Front: 'Osmosis',
  Back: 'Water moves',
  Empty: '<br>',
  Picture: '<img src="a">',
  Tags: 'bio',
};
const render = (front: string, back = '', cloze: number | null = null, more: Record<string, string> = {}) =>
  renderCard({ front, back }, { fields: { ...fields, ...more }, cloze });

describe('a template', () => {
  test.each([
    ['{{Front}}', 'Osmosis'],
    ['{{ Front }}', 'Osmosis'],
    ['{{{Front}}}', 'Osmosis'],
    ['<b>{{Front}}</b> {{Tags}}', '<b>Osmosis</b> bio'],
    ['{{text:Front}}', 'Osmosis'],
    ['{{unknown:Front}}', 'Osmosis'],
    ['{{type:Back}}', ''],
    ['{{tts en_US:Front}}', ''],
    ['{{Missing}}x', 'x'],
    ['{{constructor}}x', 'x'],
    ['a<!-- {{Front}} -->b', 'ab'],
    ['{{#Front}}yes{{/Front}}{{^Front}}no{{/Front}}', 'yes'],
    ['{{#Empty}}yes{{/Empty}}{{^Empty}}no{{/Empty}}', 'no'],
    ['{{#Picture}}yes{{/Picture}}', 'yes'],
    ['{{#Missing}}yes{{/Missing}}{{^Missing}}no{{/Missing}}', 'no'],
    ['{{#Front}}a{{^Back}}b{{/Back}}c{{/Front}}', 'ac'],
    ['{{#Empty}}a{{#Front}}b{{/Front}}c', ''],
    ['{{/Front}}a', 'a'],
    ['{{Front', '{{Front'],
    ['{{kanji:Reading}} {{kana:Reading}}', '漢字 かんじ'],
  ])('%s shows %j', (template, shown) => {
    expect(render(template, '', null, { Reading: '漢字[かんじ]' }).front).toBe(shown);
  });

  test('does not repeat the question in the answer', () => {
    expect(render('{{Front}}', '{{FrontSide}}<hr id=answer>{{Back}}').back).toEqual(['', 'Water moves']);
    expect(render('{{Front}}', '{{Front}}\n<hr id="answer" />\n{{Back}}').back).toEqual([
      'Osmosis\n',
      '\nWater moves',
    ]);
  });

  test('shows a hint and a typed answer with the answer', () => {
    expect(render('{{Front}} {{hint:Back}} {{type:Back}}', '{{FrontSide}}{{type:Back}}')).toEqual({
      front: 'Osmosis  ',
      back: ['Water moves', 'Hint: Water moves'],
    });
  });

  test('asks for a cloze deletion and shows what it hides', () => {
    const more = { Text: '{{c1::Abuja}} is in {{c2::Nigeria}}', Extra: 'West Africa' };
    const back = '{{cloze:Text}}<br>{{Extra}}{{#c2}} second{{/c2}}';

    expect(render('{{cloze:Text}}', back, 1, more)).toEqual({
      front: '[…] is in Nigeria',
      back: ['Abuja<br>West Africa'],
    });
    expect(render('{{type:cloze:Text}}', back, 2, more)).toEqual({
      front: 'Abuja is in […]',
      back: ['Nigeria<br>West Africa second'],
    });
  });
});
