import { formatCount, quantity } from '@akada/domain/text/plural';
import type { VaultItem } from '@akada/domain/vault/schemas';
import { clsx } from 'clsx';
import { failureReason } from '@/firebase/failure-reason.ts';
import { resubscribeAll } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { HelpfulIcon } from '@/ui/icons.ts';
import { warnWithToast } from '@/ui/warn-with-toast.ts';
import { setHelpful, useHelpfulVote } from '../api/helpful-votes.ts';

interface HelpfulButtonProps {
  uid: string;
  file: { id: string } & Pick<VaultItem, 'helpful_count'>;
  /** Called when the vote changes the file's count. */
  onVoted: (fileId: string, by: 1 | -1) => void;
}

/** Votes that an open file is helpful, or withdraws the vote. */
export function HelpfulButton({ uid, file: { id, helpful_count = 0 }, onVoted }: HelpfulButtonProps) {
  const vote = useHelpfulVote(uid, id);
  const hasVoted = vote.status === 'ready' && vote.data !== null;

  async function toggle() {
    try {
      const written = setHelpful(uid, id, !hasVoted);
      onVoted(id, hasVoted ? -1 : 1);
      await written;
    } catch (error) {
      onVoted(id, hasVoted ? 1 : -1);
      resubscribeAll();
      warnWithToast('a vote was not saved', error, `Failed to save your vote: ${failureReason(error)}`);
    }
  }

  return (
    <Button
      look="secondary"
      size="sm"
      aria-pressed={hasVoted}
      disabled={vote.status !== 'ready'}
      onClick={() => void toggle()}
    >
      <HelpfulIcon aria-hidden className={clsx('size-4', hasVoted && 'fill-current')} /> Helpful{' '}
      <span aria-hidden className="tabular">
        {formatCount(helpful_count)}
      </span>
      <span className="sr-only">, {quantity(helpful_count, 'vote')}</span>
    </Button>
  );
}
