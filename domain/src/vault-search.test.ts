import { describe, expect, test } from 'vitest';
import { VAULT_LIMITS } from './vault.ts';
import { fold, matchesSearch, SEARCH_LIMITS, searchToken, searchTokens, wordsOf } from './vault-search.ts';

const ADA = { full_name: 'Ọlábísí Adé', username: 'ola', avatar_url: null };
const item = { filename: 'Cell division, part 2', subject: 'Biology 101', tags: ['WAEC'], uploader: ADA };

test.each([
  ['Ọlábísí', 'olabisi'],
  ['OLABISI', 'olabisi'],
  ['Ƙasa Ɓauna ɗa ƴan', 'kasa bauna da yan'],
  ['Ǝ ǝ', 'e e'],
  ['straße Łódź Øre ILLERI', 'strasse lodz ore illeri'],
  ['ﬁnance ２', 'finance 2'],
  ['İstanbul', 'istanbul'],
])('%j without case and accents is %j', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['Cell-division_part.2 (new)', ['cell', 'division', 'part', '2', 'new']],
  ['', []],
  [' --- ', []],
  ['学習 ノート', ['学習', 'ノート']],
  ['C++ & C#', ['c', 'c']],
  ['📚 books', ['books']],
  ['e\u0301tude', ['etude']],
])('the words of %j are %j', (text, words) => expect(wordsOf(text)).toEqual(words));

describe('tokens', () => {
  test('are the beginnings of every word of title, subject, contributor and tags, from two letters', () => {
    expect(searchTokens({ filename: 'Cells', subject: 'Art', tags: ['exam'], uploader: ADA })).toEqual([
      ...['ce', 'cel', 'cell', 'cells', 'ar', 'art'],
      ...['ol', 'ola', 'olab', 'olabi', 'olabis', 'olabisi', 'ad', 'ade'],
      ...['ex', 'exa', 'exam'],
    ]);
  });

  test('are each there once', () => {
    expect(
      searchTokens({ filename: 'art Art ARTS', uploader: ADA }).filter((token) => token === 'ar'),
    ).toHaveLength(1);
  });

  test('of a word of one letter there are none, and of a long word 15 letters at most', () => {
    const tokens = searchTokens({ filename: `x ${'a'.repeat(100)}`, uploader: ADA });

    expect(tokens).not.toContain('x');
    expect(Math.max(...tokens.map((token) => token.length))).toBe(SEARCH_LIMITS.longest);
  });

  test('are 250 at most, those of the title among them', () => {
    const words = (count: number, letter: string) =>
      Array.from({ length: count }, (_, index) => `${letter}${index}abcdefghijklmnop`).join(' ');
    const tokens = searchTokens({
      filename: words(10, 't').slice(0, VAULT_LIMITS.filename),
      tags: Array.from({ length: 10 }, (_, index) => words(2, `g${index}`)),
      uploader: ADA,
    });

    expect(tokens).toHaveLength(SEARCH_LIMITS.tokens);
    expect(tokens).toContain('t9abcdefghijklm');
  });

  test('know nobody as Anonymous', () => {
    expect(searchTokens({ filename: 'x' })).toContain('anonymous');
  });

  test('hold no half of a character', () => {
    expect(searchTokens({ filename: '𝒜𝓁𝓅𝒽𝒶 𠮷𠮷', uploader: ADA })).toEqual(
      expect.arrayContaining(['al', 'alpha', '𠮷𠮷']),
    );
    expect(
      searchTokens({ filename: '𠮷𠮷', uploader: ADA }).some((token) => /\p{Surrogate}/u.test(token)),
    ).toBe(false);
  });
});

describe('a search', () => {
  test.each([
    ['cell', 'cell'],
    ['cell divis', 'divis'],
    ['Ọlábísí', 'olabisi'],
    ['a', null],
    ['', null],
    ['x y', null],
    ['pneumonoultramicroscopic', 'pneumonoultrami'],
  ])('for %j asks for %j', (search, token) => expect(searchToken(search)).toBe(token));

  test.each(['cell', 'CELL DIV', 'bio 101', 'waec', 'olabisi cell', 'ade', 'Ọlá', 'divis, bio', '2', ''])(
    'for %j finds it',
    (search) => {
      const token = searchToken(search);

      expect(matchesSearch(item, search)).toBe(true);
      if (token !== null) expect(searchTokens(item)).toContain(token);
    },
  );

  test.each(['ell', 'cell chemistry', 'cells', 'ola 102'])('for %j does not', (search) =>
    expect(matchesSearch(item, search)).toBe(false),
  );
});
