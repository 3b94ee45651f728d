/** The width from which a calendar overlaps what follows its field: Tailwind's `sm`. */
const ROOMY = '(min-width: 40rem)';
/** Between the field and its calendar, and the calendar and the edge of the screen, in pixels. */
const GAP = 6;

/**
 * Brings an opened calendar, which follows its field's button, into view. Over a dialog with room around it, the calendar
 * goes into the top layer: below its field, or above it where it fits only there.
 *
 * @returns what ends this
 */
export function showCalendar(calendar: HTMLElement | null): (() => void) | undefined {
  if (!calendar) return undefined;
  const isOverDialog = calendar.closest('[role$="dialog"]') && globalThis.matchMedia?.(ROOMY).matches;
  if (!isOverDialog || !calendar.showPopover) {
    calendar.scrollIntoView?.({ block: 'nearest' });
    return undefined;
  }
  calendar.popover = 'manual';
  calendar.showPopover();
  const place = () => placeAtField(calendar);
  place();
  // A scrolled dialog takes the calendar along with its field.
  addEventListener('scroll', place, true);
  addEventListener('resize', place);
  return () => {
    removeEventListener('scroll', place, true);
    removeEventListener('resize', place);
  };
}

function placeAtField(calendar: HTMLElement): void {
  const field = calendar.previousElementSibling?.getBoundingClientRect();
  if (!field) return;
  const { offsetHeight: height, offsetWidth: width } = calendar;
  const below = field.bottom + GAP;
  const above = field.top - GAP - height;
  const isAbove = below + height > innerHeight && above >= 0;
  const top = isAbove ? above : Math.min(below, innerHeight - height - GAP);
  Object.assign(calendar.style, {
    ...{ position: 'fixed', inset: 'auto', margin: '0' },
    top: `${Math.max(GAP, top)}px`,
    left: `${Math.max(GAP, Math.min(field.left, innerWidth - width - GAP))}px`,
  });
}
