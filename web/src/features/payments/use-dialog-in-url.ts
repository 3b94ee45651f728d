import { useSearchParams } from 'react-router-dom';

/**
 * The dialog that the URL opens: links of locked features open the plans (`?plans=1`), notifications open the payment
 * history (`?payments=1`). `clear` removes the parameter.
 */
export function useDialogInUrl(): { dialogInUrl: 'plans' | 'history' | null; clear: () => void } {
  const [params, setParams] = useSearchParams();
  const payments = params.get('payments') === '1' ? 'history' : null;
  return {
    dialogInUrl: params.get('plans') === '1' ? 'plans' : payments,
    clear: () => {
      if (!params.has('plans') && !params.has('payments')) return;
      // Replaces the history entry, so that Back doesn't open the dialog again.
      setParams(
        (before) => {
          before.delete('plans');
          before.delete('payments');
          return before;
        },
        { replace: true },
      );
    },
  };
}
