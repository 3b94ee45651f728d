import { describe, expect, test } from 'vitest';
import { createMarkFilter, stripMark } from './mark.ts';

const MARK = '[unsolved]';

describe('stripMark', () => {
  test.each([
    ['on the last line', 'I cannot.\n\n[unsolved]', 'I cannot.', true],
    ['on the first line, with blanks', ' [unsolved] \nI cannot.', 'I cannot.', true],
    ['twice', '[unsolved]\nNo.\n[unsolved]\n', 'No.', true],
    ['inside a line, where it is text', 'Write [unsolved] here.', 'Write [unsolved] here.', false],
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
    ['a mark in one piece', ['I cannot.\n\n[unsolved]'], 'I cannot.\n\n'],
    ['a mark cut into pieces', ['No.\n[un', 'solv', 'ed]', '\n', 'Sorry.'], 'No.\nSorry.'],
    ['a mark before the text', ['[unsolved]\n', 'No.'], 'No.'],
  ])('holds back %s', (_, pieces, text) => expect(passed(pieces)).toBe(text));

  test.each([
    ['brackets that begin like it', ['[u', 'nits] metres\n']],
    ['the mark inside a line', ['Write ', '[unsolved]', ' here.']],
    ['the mark before more text', ['[unsolved]', ' is a word.']],
    ['ordinary lines', ['## Solution\n', '\n1. Add 3.', '\n2. Halve.']],
  ])('passes on %s', (_, pieces) => expect(passed(pieces)).toBe(pieces.join('')));
});
