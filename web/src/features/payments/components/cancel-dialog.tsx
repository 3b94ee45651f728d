import type { Plan } from '@akada/domain/account/account';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { endText } from '../dates.ts';

interface CancelDialogProps {
  plan: Plan;
  ends: Date;
  /** When what is left of Starter ends, where that follows. */
  starterEnds: Date | null;
  onCancel: () => void;
  onClose: () => void;
}

/** Says what cancelling is of a plan that is paid for ahead, and asks whether it is meant. */
export function CancelDialog({ plan, ends, starterEnds, onCancel, onClose }: CancelDialogProps) {
  const { name } = PLAN_OFFERS[plan];
  const kept = [
    `${name} until ${endText(ends)}`,
    ...(starterEnds ? [`then ${PLAN_OFFERS.starter.name} until ${endText(starterEnds)}`] : []),
  ].join(', ');
  return (
    <Dialog title={`Cancel ${name}?`} onClose={onClose}>
      <ul className="grid list-disc gap-2 pl-5">
        <li>It is paid for ahead and never renews by itself: nothing more will be taken from you.</li>
        <li>You keep {kept}.</li>
        <li>We will not remind you before it ends. You can turn that on again.</li>
      </ul>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          Keep reminding me
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
