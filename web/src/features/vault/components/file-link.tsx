import { Link, useSearchParams } from 'react-router-dom';
import type { VaultFile } from '../api/use-vault-files.ts';

/** Says that what is open was opened from a list: closing it goes back there. */
export const FROM_LIST = { fromList: true };

/** A file's name, which opens it: in the address, so that Back closes it. All that it stands in can be tapped. */
export function FileLink({ file }: { file: Pick<VaultFile, 'id' | 'filename'> }) {
  const [params] = useSearchParams();
  const opened = new URLSearchParams(params);
  opened.set('file', file.id);
  return (
    <Link to={{ search: `?${opened}` }} state={FROM_LIST} className="after:absolute after:inset-0">
      {file.filename}
    </Link>
  );
}
