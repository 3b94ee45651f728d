import type { FocusLengths, FocusTarget, FocusTimer } from '@akada/domain/focus/focus';
import { useState } from 'react';
import { Dialog } from '@/ui/dialog.tsx';
import { start } from '../focus-actions.ts';
import { RunningTimer } from './running-timer.tsx';
import { Setup } from './setup.tsx';

interface FocusDialogProps {
  uid: string;
  timer: FocusTimer | null;
  lengths: FocusLengths;
  request: FocusTarget | null;
  onClose: () => void;
}

/** The focus timer in a dialog: the setup form, or the controls of the running timer. */
export function FocusDialog({ uid, timer, lengths, request, onClose }: FocusDialogProps) {
  const [target, setTarget] = useState(request);
  return (
    <Dialog title="Focus timer" onClose={onClose}>
      <div className="grid grid-cols-1 gap-5">
        {timer ? (
          <RunningTimer uid={uid} timer={timer} offered={request} />
        ) : (
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
