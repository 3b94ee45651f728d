import { useSearchParams } from 'react-router-dom';
import { LibraryPage } from '@/features/vault/lazy-parts.tsx';
import { VaultPage } from '@/features/vault/vault-page.tsx';
import { CalledData } from './called-data.tsx';
import { useShell } from './shell/use-shell.ts';

/** The vault, its pages kept while the student is elsewhere, and My Library, with the plan that the shell has read. */
export function VaultRoute() {
  const { account } = useShell();
  const [params] = useSearchParams();
  const Page = params.get('view') === 'library' ? LibraryPage : VaultPage;
  return (
    <CalledData>
      <Page account={account} />
    </CalledData>
  );
}
