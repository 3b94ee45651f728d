/**
 * Makes Back (button or gesture) close the topmost dialog instead of leaving the page. While a dialog is open, the
 * history has an extra entry with the page's address, and Back leaves that entry first. It is written with `history`
 * rather than with the router, whose state in the entry is preserved and which has nothing to render for it.
 */

/** Marks the entry, beside the router's own state. */
const MARK = 'akadaDialog';

/** Asks the dialog to close, as Escape does, and returns whether it closes. */
type AskToClose = () => boolean;

/** The open dialogs, the topmost last. */
const dialogs: AskToClose[] = [];
/** True while this module moves through the history, so that the next popstate is not taken for Back. */
let isMoving = false;

const isOnEntry = (): boolean => history.state?.[MARK] === true;

function move(by: number): void {
  isMoving = true;
  history.go(by);
}

/** Adds or removes the entry, so that it exists exactly while a dialog is open. */
function syncEntry(): void {
  if (isMoving || isOnEntry() === dialogs.length > 0) return;
  if (isOnEntry()) move(-1);
  else {
    // Without the dialog the page may show another place, such as what was chosen in it.
    history.scrollRestoration = 'manual';
    history.pushState({ ...history.state, [MARK]: true }, '');
  }
}

function restoreScrolling(): void {
  // Another dialog may have opened in the meantime.
  if (!isOnEntry()) history.scrollRestoration = 'auto';
}

function onPopState(): void {
  // Later, because browsers restore the position after this event.
  if (!isOnEntry()) setTimeout(restoreScrolling);
  const top = dialogs.at(-1);
  if (isMoving || isOnEntry() || !top) {
    isMoving = false;
    // Skips an entry left behind by a closed dialog, when Back reaches it from a page that was opened from that dialog.
    syncEntry();
    return;
  }
  const isRefused = !top();
  // Go forward rather than add an entry: browsers skip entries added without a tap. React closes the dialog later.
  if (isRefused || dialogs.length > 1) move(1);
}

addEventListener('popstate', onPopState);
// Removes the entry if the page was reloaded with a dialog open.
setTimeout(syncEntry);

/**
 * Makes Back close a dialog while it is open.
 *
 * @returns a function to call when the dialog has closed
 */
export function closeOnBack(askToClose: AskToClose): () => void {
  dialogs.push(askToClose);
  syncEntry();
  return () => {
    dialogs.splice(dialogs.indexOf(askToClose), 1);
    // Deferred: another dialog may open in its place, or a link in it may navigate.
    setTimeout(syncEntry);
  };
}

/** Goes back to the previous page, also from an open dialog. */
export function leavePage(): void {
  move(isOnEntry() ? -2 : -1);
}
