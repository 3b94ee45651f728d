import './swipe-rows.css';

/** How far a finger moves, in pixels, before it drags the row. */
const SLOP_PX = 12;
/** How far a row is dragged before letting go does something. */
const TRIGGER_PX = 72;
/** How far a row follows the finger. */
const MOST_PX = 104;

/** What the two directions press. */
const CONTROLS = { right: 'input[type=checkbox]', left: '[aria-haspopup=menu]' } as const;

/** How long after a touch the browser may make a click of it. */
const CLICK_MS = 50;

interface Drag {
  row: HTMLElement;
  pointer: number;
  x: number;
  y: number;
  distance: number;
  isMoving: boolean;
}

/**
 * Lets a finger drag the rows of the page sideways: to the right presses the checkbox, to the left opens the menu. Both
 * can be pressed too. The browser scrolls the page itself, because the rows have `touch-action: pan-y`.
 *
 * @param signal ends it
 */
export function swipeRows(signal: AbortSignal): void {
  let drag: Drag | null = null;
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    handle: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, handle, { signal });

  function end(): void {
    if (!drag) return;
    drag.row.style.translate = '';
    drag.row.style.transition = 'translate 0.15s';
    const { dataset } = drag.row.parentElement ?? drag.row;
    delete dataset.swiping;
    delete dataset.hint;
    drag = null;
  }

  listen('pointerdown', (event) => {
    end();
    const row = event.target instanceof Element && event.target.closest<HTMLElement>('[data-swipe]');
    if (!row || event.pointerType !== 'touch' || !event.isPrimary) return;
    const { pointerId, clientX, clientY } = event;
    drag = { row, pointer: pointerId, x: clientX, y: clientY, distance: 0, isMoving: false };
  });

  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== drag?.pointer) return;
    const distance = clientX - drag.x;
    if (!drag.isMoving) {
      if (Math.abs(distance) < SLOP_PX || Math.abs(distance) < Math.abs(clientY - drag.y)) return;
      drag.isMoving = true;
      drag.row.style.transition = 'none';
    }
    drag.distance = Math.max(-MOST_PX, Math.min(MOST_PX, distance));
    drag.row.style.translate = `${drag.distance}px`;
    const { dataset } = drag.row.parentElement ?? drag.row;
    dataset.swiping = sideOf(drag);
    dataset.hint = hintOf(drag);
  });

  listen('pointerup', ({ pointerId }) => {
    if (pointerId !== drag?.pointer) return;
    const { row, distance, isMoving } = drag;
    const control = CONTROLS[sideOf(drag)];
    end();
    if (!isMoving) return;
    absorbClick();
    if (Math.abs(distance) < TRIGGER_PX) return;
    // After the click that the browser may make of the touch.
    setTimeout(() => row.querySelector<HTMLElement>(control)?.click(), CLICK_MS);
  });

  listen('pointercancel', end);
}

function sideOf({ distance }: Drag): keyof typeof CONTROLS {
  return distance > 0 ? 'right' : 'left';
}

/** The words that show under the row. */
function hintOf(drag: Drag): string {
  if (sideOf(drag) === 'left') return 'Actions';
  return drag.row.querySelector(`${CONTROLS.right}:checked`) ? 'Not done' : 'Done';
}

/** Catches the click that the browser makes of a touch: it would press what was dragged. */
function absorbClick(): void {
  const absorb = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', absorb, { capture: true });
  setTimeout(() => document.removeEventListener('click', absorb, { capture: true }), CLICK_MS - 1);
}
