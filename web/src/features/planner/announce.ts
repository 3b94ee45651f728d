import { listenAnew } from '@/firebase/live.ts';
import { reasonOf } from '@/firebase/reason-of.ts';
import { KEPT } from '@/firebase/sent-or-kept.ts';
import { toast } from '@/ui/toast.tsx';
import { isOnline } from '@/ui/use-online.ts';

const VERBS = { create: 'created', update: 'updated', delete: 'deleted' } as const;

/** Tells how a write went, once the server has answered; without a network, that it will be sent. */
export function announce(verb: keyof typeof VERBS, write: Promise<void>): void {
  if (!isOnline()) toast.success(KEPT);
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
  listenAnew();
  toast.error(`Failed to ${verb} task: ${reasonOf(error)}`);
}
