import { type HallAction, hallAction } from '@akada/domain/exam/hall-keys';
import { usePageKeys } from '@/lib/use-page-keys.ts';

/**
 * Calls back for the eight keys of JAMB's hall, wherever the focus is on the page. While the student types text or
 * another dialog is open, the keys do nothing.
 *
 * @param options how many options the open question has
 * @param isAsking whether the exam's own dialog is open, which asks whether to submit
 */
export function useHallKeys(
  options: number,
  isAsking: boolean,
  onAction: (action: HallAction) => void,
): void {
  // A key that is held down must not answer the question whether to submit: usePageKeys ignores it.
  usePageKeys((event) => {
    if (isTextField(event.target) || (!isAsking && document.querySelector('[role$="dialog"]'))) return;
    const action = hallAction(event.key, options);
    if (!action) return;
    event.preventDefault();
    onAction(action);
  });
}

function isTextField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'button'].includes(target.type);
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName);
}
