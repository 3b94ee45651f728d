import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { NO_FILTER } from '@akada/domain/vault/vault';
import { useState } from 'react';
import { useDebouncedInput } from '@/lib/use-debounced-input.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { TextField } from '@/ui/field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { SkeletonRows } from '@/ui/states.tsx';
import { useVaultFiles } from '../api/use-vault-files.ts';
import { TypeIcon } from '../list/type-icon.tsx';

const TYPES = [
  { value: 'pdf', label: 'PDFs' },
  { value: 'note', label: 'Shared notes' },
] as const;
type PickedType = (typeof TYPES)[number]['value'];

interface FilePickerProps {
  onPick: (file: { id: string; filename: string }) => void;
  onClose: () => void;
}

/** Lets the student choose a shared note of the vault, or a PDF that is small enough for the AI tools. */
export function FilePicker({ onPick, onClose }: FilePickerProps) {
  const [type, setType] = useState<PickedType>('pdf');
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDebouncedInput(search, setSearch);
  const { files, status, hasNextPage, fetchNextPage, isFetchingNextPage } = useVaultFiles({
    ...NO_FILTER,
    type,
    search,
  });
  const readable = files.filter(({ size }) => size <= MAX_BYTES.aiPdf);
  return (
    <Dialog title="Choose from the vault" onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label="Type"
          value={type}
          options={TYPES}
          onChange={({ target }) => setType(target.value as PickedType)}
        />
        <TextField
          label="Search"
          type="search"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {status === 'pending' && <SkeletonRows rows={3} label="Loading files" />}
        {status === 'error' && <p className="text-danger">Failed to load files</p>}
        {status === 'success' && readable.length === 0 && !hasNextPage && (
          <p className="text-ink-soft">No files found</p>
        )}
        <ul className="grid grid-cols-1 gap-2">
          {readable.map(({ id, filename, type }) => (
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
