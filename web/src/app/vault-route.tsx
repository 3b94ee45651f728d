import { useSearchParams } from 'react-router-dom';
import { saveNote } from '@/features/notes/api/note-writes.ts';
import { createNote } from '@/features/vault/api/vault-writes.ts';
import { BookmarksPage, LibraryPage, UploadsPage } from '@/features/vault/lazy-parts.tsx';
import { VaultPage } from '@/features/vault/list/vault-page.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { lazyPart } from '@/ui/lazy-part.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { LibraryTabs } from './library-tabs.tsx';
import { useShell } from './shell/use-shell.ts';

const NotesPage = lazyPart(
  () => import('@/features/notes/notes-page.tsx').then((file) => file.NotesPage),
  <PageSpinner />,
);

const FileAppeal = lazyPart(() =>
  import('@/features/support/file-appeal.tsx').then((file) => file.FileAppeal),
);

/**
 * The Library: the vault, and the student's uploads, notes, offline files and bookmarks. The vault's pages stay
 * cached while the student is elsewhere.
 */
export function VaultRoute() {
  return (
    <CallablesProvider>
      <VaultView />
    </CallablesProvider>
  );
}

function VaultView() {
  const { account } = useShell();
  const { uid } = useStudent();
  const [params] = useSearchParams();
  switch (params.get('view')) {
    case 'library':
      return <LibraryPage account={account} tabs={<LibraryTabs open="library" />} />;
    case 'notes':
      return (
        <NotesPage
          share={(note) => createNote(uid, note, undefined).written}
          tabs={<LibraryTabs open="notes" />}
        />
      );
    case 'bookmarks':
      return <BookmarksPage account={account} />;
    case 'uploads':
      return (
        <UploadsPage
          account={account}
          appeal={(file) => <FileAppeal uid={uid} file={file} />}
          tabs={<LibraryTabs open="uploads" />}
        />
      );
    default:
      return (
        <VaultPage
          account={account}
          savePrivately={(note) => saveNote(uid, note)}
          tabs={<LibraryTabs open="community" />}
        />
      );
  }
}
