import { describe, expect, test } from 'vitest';
import { clozeAnswers, clozeNumbers, clozeQuestion } from './cloze.ts';

describe('a field with deletions', () => {
  test.each([
    ['{{c1::Abuja}} is in {{c2::Nigeria}}', 1, '[…] is in Nigeria', ['Abuja']],
    ['{{c1::Abuja}} is in {{c2::Nigeria}}', 2, 'Abuja is in […]', ['Nigeria']],
    ['{{c1::Abuja::capital}}', 1, '[capital]', ['Abuja']],
    ['{{c1::Abuja::}}', 1, '[…]', ['Abuja']],
    ['{{c1::a}} and {{c1::b}}', 1, '[…] and […]', ['a', 'b']],
    ['{{c1::a}} and {{c1::a}}', 1, '[…] and […]', ['a']],
    ['{{c1::the {{c2::inner}} part}} ends', 1, '[…] ends', ['the inner part']],
    ['{{c1::the {{c2::inner}} part}} ends', 2, 'the […] part ends', ['inner']],
    ['{{c1,2::both}} here', 2, '[…] here', ['both']],
    ['{{c1::<b>bold</b>}} \\(x\\)', 1, '[…] \\(x\\)', ['<b>bold</b>']],
    ['no deletion', 1, '', []],
    ['{{c2::another}}', 1, '', []],
    ['{{c1::never ends', 1, '', []],
    ['}} {{c1::a}}', 1, '}} […]', ['a']],
    ['{{c1::image-occlusion:rect:left=.1}}<br>', 1, '<br>', ['']],
  ])('%j asks card %d for %j', (field, number, question, answers) => {
    expect(clozeQuestion(field, number)).toBe(question);
    expect(clozeAnswers(field, number)).toEqual(answers);
  });

  test('has a card for each number', () => {
    expect(clozeNumbers('{{c3::a}} {{c1::b {{c2::c}}}} {{c1::d}} {{c0::e}}')).toEqual([1, 2, 3]);
    expect(clozeNumbers('none')).toEqual([]);
  });
});
