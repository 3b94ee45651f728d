import { buildListing } from '@akada/domain/vault/listing';
import { queryTokens, topWords } from '@akada/domain/vault/search';
import { describe, expect, test } from 'vitest';
import { vaultSearchTokens } from './vault-search-tokens.ts';

const ADA = { full_name: 'Ada Obi', username: 'ada', avatar_url: null };
const DETAILS = { filename: 'Photosynthesis' };
const PATH = 'vault/abc';
const migrated = (data: object, note?: object) =>
  vaultSearchTokens.migrate(data, { path: PATH, needed: note ? [note] : [] });
const finds = ({ tokens }: { tokens?: string[] }, search: string) =>
  queryTokens(search)?.some((token) => tokens?.includes(token));

describe('the migration of the search', () => {
  const earlier = { ...DETAILS, ...buildListing(DETAILS, ADA), tokens: ['ph', 'pho', 'phot'], hidden: false };

  test('makes an earlier file searchable by part of a word', () => {
    expect(finds(earlier, 'synthesis')).toBe(false);
    expect(finds(migrated({ ...earlier, type: 'pdf' }), 'synthesis')).toBe(true);
  });

  test('makes an earlier note searchable by a word in its text', () => {
    const note = { ...earlier, type: 'note' };
    expect(vaultSearchTokens.needs?.(PATH, note)).toEqual(['vault/abc/content/body']);
    expect(finds(migrated(note, { title: 'x', content: 'Stomata open.' }), 'stomata')).toBe(true);
  });

  test('keeps the words extracted from a PDF', () => {
    const read = { ...earlier, type: 'pdf', ...buildListing(DETAILS, ADA, topWords('Stomata open.')) };
    expect(migrated(read)).toEqual(read);
  });

  test('leaves an item that is not listed yet unchanged', () => {
    const { hidden: _, tokens: __, ...unlisted } = earlier;
    expect(migrated(unlisted)).toBe(unlisted);
  });
});
