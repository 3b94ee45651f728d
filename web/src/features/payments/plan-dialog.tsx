import { PLANS, type Plan } from '@akada/domain/account/account';
import type { PaidPlan } from '@akada/domain/payments/payments';
import { PLAN_PROMISES } from '@akada/domain/payments/plan-offers';
import { Dialog } from '@/ui/dialog.tsx';
import { useLifetimeSlots } from './api/use-payments.ts';
import { CheckoutPanel } from './components/checkout-panel.tsx';
import { PlanOfferCard } from './components/plan-offer-card.tsx';
import type { useCheckout } from './use-checkout.ts';

interface PlanDialogProps {
  current: Plan;
  checkout: ReturnType<typeof useCheckout>;
  /** Whether the URL opened this dialog. */
  isInAddress: boolean;
  onClose: () => void;
}

/** The four plans, or the checkout of the chosen one. */
export function PlanDialog({ current, checkout, isInAddress, onClose }: PlanDialogProps) {
  const slots = useLifetimeSlots();
  const taken = slots.status === 'ready' ? (slots.data?.taken ?? 0) : null;
  const { state } = checkout;
  const hasChosen = state.step !== 'idle';
  return (
    <Dialog
      title={hasChosen ? 'Payment' : 'Plans'}
      isWide={!hasChosen}
      isLocked={state.step === 'confirming'}
      isInAddress={isInAddress}
      onClose={onClose}
    >
      {hasChosen ? (
        <CheckoutPanel checkout={checkout} />
      ) : (
        <>
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
            {PLANS.map((plan) => (
              <PlanOfferCard
                key={plan}
                plan={plan}
                current={current}
                slotsTaken={taken}
                onChoose={(chosen: PaidPlan) => void checkout.prepare(chosen)}
                onStay={onClose}
              />
            ))}
          </ul>
          <ul className="mt-4 grid gap-1 text-sm text-ink-soft">
            {Object.values(PLAN_PROMISES).map((promise) => (
              <li key={promise}>{promise}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
