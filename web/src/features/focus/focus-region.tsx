import type { FocusTarget } from '@akada/domain/focus/focus';
import { useEffect } from 'react';
import { addSignOutWarning } from '@/firebase/sign-out-warning.ts';
import { FocusDialog } from './components/focus-dialog.tsx';
import { SmallTimer } from './components/small-timer.tsx';
import { readPersisted, usePersistedTimer } from './focus-store.ts';
import { describeTimer } from './labels.ts';
import { signOutWarning } from './sign-out-warning.ts';
import { useCatchUp, useSendUnsaved } from './use-timer.ts';

/** What the dialog is opened for. */
export interface FocusRequest {
  /** Null for study time in general. */
  target: FocusTarget | null;
  /** Whether the timer starts at once, with the lengths of last time, unless it is set already. */
  isStarted?: boolean;
}

interface FocusRegionProps {
  uid: string;
  /** Whether the student wants browser notifications. */
  mayNotify: boolean;
  /** Undefined while the dialog is closed. */
  request: FocusRequest | undefined;
  onOpen: () => void;
  onClose: () => void;
}

/** The focus timer: the compact one on every page while it is set, and the dialog. Rendered after a page's content. */
export function FocusRegion({ uid, mayNotify, request, onOpen, onClose }: FocusRegionProps) {
  const { timer, lengths } = usePersistedTimer(uid);
  useCatchUp(uid, timer, mayNotify);
  useSendUnsaved(uid);
  useEffect(() => {
    return addSignOutWarning(() => signOutWarning(readPersisted(uid)));
  }, [uid]);
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {timer && describeTimer(timer)}
      </p>
      {timer && <SmallTimer uid={uid} timer={timer} isHidden={request !== undefined} onOpen={onOpen} />}
      {request && (
        <FocusDialog uid={uid} timer={timer} lengths={lengths} request={request} onClose={onClose} />
      )}
    </>
  );
}
