import { clsx } from 'clsx';
import { Link, useSearchParams } from 'react-router-dom';
import type { VaultFile } from '../api/use-vault-files.ts';

/** Says that what is open was opened from a list: closing it goes back there. */
export const FROM_LIST = { fromList: true };

interface FileLinkProps {
  file: Pick<VaultFile, 'id' | 'filename'>;
  /** Whether a name that is too long for one line ends in dots. */
  isOneLine?: boolean;
}

/** A file's name, which opens it: in the address, so that Back closes it. All that it stands in can be tapped. */
export function FileLink({ file, isOneLine = false }: FileLinkProps) {
  const [params] = useSearchParams();
  const opened = new URLSearchParams(params);
  opened.set('file', file.id);
  return (
    <Link
      to={{ search: `?${opened}` }}
      state={FROM_LIST}
      className={clsx('after:absolute after:inset-0', isOneLine ? 'block truncate' : 'wrap-anywhere')}
    >
      {file.filename}
    </Link>
  );
}
