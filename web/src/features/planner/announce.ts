import { SIGNED_OUT_MESSAGES } from '@akada/domain/auth/signed-out';
import { failureReason } from '@/firebase/failure-reason.ts';
import { isSignedOut } from '@/firebase/is-signed-out.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { isOnline } from '@/lib/use-online.ts';
import { QUEUED_MESSAGE } from '@/lib/wait-for-write.ts';
import { toast } from '@/ui/toast.tsx';
import { warnWithToast } from '@/ui/warn-with-toast.ts';

const VERBS = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** Shows a toast with the result of a write once the server has answered; offline, one that says it is queued. */
export function announce(verb: keyof typeof VERBS, write: Promise<void>): void {
  if (!isOnline()) toast.success(QUEUED_MESSAGE);
  write.then(
    () => toast.success(`Task ${VERBS[verb]} successfully!`),
    (error) => toastFailure(verb, error),
  );
}

/** Shows a toast only when the write is rejected: for changes that the screen shows at once, such as a ticked box. */
export function announceFailure(write: Promise<void>): void {
  write.catch((error) => toastFailure('update', error));
}

function toastFailure(verb: keyof typeof VERBS, error: unknown): void {
  resubscribeAll();
  const isDenied = verb === 'create' && isSignedOut();
  warnWithToast(
    `could not ${verb}`,
    error,
    isDenied ? SIGNED_OUT_MESSAGES.createTask : `Failed to ${verb} task: ${failureReason(error)}`,
  );
}
