import { REDEMPTION_MESSAGES, type RewardId } from '@akada/domain/points/rewards';
import type { Reward } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { useState } from 'react';
import type { Stored } from '@/firebase/documents.ts';
import { serverMessage } from '@/firebase/server-message.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { toast } from '@/ui/toast.tsx';
import { newIdempotencyKey, redeemReward, UnreadableRedemption } from '../api/redeem-reward.ts';

interface RedeemDialogProps {
  reward: Stored<Reward>;
  points: number;
  onClose: () => void;
}

/** Confirms a redemption and shows the points left. Trying again after a lost answer spends nothing twice. */
export function RedeemDialog({ reward, points, onClose }: RedeemDialogProps) {
  const [key] = useState(newIdempotencyKey);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function redeem() {
    setBusy(true);
    setProblem(null);
    try {
      const name = await redeemReward(reward.id as RewardId, key);
      toast.success(`Reward Redeemed! 🎉 You've unlocked ${name}!`);
      onClose();
    } catch (error) {
      console.warn('redemption failed', error);
      const reason = serverMessage(error);
      const failure =
        error instanceof UnreadableRedemption ? REDEMPTION_MESSAGES.unreadable : REDEMPTION_MESSAGES.failed;
      setProblem(reason ?? failure);
      toast.error(reason ? `${REDEMPTION_MESSAGES.refused}: ${reason}` : failure);
      setBusy(false);
    }
  }

  return (
    <Dialog title={`Redeem ${reward.name}?`} onClose={onClose}>
      <p>{reward.description}</p>
      <dl className="my-4 grid gap-2 rounded-2xl bg-sunken p-4">
        <Line name="You have" points={points} />
        <Line name="It costs" points={-reward.points_required} />
        <Line name="Points after redemption" points={points - reward.points_required} strong />
      </dl>
      {problem && <Alert look="destructive">{problem}</Alert>}
      <div className="mt-4 flex justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button busy={busy} disabled={points < reward.points_required} onClick={redeem}>
          {busy ? 'Redeeming...' : 'Redeem'}
        </Button>
      </div>
    </Dialog>
  );
}

function Line({ name, points, strong = false }: { name: string; points: number; strong?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${strong ? 'border-t border-line pt-2 font-bold' : ''}`}>
      <dt>{name}</dt>
      <dd className="shrink-0 tabular">{quantity(points, 'point')}</dd>
    </div>
  );
}
