import {
  NO_FILTER,
  VAULT_CATEGORIES,
  VAULT_SORTS,
  VAULT_TYPES,
  type VaultCategory,
  type VaultFilter,
  type VaultSort,
  type VaultType,
} from '@akada/domain/vault/vault';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters, stored in the address so that Back, a reload and a shared link show the same list. */
export function useVaultFilter(): [VaultFilter, (changed: Partial<VaultFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const { search, category, type, subject, sort } = parseVaultFilter(params);
  const filter = useMemo(
    () => ({ search, category, type, subject, sort }),
    [search, category, type, subject, sort],
  );
  const change = (changed: Partial<VaultFilter>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ ...parseVaultFilter(before), ...changed })) {
          if (value === NO_FILTER[name as keyof VaultFilter]) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return [filter, change];
}

/** Reads the filters from an address. Unknown values are ignored. */
export function parseVaultFilter(params: URLSearchParams): VaultFilter {
  const category = params.get('category') as VaultCategory;
  const type = params.get('type') as VaultType;
  const sort = params.get('sort') as VaultSort;
  return {
    search: params.get('search') ?? NO_FILTER.search,
    category: VAULT_CATEGORIES.includes(category) ? category : NO_FILTER.category,
    type: VAULT_TYPES.includes(type) ? type : NO_FILTER.type,
    subject: params.get('subject') || NO_FILTER.subject,
    sort: Object.hasOwn(VAULT_SORTS, sort ?? '') ? sort : NO_FILTER.sort,
  };
}

/** The vault's address with only these filters set, for example `{ subject: 'Biology' }`. */
export function vaultAddress(filter: Partial<VaultFilter>): string {
  return `/dashboard/vault?${new URLSearchParams(filter)}`;
}
