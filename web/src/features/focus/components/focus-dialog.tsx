import type { FocusLengths, FocusTimer } from '@akada/domain/focus/focus';
import { useEffect, useState } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { start } from '../focus-actions.ts';
import type { FocusRequest } from '../focus-region.tsx';
import { RunningTimer } from './running-timer.tsx';
import { Setup } from './setup.tsx';

interface FocusDialogProps {
  uid: string;
  timer: FocusTimer | null;
  lengths: FocusLengths;
  request: FocusRequest;
  onClose: () => void;
}

/** The focus timer in a dialog: the setup form, or the controls of the running timer. */
export function FocusDialog({ uid, timer, lengths, request, onClose }: FocusDialogProps) {
  const [target, setTarget] = useState(request.target);
  const [isStarting, setIsStarting] = useState(request.isStarted === true && !timer);
  useEffect(() => {
    if (!isStarting) return;
    start(uid, lengths, target)
      .catch((error) => console.warn('the timer was not started', error))
      .finally(() => setIsStarting(false));
  }, [isStarting, uid, lengths, target]);
  return (
    <Dialog title="Focus timer" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        {timer ? (
          <RunningTimer uid={uid} timer={timer} offered={request.target} />
        ) : isStarting ? null : (
          <Setup
            lengths={lengths}
            target={target}
            onRemove={() => setTarget(null)}
            onStart={(chosen) => void start(uid, chosen, target)}
          />
        )}
        <p className="text-center text-sm text-ink-soft">
          Finished minutes count as study time in your journal.
        </p>
      </div>
    </Dialog>
  );
}
