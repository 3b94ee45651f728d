import type { ReactNode } from 'react';
import { useOnline } from '@/lib/use-online.ts';
import { Alert } from '@/ui/alert.tsx';
import { IS_AI_SET_UP } from '../has-model.ts';

interface UnavailableNoticeProps {
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
  /** What to do instead. */
  children: ReactNode;
}

/** Says, before anything is sent, that AI can't answer now. Renders nothing when it can. */
export function UnavailableNotice({ usesLeft, children }: UnavailableNoticeProps) {
  const isOnline = useOnline();
  const reason = reasonFor(isOnline, usesLeft);
  if (reason === null) return null;
  return (
    <Alert look="info">
      {reason}
      {children}
    </Alert>
  );
}

function reasonFor(isOnline: boolean, usesLeft: number | undefined): string | null {
  if (!IS_AI_SET_UP) return "AI isn't set up here.";
  if (!isOnline) return "You're offline, and AI needs an internet connection.";
  return usesLeft === 0 ? "You've used today's AI uses." : null;
}
