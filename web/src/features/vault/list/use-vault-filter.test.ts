import { NO_FILTER } from '@akada/domain/vault/vault';
import { expect, it } from 'vitest';
import { parseVaultFilter } from './use-vault-filter.ts';

it('takes the filters from the address', () => {
  const address = 'search=cells&category=notes&type=pdf&subject=Biology&sort=viewed&file=abc';
  expect(parseVaultFilter(new URLSearchParams(address))).toEqual({
    search: 'cells',
    category: 'notes',
    type: 'pdf',
    subject: 'Biology',
    sort: 'viewed',
  });
});

it.each(['', 'category=films&type=exe&sort=toString', 'subject=&sort='])(
  'takes %o for the whole vault',
  (address) => {
    expect(parseVaultFilter(new URLSearchParams(address))).toEqual(NO_FILTER);
  },
);
