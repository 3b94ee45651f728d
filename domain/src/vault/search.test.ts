import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildListing } from './listing.ts';
import {
  fold,
  matchesSearch,
  queryTokens,
  SEARCH_LIMITS,
  searchTokens,
  splitWords,
  textWordsFromTokens,
  topWords,
} from './search.ts';
import { VAULT_LIMITS } from './vault.ts';

const ADA = { full_name: 'Ọlábísí Adé', username: 'ola', avatar_url: null };
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const item = { filename: 'Cell division, part 2', subject: 'Biology 101', tags: ['WAEC'], uploader: ADA };

test.each([
  ['Ọlábísí', 'olabisi'],
  ['OLABISI', 'olabisi'],
  ['Ƙasa Ɓauna ɗa ƴan', 'kasa bauna da yan'],
  ['Ǝ ǝ', 'e e'],
  ['straße Łódź Øre ILLERI', 'strasse lodz ore illeri'],
  ['ﬁnance ２', 'finance 2'],
  ['İstanbul', 'istanbul'],
])('folds %j to %j', (text, folded) => expect(fold(text)).toBe(folded));

test.each([
  ['Cell-division_part.2 (new)', ['cell', 'division', 'part', '2', 'new']],
  ['', []],
  [' --- ', []],
  ['学習 ノート', ['学習', 'ノート']],
  ['C++ & C#', ['c', 'c']],
  ['📚 books', ['books']],
  ['e\u0301tude', ['etude']],
])('splits %j into %j', (text, words) => expect(splitWords(text)).toEqual(words));

describe('tokens', () => {
  test('are first two letters, then grams of 3 and 6 letters, then words of the text', () => {
    const found = { filename: 'Osmosis', subject: 'Art', uploader: ADA };
    expect(searchTokens(found, ['membrane'])).toEqual([
      ...['os', 'ar', 'ol', 'ad'],
      ...['osm', 'smo', 'mos', 'osi', 'sis', 'art', 'ola', 'lab', 'abi', 'bis', 'isi', 'ade'],
      ...['osmosi', 'smosis', 'olabis', 'labisi'],
      '~membrane',
    ]);
  });

  test('of a contributor without a name are those of Anonymous', () => {
    expect(searchTokens({ filename: 'x' })).toContain('anonym');
  });

  test("mark words of the description and of the text differently, so that the text's survive an edit", () => {
    const described = searchTokens({ filename: 'Osmosis', description: 'Mock exam' }, ['membrane']);
    expect(described).toEqual(expect.arrayContaining(['+mock', '+exam', '~membrane']));
    expect(searchTokens({ filename: 'Osmosis' }, textWordsFromTokens(described))).toEqual(
      searchTokens({ filename: 'Osmosis' }, ['membrane']),
    );
  });

  test('never split a character', () => {
    const tokens = searchTokens({ filename: '𝒜𝓁𝓅𝒽𝒶 𠮷𠮷𠮷', uploader: ADA });
    expect(tokens).toEqual(expect.arrayContaining(['al', 'pha', '𠮷𠮷', '𠮷𠮷𠮷']));
    expect(tokens.some((token) => /\p{Surrogate}/u.test(token))).toBe(false);
  });

  test('give back the words of the text', () => {
    expect(textWordsFromTokens(searchTokens(item, ['krebs', 'cycle']))).toEqual(['krebs', 'cycle']);
  });

  test('stay within 400 tokens and 4 KB for any item', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 40 });
    const shared = fc.record({
      filename: fc.string({ unit: 'grapheme', minLength: 1, maxLength: VAULT_LIMITS.filename }),
      subject: fc.string({ unit: 'grapheme', maxLength: VAULT_LIMITS.subject }),
      tags: fc.array(word, { maxLength: VAULT_LIMITS.tags }),
      description: fc.string({ unit: 'grapheme', maxLength: VAULT_LIMITS.description }),
    });
    fc.assert(
      fc.property(shared, fc.array(word, { maxLength: 500 }), (details, text) => {
        const tokens = searchTokens({ ...details, uploader: ADA }, topWords(text.join(' ')));
        expect(tokens.length).toBeLessThanOrEqual(SEARCH_LIMITS.tokens);
        expect(new Set(tokens).size).toBe(tokens.length);
        const bytes = tokens.reduce((sum, token) => sum + bytesOf(token) + 1, 0);
        expect(bytes + bytesOf(details.description)).toBeLessThanOrEqual(SEARCH_LIMITS.tokenBytes);
      }),
    );
  });

  test('keep a page of the largest items below 120 KB', () => {
    const many = (count: number, length: number) =>
      Array.from(
        { length: count },
        (_, index) =>
          `${index}${LETTERS.repeat(2).slice(index % 26, (index % 26) + length - String(index).length)}`,
      );
    const fullest = {
      filename: many(14, 13).join(' ').slice(0, VAULT_LIMITS.filename),
      subject: 'S'.repeat(VAULT_LIMITS.subject),
      tags: many(VAULT_LIMITS.tags, VAULT_LIMITS.tag),
      description: many(40, 15).join(' ').slice(0, VAULT_LIMITS.description),
    };
    const profile = {
      full_name: 'N'.repeat(100),
      username: 'u'.repeat(30),
      avatar_url: `avatars/${'a'.repeat(44)}`,
    };
    const item = {
      ...fullest,
      ...buildListing(fullest, profile, many(300, 15)),
      ...{ user_id: 'a'.repeat(28), file_url: 'g'.repeat(250), type: 'pptx', category: 'presentations' },
      generation: '1'.repeat(16),
    };

    expect(item.tokens.length).toBeGreaterThan(200);
    // Plus the numbers, times and booleans, with their field names.
    expect((storedSize(item) + 150) * VAULT_LIMITS.page).toBeLessThan(120_000);
  });
});

