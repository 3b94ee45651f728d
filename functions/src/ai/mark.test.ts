import { describe, expect, test } from 'vitest';
import { createMarkFilter, stripMark } from './mark.ts';

const MARK = '[no answer]';

describe('stripMark', () => {
  test.each([
    ['on the last line', 'I cannot.\n\n[no answer]', 'I cannot.', true],
    ['on the first line, with blanks', ' [no answer] \nI cannot.', 'I cannot.', true],
    ['twice', '[no answer]\nNo.\n[no answer]\n', 'No.', true],
    ['inside a line, where it is text', 'Write [no answer] here.', 'Write [no answer] here.', false],
    ['nowhere', '## Solution\n\nx = 4', '## Solution\n\nx = 4', false],
  ])('handles a mark %s', (_, answer, text, isMarked) => {
    expect(stripMark(answer, MARK)).toEqual({ text, isMarked });
  });
});

describe('createMarkFilter', () => {
  const passed = (pieces: readonly string[]) => {
    const filter = createMarkFilter(MARK);
    return pieces.map((piece) => filter(piece)).join('');
  };

  test.each([
    ['a mark in one piece', ['I cannot.\n\n[no answer]'], 'I cannot.\n\n'],
    ['a mark cut into pieces', ['No.\n[no', ' answ', 'er]', '\n', 'Sorry.'], 'No.\nSorry.'],
    ['a mark before the text', ['[no answer]\n', 'No.'], 'No.'],
  ])('holds back %s', (_, pieces, text) => expect(passed(pieces)).toBe(text));

  test.each([
    ['brackets that begin like it', ['[u', 'nits] metres\n']],
    ['the mark inside a line', ['Write ', '[no answer]', ' here.']],
    ['the mark before more text', ['[no answer]', ' is a word.']],
    ['ordinary lines', ['## Solution\n', '\n1. Add 3.', '\n2. Halve.']],
  ])('passes on %s', (_, pieces) => expect(passed(pieces)).toBe(pieces.join('')));
});
