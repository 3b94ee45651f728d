import { useLocation, useSearchParams } from 'react-router-dom';
import { leavePage } from '@/ui/dialog-history.ts';
import type { FROM_LIST } from '../list/file-link.tsx';

export const VAULT_PATH = '/dashboard/vault';

/** Views of the vault keep its path, so that the navigation marks Library as active. */
export const BOOKMARKS_PATH = `${VAULT_PATH}?view=bookmarks`;

/** The file that the address opens, with the page to begin with, and a function that closes it. */
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
