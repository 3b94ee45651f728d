/** Whether something completed is celebrated, with motion and vibration. Chosen for each device, on by default. */
export const CELEBRATIONS_KEY = 'akada.celebrations';
export const CELEBRATIONS = ['on', 'off'] as const;

/** Whether this device celebrates. */
export function celebrates(): boolean {
  return localStorage.getItem(CELEBRATIONS_KEY) !== 'off';
}

/** Vibrates if this device celebrates and can. @param pattern milliseconds on, off, on… */
export function vibrate(...pattern: number[]): void {
  // Before the first tap, browsers refuse and log an error.
  if (celebrates() && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** Celebrates a ticked checkbox: its ring spreads (see styles.css) and the phone gives a short tap. */
export function celebrateTick(box: Element | null, isTicked: boolean): void {
  box?.toggleAttribute('data-ticked', isTicked && celebrates());
  if (isTicked) vibrate(12);
}
