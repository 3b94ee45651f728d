import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BookmarksPage, LibraryPage, UploadsPage } from '@/features/vault/lazy-parts.tsx';
import { VaultPage } from '@/features/vault/vault-page.tsx';
import { CalledData } from './called-data.tsx';
import { useShell } from './shell/use-shell.ts';

const PAGES = new Map<string | null, ComponentType<Parameters<typeof VaultPage>[0]>>([
  ['library', LibraryPage],
  ['bookmarks', BookmarksPage],
  ['uploads', UploadsPage],
]);

/** The vault, its pages cached while the student is elsewhere, My Library, My uploads and bookmarks, with the plan that the shell has read. */
export function VaultRoute() {
  const { account } = useShell();
  const [params] = useSearchParams();
  const Page = PAGES.get(params.get('view')) ?? VaultPage;
  return (
    <CalledData>
      <Page account={account} />
    </CalledData>
  );
}
