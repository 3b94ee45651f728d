import type { VaultItem } from '@akada/domain/schemas/vault';
import { OPENS_IN_APP } from '@akada/domain/vault';
import { FileX2 } from 'lucide-react';
import { useFileAddress } from '@/firebase/file-address.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotOnDevice } from '@/ui/states.tsx';
import { useNote } from '../api/use-vault.ts';
import { Markdown, PdfView } from '../lazy-parts.tsx';
import { TypeIcon } from './type-icon.tsx';

/** A note as it is read. */
export function NoteContent({ fileId }: { fileId: string }) {
  const note = useNote(fileId);
  if (note.status === 'loading') return <PageSpinner />;
  if (note.status === 'error') {
    return <ErrorState message={`Failed to open the note: ${reasonOf(note.error)}`} onRetry={note.retry} />;
  }
  if (!note.data) {
    return note.unconfirmed ? (
      <NotOnDevice />
    ) : (
      <EmptyState icon={FileX2} title="This note is not there any more." />
    );
  }
  return <Markdown>{note.data.content}</Markdown>;
}

/** A PDF, a picture or a video; any other file says how to open it. */
export function FileContent({
  file,
  page,
}: {
  file: Pick<VaultItem, 'file_url' | 'filename' | 'type'>;
  page?: number;
}) {
  if (!file.file_url || !OPENS_IN_APP.includes(file.type)) {
    return (
      <div className="grid justify-items-center gap-3 rounded-2xl bg-sunken px-6 py-10 text-center">
        <TypeIcon type={file.type} />
        <p className="max-w-sm">
          {file.type === 'pptx' ? 'Presentations' : 'Word files'} open in an app of your own. Download it to
          read it.
        </p>
      </div>
    );
  }
  return <OpenFile fileUrl={file.file_url} title={file.filename} type={file.type} {...(page && { page })} />;
}

interface OpenFileProps {
  fileUrl: string;
  title: string;
  type: VaultItem['type'];
  page?: number;
}

function OpenFile({ fileUrl, title, type, page }: OpenFileProps) {
  const { data: address, isError, error, refetch } = useFileAddress(fileUrl);
  if (isError) {
    return (
      <ErrorState message={`Failed to open the file: ${reasonOf(error)}`} onRetry={() => void refetch()} />
    );
  }
  if (!address) return <PageSpinner label={`Opening ${title}`} />;
  if (type === 'pdf') return <PdfView url={address} title={title} {...(page && { page })} />;
  if (type === 'mp4') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: what students share has none
      <video
        src={address}
        controls
        playsInline
        preload="metadata"
        className="max-h-[68dvh] w-full rounded-xl bg-black"
      />
    );
  }
  return (
    <img src={address} alt={title} className="mx-auto max-h-[68dvh] max-w-full rounded-xl object-contain" />
  );
}
