import { useLocation, useSearchParams } from 'react-router-dom';
import { leavePage } from '@/ui/dialog-history.ts';
import type { FROM_LIST } from '../list/file-link.tsx';

/** Where the vault is. */
export const VAULT_PATH = '/dashboard/vault';

/** Where a student's own uploads are. */
export const MY_UPLOADS_PATH = `${VAULT_PATH}?view=uploads`;

/** Where a student's bookmarks are. */
export const BOOKMARKS_PATH = `${VAULT_PATH}?view=bookmarks`;

/** Where My Library is: at the vault's own address, so that the navigation shows where one is. */
export const MY_LIBRARY_PATH = `${VAULT_PATH}?view=library`;

/** The file that the address says is open, with the page to begin with. */
export function useOpenFile(): [{ fileId: string; page?: number } | null, () => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const fileId = params.get('file');
  const page = Number(params.get('page'));
  function close() {
    if ((state as Partial<typeof FROM_LIST> | null)?.fromList) return leavePage();
    const left = new URLSearchParams(params);
    left.delete('file');
    left.delete('page');
    setParams(left, { replace: true });
  }
  return [fileId ? { fileId, ...(page > 0 && { page }) } : null, close];
}
