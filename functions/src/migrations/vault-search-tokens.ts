import { documentPaths, sharedCollections } from '@akada/domain/documents/paths';
import type { Note, VaultItem } from '@akada/domain/vault/schemas';
import { searchTokens, textWordsFromTokens, topWords } from '@akada/domain/vault/search';
import type { Migration } from './migration.ts';

/**
 * Adds the search tokens of the search by grams, and those of the words in notes, to items shared before. PDFs are
 * found by their details only, because a migration reads documents, not files.
 */
export const vaultSearchTokens: Migration = {
  id: 'vault-search-tokens',
  version: 2,
  does: 'Gives shared files the tokens of the new search, and indexes their text.',
  collection: sharedCollections.vault,
  needs: (path, { type }) => (type === 'note' ? [documentPaths.note(path.split('/')[1] ?? '')] : []),
  migrate: (data, { needed: [note] }) => {
    const item = data as VaultItem;
    // For items that are not listed yet, the trigger that lists them sets the tokens.
    if (item.hidden === undefined) return data;
    const text = note ? topWords((note as Note).content) : textWordsFromTokens(item.tokens);
    return { ...data, tokens: searchTokens(item, text) };
  },
};
