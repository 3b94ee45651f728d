import { vaultQuery } from '@akada/domain/vault/queries';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { matchesSearch } from '@akada/domain/vault/search';
import { VAULT_LIMITS, type VaultFilter } from '@akada/domain/vault/vault';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { type Cursor, type Page, readPage } from '@/firebase/pages.ts';

export type VaultFile = Stored<VaultItem>;
type Pages = InfiniteData<Page<VaultItem>, Cursor | null>;

const KEY = 'vault';
const STALE_AFTER_MS = 5 * 60_000;
/**
 * Pages to read at once when a search of several words matches few files; after that the student decides whether to
 * continue.
 */
const PAGES_AT_ONCE = 4;

/** Vault files, 24 at a time, each page cached for 5 minutes. */
export function useVaultFiles(filter: VaultFilter) {
  const query = useInfiniteQuery({
    queryKey: [KEY, filter],
    queryFn: ({ pageParam }) => readMatching(filter, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    // Keeps the previous files on screen while another filter loads.
    placeholderData: keepPreviousData,
    // Offline, Firestore answers from its cache; pages that came from there are read again on reconnect.
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: ({ state }) => (state.data?.pages.some((page) => page.fromCache) ? 0 : STALE_AFTER_MS),
  });
  const files = useMemo(
    () => withoutDuplicates(query.data?.pages.flatMap(({ items }) => items) ?? []),
    [query.data],
  );
  return { ...query, files, fromCache: query.data?.pages.some((page) => page.fromCache) ?? false };
}

/** Ways to update the cached lists without reading them again. */
export function useVaultLists() {
  const client = useQueryClient();
  return useMemo(
    () => ({
      /** After something was shared. */
      reload: () => client.invalidateQueries({ queryKey: [KEY] }),
      remove: (id: string) => change(client, (items) => items.filter((item) => item.id !== id)),
      update: (id: string, by: (file: VaultFile) => VaultFile) =>
        change(client, (items) => items.map((item) => (item.id === id ? by(item) : item))),
    }),
    [client],
  );
}

function change(client: QueryClient, by: (items: VaultFile[]) => VaultFile[]): void {
  client.setQueriesData<Pages>(
    { queryKey: [KEY] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: by(page.items) })) },
  );
}

/** Reads pages until there are enough matches: the query itself can search for one word only. */
async function readMatching(filter: VaultFilter, after: Cursor | null): Promise<Page<VaultItem>> {
  const found: Page<VaultItem> = { items: [], next: after, fromCache: false };
  for (let pages = 0; pages < PAGES_AT_ONCE && found.items.length < VAULT_LIMITS.page; pages += 1) {
    const page = await readPage<VaultItem>(vaultQuery(filter), found.next);
    found.items.push(...page.items.filter((item) => matchesSearch(item, filter.search)));
    found.next = page.next;
    found.fromCache ||= page.fromCache;
    if (!page.next) break;
  }
  return found;
}

/** A file can move between two pages while they are read, for example when its view count changes. */
function withoutDuplicates(files: readonly VaultFile[]): VaultFile[] {
  return [...new Map(files.map((file) => [file.id, file])).values()];
}
