import { formatNaira } from '@akada/domain/payments/payments';
import { PLAN_OFFERS } from '@akada/domain/payments/plan-offers';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { BackIcon, PaymentIcon } from '@/ui/icons.ts';
import { Spinner } from '@/ui/spinner.tsx';
import type { useCheckout } from '../use-checkout.ts';

/** The chosen plan, and the button that opens the provider's checkout. */
export function CheckoutPanel({ checkout }: { checkout: ReturnType<typeof useCheckout> }) {
  const { state, prepare, pay, leave } = checkout;
  if (state.step === 'idle') return null;
  const { plan } = state;
  const { name, features } = PLAN_OFFERS[plan];
  return (
    <div className="grid gap-4">
      <p>
        <strong>{name}</strong>: {features.join(', ')}.
      </p>
      <div role="status">
        {(state.step === 'preparing' || state.step === 'confirming') && (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner className="size-4" />
            {state.step === 'preparing' ? 'Preparing your payment...' : 'Confirming your payment...'}
          </p>
        )}
      </div>
      {state.step === 'failed' && <Alert look="destructive">{state.problem}</Alert>}
      <div className="flex flex-wrap gap-3">
        {state.step === 'ready' && (
          <Button onClick={() => void pay(plan, state.config)}>
            <PaymentIcon aria-hidden className="size-4" /> Pay {formatNaira(state.config.amount)} with
            Flutterwave
          </Button>
        )}
        {state.step === 'failed' && <Button onClick={() => void prepare(plan)}>Try again</Button>}
        {state.step !== 'confirming' && (
          <Button look="quiet" onClick={leave}>
            <BackIcon aria-hidden className="size-4" /> All plans
          </Button>
        )}
      </div>
      {state.step === 'ready' && state.config.simulated && (
        <p className="rounded-xl bg-warn-tint px-3 py-2 text-sm text-warn-ink">
          Payments are simulated here. No money is charged.
        </p>
      )}
    </div>
  );
}
