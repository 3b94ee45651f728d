import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { NO_FILTER } from '@akada/domain/vault/vault';
import { useState } from 'react';
import { useDebouncedInput } from '@/lib/use-debounced-input.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { SkeletonRows } from '@/ui/states.tsx';
import { useVaultFiles } from '../api/use-vault-files.ts';
import { TypeIcon } from '../list/type-icon.tsx';

interface PdfPickerProps {
  onPick: (file: { id: string; filename: string }) => void;
  onClose: () => void;
}

/** Lets the student choose a vault PDF that is small enough for the AI tools. */
export function PdfPicker({ onPick, onClose }: PdfPickerProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedInput(search, setSearch);
  const { files, status, hasNextPage, fetchNextPage, isFetchingNextPage } = useVaultFiles({
    ...NO_FILTER,
    type: 'pdf',
    search,
  });
  const pdfs = files.filter(({ size }) => size <= MAX_BYTES.aiPdf);
  return (
    <Dialog title="Choose a PDF" onClose={onClose}>
      <div className="grid gap-4">
        <TextField
          label="Search"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {status === 'pending' && <SkeletonRows rows={3} label="Loading files" />}
        {status === 'error' && <p className="text-danger">Failed to load files</p>}
        {status === 'success' && pdfs.length === 0 && !hasNextPage && (
          <p className="text-ink-soft">No files found</p>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {pdfs.map(({ id, filename, type }) => (
            <li key={id}>
              <button
                type="button"
                className="flex w-full items-center gap-3 rounded-2xl border border-line p-2 text-left hover:bg-sunken"
                onClick={() => onPick({ id, filename })}
              >
                <TypeIcon type={type} small /> <span className="truncate font-semibold">{filename}</span>
              </button>
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button look="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        )}
      </div>
    </Dialog>
  );
}
