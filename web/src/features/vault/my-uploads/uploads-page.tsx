import type { Account } from '@akada/domain/account/schemas';
import type { ReactNode } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import type { Live } from '@/firebase/live.ts';
import { UploadIcon } from '@/ui/icons.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { useMyUploads } from '../api/use-my-uploads.ts';
import type { Appeal } from '../upload/upload-state.tsx';
import { useFileDialogs } from '../use-file-dialogs.tsx';
import { MyUploadRow } from './my-upload-row.tsx';
import { OwnList } from './own-list.tsx';

const EMPTY = {
  icon: UploadIcon,
  title: 'Nothing shared yet',
  hint: 'Share a file or a note with other students.',
  link: 'Share Files',
  // Opens the upload.
  state: { isNew: true },
} as const;

interface UploadsPageProps {
  account: Live<Account | null>;
  /** Lets the student appeal when moderators have hidden a file. */
  appeal: Appeal;
  /** The tabs of the Library. */
  tabs: ReactNode;
}

/** The student's shared items, each with its state: being checked, listed, private or hidden, and why. */
export function UploadsPage({ account, appeal, tabs }: UploadsPageProps) {
  const { uid } = useStudent();
  const list = useMyUploads(uid, (error) => {
    warnWithToast('more uploads were not read', error, `Failed to load more files: ${failureReason(error)}`);
  });
  const { handlers, dialogs, reader } = useFileDialogs(uid, account, appeal);
  return (
    <OwnList
      tabs={tabs}
      title="My uploads"
      intro="Files and notes you've shared. If a file fails its check, it's removed and you get a notification."
      noun="uploads"
      list={list}
      row={(file) => (
        <MyUploadRow
          file={file}
          appeal={file.hidden && !file.over_quota ? appeal(file) : null}
          onShare={() => handlers.onShare(file)}
          onEdit={() => handlers.onEdit(file)}
          onDelete={() => handlers.onDelete(file)}
        />
      )}
      empty={EMPTY}
      reader={reader}
    >
      {dialogs}
    </OwnList>
  );
}
