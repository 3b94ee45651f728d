import { useQuery } from '@tanstack/react-query';
import { fileAddress } from '@/firebase/storage.ts';

/** An address at which the browser can load a file that is shown. */
export function useFileAddress(fileUrl: string) {
  return useQuery({ queryKey: ['file-address', fileUrl], queryFn: () => fileAddress(fileUrl) });
}
