import { NO_FILTER } from '@akada/domain/vault/vault';
import { expect, it } from 'vitest';
import { parseVaultFilter } from './use-vault-filter.ts';

it('reads the filters from the address', () => {
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
  'reads %o as no filter',
  (address) => {
    expect(parseVaultFilter(new URLSearchParams(address))).toEqual(NO_FILTER);
  },
);
