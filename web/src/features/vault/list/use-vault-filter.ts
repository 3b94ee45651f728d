import {
  VAULT_CATEGORIES,
  VAULT_SORTS,
  VAULT_TYPES,
  type VaultCategory,
  type VaultFilter,
  type VaultSort,
  type VaultType,
  WHOLE_VAULT,
} from '@akada/domain/vault/vault';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The filters, kept in the address: Back, reload and a shared link find the same list. */
export function useVaultFilter(): [VaultFilter, (changed: Partial<VaultFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const { search, category, type, subject, sort } = filterOf(params);
  const filter = useMemo(
    () => ({ search, category, type, subject, sort }),
    [search, category, type, subject, sort],
  );
  const change = (changed: Partial<VaultFilter>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ ...filterOf(before), ...changed })) {
          if (value === WHOLE_VAULT[name as keyof VaultFilter]) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  return [filter, change];
}

/** The filters that an address asks for. Values that don't exist are ignored. */
export function filterOf(params: URLSearchParams): VaultFilter {
  const category = params.get('category') as VaultCategory;
  const type = params.get('type') as VaultType;
  const sort = params.get('sort') as VaultSort;
  return {
    search: params.get('search') ?? WHOLE_VAULT.search,
    category: VAULT_CATEGORIES.includes(category) ? category : WHOLE_VAULT.category,
    type: VAULT_TYPES.includes(type) ? type : WHOLE_VAULT.type,
    subject: params.get('subject') || WHOLE_VAULT.subject,
    sort: Object.hasOwn(VAULT_SORTS, sort ?? '') ? sort : WHOLE_VAULT.sort,
  };
}

/** The address of the vault narrowed to one thing, nothing else set: `{ subject: 'Biology' }`, `{ type: 'pdf' }`. */
export function vaultAddress(narrowedTo: Partial<VaultFilter>): string {
  return `/dashboard/vault?${new URLSearchParams(narrowedTo)}`;
}
