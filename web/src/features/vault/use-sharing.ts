import type { VaultItem } from '@akada/domain/schemas/vault';
import { useState } from 'react';
import { toast } from '@/ui/toast.tsx';
import { useVaultLists } from './api/use-vault-files.ts';
import { whenListed } from './api/when-listed.ts';

/**
 * Follows what the student has shared until it is listed, and then shows it.
 *
 * @param onListed gets the item
 * @returns the names of what is still being looked at, and what to call when something was shared
 */
export function useSharing(
  onListed: (item: VaultItem) => void,
): [string[], (fileId: string, name: string) => void] {
  const [checking, setChecking] = useState<{ fileId: string; name: string }[]>([]);
  const { reload } = useVaultLists();

  async function follow(fileId: string, name: string): Promise<void> {
    setChecking((now) => [...now, { fileId, name }]);
    const outcome = await whenListed(fileId);
    setChecking((now) => now.filter((file) => file.fileId !== fileId));
    if (outcome === 'removed') toast.error(`“${name}” is not listed. Your notifications say why.`);
    else if (outcome === 'unknown') {
      toast.success(`“${name}” is still being checked. It is listed when that is done.`);
    } else {
      onListed(outcome);
      await reload();
    }
  }

  return [checking.map(({ name }) => name), (fileId, name) => void follow(fileId, name)];
}
