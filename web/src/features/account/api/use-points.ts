import { documentPaths } from '@akada/domain/documents/paths';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { Live } from '@/firebase/live.ts';
import { useSessionDocument } from '@/firebase/session-document.ts';

/** The student's points and streak, live. */
export function usePoints(uid: string): Live<UserPoints | null> {
  return useSessionDocument<UserPoints>(documentPaths.points(uid));
}
