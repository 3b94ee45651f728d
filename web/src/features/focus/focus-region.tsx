import type { FocusTarget } from '@akada/domain/focus/focus';
import { useEffect } from 'react';
import { beforeSignOut } from '@/firebase/before-sign-out.ts';
import { FocusDialog } from './components/focus-dialog.tsx';
import { SmallTimer } from './components/small-timer.tsx';
import { keptNow, useKept } from './focus-store.ts';
import { stateWords } from './labels.ts';
import { lossOf } from './sign-out-warning.ts';
import { useCatchUp, useSendUnsaved } from './use-timer.ts';

interface FocusRegionProps {
  uid: string;
  /** Whether the student wants browser notifications. */
  mayTell: boolean;
  /** What the dialog is opened for, null for nothing in particular; undefined while it is closed. */
  request: FocusTarget | null | undefined;
  onOpen: () => void;
  onClose: () => void;
}

/** The focus timer: small at the edge of every page while it runs, and the dialog. Goes after a page's content. */
export function FocusRegion({ uid, mayTell, request, onOpen, onClose }: FocusRegionProps) {
  const { timer, lengths } = useKept(uid);
  useCatchUp(uid, timer, mayTell);
  useSendUnsaved(uid);
  useEffect(() => {
    return beforeSignOut(() => lossOf(keptNow(uid)));
  }, [uid]);
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {timer && stateWords(timer)}
      </p>
      {timer && <SmallTimer uid={uid} timer={timer} isHidden={request !== undefined} onOpen={onOpen} />}
      {request !== undefined && (
        <FocusDialog uid={uid} timer={timer} lengths={lengths} request={request} onClose={onClose} />
      )}
    </>
  );
}
