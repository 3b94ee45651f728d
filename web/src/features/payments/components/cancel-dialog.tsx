import type { Plan } from '@akada/domain/account/account';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { formatPlanEnd } from './plan-status.tsx';

interface CancelDialogProps {
  plan: Plan;
  ends: Date;
  /** The end of the rest of Starter, if it follows this plan. */
  starterEnds: Date | null;
  onCancel: () => void;
  onClose: () => void;
}

/** Explains what cancelling a prepaid plan means, and asks for confirmation. */
export function CancelDialog({ plan, ends, starterEnds, onCancel, onClose }: CancelDialogProps) {
  const { name } = PLAN_OFFERS[plan];
  const remaining = [
    `${name} until ${formatPlanEnd(ends)}`,
    ...(starterEnds ? [`then ${PLAN_OFFERS.starter.name} until ${formatPlanEnd(starterEnds)}`] : []),
  ].join(', ');
  return (
    <Dialog title={`Cancel ${name}?`} onClose={onClose}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>Your plan is prepaid and never renews automatically, so you won't be charged again.</li>
        <li>You keep {remaining}.</li>
        <li>We won't remind you before it ends. You can turn reminders back on.</li>
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Keep plan
        </Button>
        <Button
          onClick={() => {
            onCancel();
            onClose();
          }}
        >
          Cancel plan
        </Button>
      </div>
    </Dialog>
  );
}
