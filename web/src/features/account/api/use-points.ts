import { documentPaths } from '@akada/domain/paths';
import type { UserPoints } from '@akada/domain/schemas/points';
import { type Live, useLiveDocument } from '@/firebase/live.ts';

/** The student's points and streak, live. */
export function usePoints(uid: string): Live<UserPoints | null> {
  return useLiveDocument<UserPoints>(documentPaths.points(uid));
}
