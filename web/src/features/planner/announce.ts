import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/auth';
import { failureReason } from '@/firebase/failure-reason.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { QUEUED_MESSAGE } from '@/firebase/wait-for-write.ts';
import { isOnline } from '@/lib/use-online.ts';
import { toast } from '@/ui/toast.tsx';

const VERBS = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** Tells how a write went, once the server has answered; without a network, that it will be sent. */
export function announce(verb: keyof typeof VERBS, write: Promise<void>): void {
  if (!isOnline()) toast.success(QUEUED_MESSAGE);
  write.then(
    () => toast.success(`Task ${VERBS[verb]} successfully!`),
    (error) => announceFailure(verb, error),
  );
}

/** Speaks only when the write was refused: for what a tap changes and the screen shows by itself. */
export function announceRefusal(write: Promise<void>): void {
  write.catch((error) => announceFailure('update', error));
}

function announceFailure(verb: keyof typeof VERBS, error: unknown): void {
  console.warn(`could not ${verb}`, error);
  resubscribeAll();
  const isDenied = verb === 'create' && isSignedOut();
  toast.error(isDenied ? SIGNED_OUT_MESSAGES.createTask : `Failed to ${verb} task: ${failureReason(error)}`);
}
