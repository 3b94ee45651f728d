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
/** Milliseconds (spec section 9). */
const FRESH = 5 * 60_000;
/** Pages of which a search of several words may find nothing to show before it lets the student decide to go on. */
const PAGES_AT_ONCE = 4;

/** The vault, a page of 24 at a time; each is read when it is asked for and kept for 5 minutes. */
export function useVaultFiles(filter: VaultFilter) {
  const query = useInfiniteQuery({
    queryKey: [KEY, filter],
    queryFn: ({ pageParam }) => readMatching(filter, pageParam),
    initialPageParam: null as Cursor | null,
    getNextPageParam: ({ next }) => next,
    // While another filter loads, what was there stays.
    placeholderData: keepPreviousData,
    // Firestore itself answers from the device when there is no network; what it had there is asked for again.
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: ({ state }) => (state.data?.pages.some((page) => page.fromCache) ? 0 : FRESH),
  });
  const files = useMemo(
    () => withoutDoubles(query.data?.pages.flatMap(({ items }) => items) ?? []),
    [query.data],
  );
  return { ...query, files, fromCache: query.data?.pages.some((page) => page.fromCache) ?? false };
}

/** Ways to change what the lists show without reading it again. */
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

/** The next files that match, until there are enough for a page: of several words the query asks for one only. */
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

/** A file whose place moves between two pages, as one does that is being viewed, would stand in both. */
function withoutDoubles(files: readonly VaultFile[]): VaultFile[] {
  return [...new Map(files.map((file) => [file.id, file])).values()];
}
