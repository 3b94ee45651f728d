import { useSearchParams } from 'react-router-dom';

/** Whether the address asks for the plan dialog, as a feature that is locked does, and what takes that away again. */
export function useAsked(): { isAsked: boolean; forget: () => void } {
  const [params, setParams] = useSearchParams();
  return {
    isAsked: params.get('plans') === '1',
    forget: () => {
      if (!params.has('plans')) return;
      // In place: Back leads to where the student came from, and not to the open dialog.
      setParams(
        (before) => {
          before.delete('plans');
          return before;
        },
        { replace: true },
      );
    },
  };
}
