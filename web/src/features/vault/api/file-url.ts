import { useQuery } from '@tanstack/react-query';
import { getDownloadURL } from 'firebase/storage';
import { objectAt } from '@/firebase/storage.ts';

/** An address at which the browser can load a stored file. It holds a token, so it is never kept in a document. */
export function fileAddress(fileUrl: string): Promise<string> {
  return getDownloadURL(objectAt(fileUrl));
}

/** {@link fileAddress} of a file that is shown. */
export function useFileAddress(fileUrl: string) {
  return useQuery({ queryKey: ['file-address', fileUrl], queryFn: () => fileAddress(fileUrl) });
}
