import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router-dom';
import type { VaultFile } from '../api/use-vault-files.ts';

/** Navigation state: the file was opened from a list, so closing it goes back there. */
export const FROM_LIST = { fromList: true };

interface FileLinkProps {
  file: Pick<VaultFile, 'id' | 'filename'>;
  /** Truncates a long name to one line. */
  isOneLine?: boolean;
}

/**
 * A link that opens a file through the address, so that Back closes it. Its click area covers the whole card or row.
 */
export function FileLink({ file, isOneLine = false }: FileLinkProps) {
  const [params] = useSearchParams();
  const opened = new URLSearchParams(params);
  opened.set('file', file.id);
  opened.delete('page');
  const isOpen = params.get('file') === file.id;
  return (
    <Link
      to={{ search: `?${opened}` }}
      state={FROM_LIST}
      // From one file to the next beside the list, so that Back leads to the list.
      replace={params.has('file')}
      aria-current={isOpen || undefined}
      data-file={file.id}
      className={clsx('after:absolute after:inset-0', isOneLine ? 'block truncate' : 'wrap-anywhere')}
    >
      {file.filename}
    </Link>
  );
}
