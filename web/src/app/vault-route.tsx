import { VaultPage } from '@/features/vault/vault-page.tsx';
import { CalledData } from './called-data.tsx';

/** The vault, its pages kept while the student is elsewhere. */
export function VaultRoute() {
  return (
    <CalledData>
      <VaultPage />
    </CalledData>
  );
}
