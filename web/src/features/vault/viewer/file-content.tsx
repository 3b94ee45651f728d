import { formatSize } from '@akada/domain/files/file-size';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { PREVIEWED_TYPES, type VaultType } from '@akada/domain/vault/vault';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { failureReason } from '@/firebase/failure-reason.ts';
import { useFileAddress } from '@/firebase/file-address.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { DownloadIcon, MissingFileIcon } from '@/ui/icons.ts';
import { RichText } from '@/ui/rich-text.tsx';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { useNote } from '../api/use-vault.ts';
import { useOfflineFile } from '../library/use-offline-files.ts';
import { TypeIcon } from '../list/type-icon.tsx';
import { PdfReader } from './pdf-reader.tsx';

/** A shared note's text. */
export function NoteContent({ fileId }: { fileId: string }) {
  const note = useNote(fileId);
  if (note.status === 'loading') return <PageSpinner />;
  if (note.status === 'error') {
    return (
      <ErrorState message={`Failed to open the note: ${failureReason(note.error)}`} onRetry={note.retry} />
    );
  }
  if (!note.data) {
    return note.unconfirmed ? (
      <NotAvailableOffline />
    ) : (
      <EmptyState icon={MissingFileIcon} title="This note is no longer available." scene="lost">
        <Link to="/dashboard/vault" className={buttonClass('secondary')}>
          Back to the list
        </Link>
      </EmptyState>
    );
  }
  return <RichText>{note.data.content}</RichText>;
}

interface FileContentProps {
  uid: string;
  file: Stored<VaultItem>;
  /** The page of a PDF to begin with. */
  page?: number;
  /** Whether the student's plan includes offline files; null until the plan is known. */
  canKeepOffline: boolean | null;
  onDownload: (file: Stored<VaultItem>) => void;
}

/** What to do with files that Akada can't preview. */
const NO_PREVIEW_MESSAGES: Partial<Record<VaultType, string>> & { other: string } = {
  docx: "Akada can't preview Word files. Download this one to open it in Word, Google Docs or WPS Office.",
  pptx: "Akada can't preview PowerPoint files. Download this one to open it in PowerPoint, Google Slides or WPS Office.",
  other: "Akada can't preview this file. Download it to open it in another app.",
};

/** Shows a PDF, a picture or a video; offers any other file as a download. */
export function FileContent({ uid, file, page, canKeepOffline, onDownload }: FileContentProps) {
  if (!file.file_url || !PREVIEWED_TYPES.includes(file.type)) {
    return (
      <div className="grid justify-items-center gap-4 rounded-2xl bg-sunken px-6 py-10 text-center">
        <TypeIcon type={file.type} />
        <p className="max-w-sm">{NO_PREVIEW_MESSAGES[file.type] ?? NO_PREVIEW_MESSAGES.other}</p>
        <Button onClick={() => onDownload(file)}>
          <DownloadIcon aria-hidden className="size-4" /> Download ({formatSize(file.size)})
        </Button>
      </div>
    );
  }
  if (file.type === 'pdf') return <PdfContent {...{ uid, file, canKeepOffline }} {...(page && { page })} />;
  return (
    <FromStorage fileUrl={file.file_url} title={file.filename}>
      {(address) =>
        file.type === 'mp4' ? (
          // biome-ignore lint/a11y/useMediaCaption: what students share has none
          <video
            src={address}
            controls
            playsInline
            preload="metadata"
            className="max-h-[68dvh] w-full rounded-xl bg-black"
          />
        ) : (
          <img
            src={address}
            alt={file.filename}
            className="mx-auto max-h-[68dvh] max-w-full rounded-xl object-contain"
          />
        )
      }
    </FromStorage>
  );
}

/** Shows a vault PDF from this device if it is kept offline, and page by page over the network otherwise. */
export function PdfContent({ file, ...props }: Omit<FileContentProps, 'onDownload'>) {
  const bytes = useOfflineFile(file.id);
  if (bytes === undefined) return <PageSpinner label={`Opening ${file.filename}`} />;
  if (bytes) return <PdfReader file={file} source={bytes} {...props} />;
  return (
    <FromStorage fileUrl={file.file_url ?? ''} title={file.filename}>
      {(address) => <PdfReader file={file} source={address} {...props} />}
    </FromStorage>
  );
}

interface FromStorageProps {
  fileUrl: string;
  title: string;
  children: (address: string) => ReactNode;
}

function FromStorage({ fileUrl, title, children }: FromStorageProps) {
  const { data: address, isError, error, refetch } = useFileAddress(fileUrl);
  if (isError) {
    return (
      <ErrorState
        message={`Failed to open the file: ${failureReason(error)}`}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!address) return <PageSpinner label={`Opening ${title}`} />;
  return children(address);
}
