/**
 * The key that presses a button, in parentheses after its text. Hidden on a touch screen, which has no keyboard. Not part
 * of the button's accessible name: for screen readers the button has `aria-keyshortcuts`.
 */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className="hidden pointer-fine:inline">
      ({children})
    </span>
  );
}