describe('the indexed words of a text', () => {
  test('begin with the most frequent and leave out common words', () => {
    expect(topWords('The cell and the nucleus: a cell has one nucleus. Cell walls!')).toEqual([
      ...['cell', 'nucleus', 'walls'],
    ]);
  });

  test('are at most 300, of 3 to 15 letters', () => {
    const text = Array.from({ length: 400 }, (_, index) => `${'x'.repeat(20)} word${index} of`).join(' ');
    const words = topWords(text);
    expect(words).toHaveLength(SEARCH_LIMITS.textWords);
    expect(words[0]).toBe('x'.repeat(15));
    expect(words).not.toContain('of');
  });
});

describe('a search', () => {
  test.each([
    ['cell', ['cel', '~cell', '+cell']],
    ['cell divis', ['div', '~divis', '+divis']],
    ['Ọlábísí', ['olabis', '~olabisi', '+olabisi']],
    ['dna', ['dna', '~dna', '+dna']],
    ['pH', ['ph']],
    ['a', null],
    ['', null],
    ['x y', null],
    ['pneumonoultramicroscopic', ['pneumo', '~pneumonoultrami', '+pneumonoultrami']],
  ])('for %j queries the tokens %j', (search, tokens) => expect(queryTokens(search)).toEqual(tokens));

  const listed = { ...item, tokens: searchTokens(item, topWords('Mitosis has four phases.')) };

  test.each([
    ...['cell', 'CELL DIV', 'bio 101', 'waec', 'olabisi cell', 'ade', 'Ọlá', 'divis, bio', '2', ''],
    ...['ell', 'vision', 'ogy', 'labis', 'mitosis', 'cell mitosis', 'phases divi'],
  ])('for %j finds the item', (search) => {
    expect(isFound(listed, search)).toBe(true);
  });

  test.each(['cell chemistry', 'cells', 'ola 102', 'ivi2', 'mitos', 'four phase'])(
    'for %j does not',
    (search) => expect(isFound(listed, search)).toBe(false),
  );

  test('for a whole word of the description finds the item', () => {
    const described = { ...item, description: 'Mock exam, with answers' };
    const found = { ...described, tokens: searchTokens(described) };
    for (const search of ['exam', 'cell answers', 'mock divis']) expect(isFound(found, search)).toBe(true);
    expect(isFound(found, 'answ')).toBe(false);
  });

  test('for synthesis finds Photosynthesis', () => {
    const leaf = { filename: 'Photosynthesis', uploader: ADA };
    expect(isFound({ ...leaf, tokens: searchTokens(leaf) }, 'synthesis')).toBe(true);
  });

  test('finds an item by any three consecutive letters of its words, and by each word of its text', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeéọṣƙ'), minLength: 3, maxLength: 14 });
    const titles = fc.array(letters, { minLength: 1, maxLength: 5 });
    const texts = fc.array(letters, { maxLength: 20 });
    fc.assert(
      fc.property(titles, texts, fc.nat(), fc.nat(), fc.nat(), (title, text, at, from, length) => {
        const shared = { filename: title.join(' '), uploader: ADA };
        const found = { ...shared, tokens: searchTokens(shared, topWords(text.join(' '))) };
        const word = [...fold(title[at % title.length] ?? '')];
        const start = from % (word.length - 2);
        const part = word.slice(start, start + 3 + (length % (word.length - start - 2))).join('');

        expect(isFound(found, part)).toBe(true);
        for (const whole of text) expect(isFound(found, whole)).toBe(true);
      }),
    );
  });
});

/** Whether the query and the filter after it find an item. */
function isFound(found: Parameters<typeof matchesSearch>[0] & { tokens: string[] }, search: string): boolean {
  const sought = queryTokens(search);
  const isAsked = sought === null || sought.some((token) => found.tokens.includes(token));
  return isAsked && matchesSearch(found, search);
}

/** Bytes of a document's strings, as Firestore counts them. */
function storedSize(data: object): number {
  return Object.entries(data).reduce((sum, [key, value]) => {
    const inner = typeof value === 'string' ? bytesOf(value) + 1 : storedSize(value ?? {});
    return sum + inner + (Number.isNaN(Number(key)) ? bytesOf(key) + 1 : 0);
  }, 0);
}

function bytesOf(text: string): number {
  return encodeURIComponent(text).replace(/%../g, '.').length;
}
