import { useSearchParams } from 'react-router-dom';

/**
 * The dialog that the address asks for: the plans, as a locked feature does, or the payments, as a notification does.
 * `forget` takes that out of the address.
 */
export function useAsked(): { asked: 'plans' | 'history' | null; forget: () => void } {
  const [params, setParams] = useSearchParams();
  const payments = params.get('payments') === '1' ? 'history' : null;
  return {
    asked: params.get('plans') === '1' ? 'plans' : payments,
    forget: () => {
      if (!params.has('plans') && !params.has('payments')) return;
      // In place: Back leads to where the student came from, and not to the open dialog.
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
