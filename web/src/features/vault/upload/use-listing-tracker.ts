import { useState } from 'react';
import { toast } from '@/ui/toast.tsx';
import { useVaultLists } from '../api/use-vault-files.ts';
import { waitUntilListed } from '../api/wait-until-listed.ts';
import { useRecordOwnChange } from '../my-uploads/use-own-changes.ts';

/**
 * Follows shared items until they are listed, then adds them to the lists and totals.
 *
 * @returns the names of items still being checked, and a function to call when an item was shared
 */
export function useListingTracker(uid: string): [string[], (fileId: string, name: string) => void] {
  const ownChange = useRecordOwnChange(uid);
  const [checking, setChecking] = useState<{ fileId: string; name: string }[]>([]);
  const { reload } = useVaultLists();

  async function follow(fileId: string, name: string): Promise<void> {
    setChecking((now) => [...now, { fileId, name }]);
    const outcome = await waitUntilListed(fileId);
    setChecking((now) => now.filter((file) => file.fileId !== fileId));
    if (outcome === 'removed')
      toast.error(`“${name}” wasn't listed. Check your notifications for the reason.`);
    else if (outcome === 'unknown') {
      toast.success(`“${name}” is still being checked. It will be listed afterwards.`);
    } else {
      await Promise.all([ownChange(1, { ...outcome, id: fileId }).record(), reload()]);
    }
  }

  return [checking.map(({ name }) => name), (fileId, name) => void follow(fileId, name)];
}
