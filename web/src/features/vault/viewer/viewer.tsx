import type { Account } from '@akada/domain/account/schemas';
import { errorCode } from '@akada/domain/errors/error-code';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { FILE_NOT_AVAILABLE, PREVIEWED_TYPES } from '@akada/domain/vault/vault';
import { useEffect } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { hasFeature } from '@/firebase/has-feature.ts';
import type { Live } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { LinkIcon, MissingFileIcon } from '@/ui/icons.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { EmptyState, ErrorState } from '@/ui/states.tsx';
import { StudyLinks } from '@/ui/study-links.tsx';
import { recordView } from '../api/count.ts';
import { useVaultItem } from '../api/use-vault.ts';
import { BookmarkButton } from '../bookmarks/bookmark-button.tsx';
import { FileFacts } from '../list/file-facts.tsx';
import { RelistButton } from '../my-uploads/relist-button.tsx';
import { type Appeal, UploadState } from '../upload/upload-state.tsx';
import { FileActions, type FileHandlers } from './file-actions.tsx';
import { FileContent, NoteContent } from './file-content.tsx';
import { HelpfulButton } from './helpful-button.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { copyLink, hasShareSheet } from './share-link.ts';

interface ViewerProps extends FileHandlers {
  uid: string;
  fileId: string;
  /** The page of a PDF to begin with. */
  page?: number;
  /** The account whose plan decides whether files can be kept offline. */
  account: Live<Account | null>;
  /** Whether it is shown beside its list, and not in a dialog. */
  isBeside?: boolean;
  /** Lets the student appeal when the file is their own and hidden. */
  appeal?: Appeal;
  /** Called when this was the student's first view of the file today. */
  onViewed: (fileId: string) => void;
  /** Called when the student votes that the file is helpful, or withdraws the vote. */
  onVoted: (fileId: string, by: 1 | -1) => void;
  onClose: () => void;
}

/** Shows a file or note inside the app. */
export function Viewer({
  uid,
  fileId,
  page,
  account,
  isBeside = false,
  appeal,
  onViewed,
  onVoted,
  onClose,
  ...handlers
}: ViewerProps) {
  const item = useVaultItem(fileId);
  const isRefused = item.status === 'error' && errorCode(item.error) === 'permission-denied';
  const file = item.status === 'ready' ? item.data : null;
  useCountView(file, onViewed);

  return (
    <ReaderFrame
      fileId={fileId}
      filename={file?.filename}
      listTitle="Community Study Vault"
      isBeside={isBeside}
      onClose={onClose}
    >
      {item.status === 'loading' && <PageSpinner />}
      {/* The rules refuse a file that is hidden or deleted. */}
      {(isRefused || (item.status === 'ready' && !file)) && (
        <EmptyState icon={MissingFileIcon} title={FILE_NOT_AVAILABLE} scene="lost">
          <Button look="secondary" onClick={onClose}>
            Back to the list
          </Button>
        </EmptyState>
      )}
      {item.status === 'error' && !isRefused && (
        <ErrorState message="Failed to load this file." onRetry={item.retry} />
      )}
      {file && (
        <div className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <FileFacts file={file} />
            <div className="flex flex-wrap items-center gap-2">
              {/* Without a share sheet, the share button beside this copies the link. */}
              {hasShareSheet() && (
                <Button look="secondary" size="sm" onClick={() => void copyLink(file)}>
                  <LinkIcon aria-hidden className="size-4" /> Copy link
                </Button>
              )}
              {file.user_id !== uid && file.hidden === false && (
                <HelpfulButton uid={uid} file={file} onVoted={onVoted} />
              )}
              <BookmarkButton uid={uid} file={file} />
              <FileActions file={file} isOwn={file.user_id === uid} {...handlers} />
            </div>
          </div>
          {file.hidden && file.user_id === uid && (
            <div className="grid justify-items-start gap-2">
              <UploadState hidden {...(file.over_quota && { over_quota: file.over_quota })} />
              {file.over_quota ? <RelistButton file={file} /> : appeal?.(file)}
            </div>
          )}
          {(file.type === 'note' || (file.type === 'pdf' && file.size <= MAX_BYTES.aiPdf)) && (
            <StudyLinks studied={{ file: { from: 'vault', file_id: file.id }, name: file.filename }} />
          )}
          {file.description !== undefined && (
            <p className="wrap-anywhere whitespace-pre-line">{file.description}</p>
          )}
          {file.type !== 'pdf' && (
            <p className="text-sm text-ink-soft">
              Only PDFs can be kept offline in Akada. Download this {file.type === 'note' ? 'note' : 'file'}{' '}
              to open it offline.
            </p>
          )}
          {file.type === 'note' ? (
            <NoteContent fileId={fileId} />
          ) : (
            <FileContent
              uid={uid}
              file={file}
              canKeepOffline={hasFeature(account, 'pdf_library')}
              onDownload={handlers.onDownload}
              {...(page !== undefined && { page })}
            />
          )}
        </div>
      )}
    </ReaderFrame>
  );
}

/** Counts a view of files that the app can show; other files count as downloads only. */
function useCountView(file: Stored<VaultItem> | null, onViewed: (fileId: string) => void): void {
  const id = file && PREVIEWED_TYPES.includes(file.type) ? file.id : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one view each time the file is opened
  useEffect(() => {
    if (id) void recordView(id).then((counted) => counted && onViewed(id));
  }, [id]);
}
