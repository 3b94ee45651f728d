/**
 * Lets Back (a button or a gesture) close the topmost dialog and stay on the page. While any dialog is open, the history
 * has one entry above the page's own, with the same address: leaving that entry is what Back does first. It is written
 * with `history` and not with the router, which keeps its own state in the entry and has nothing to render for it.
 */

/** Marks the entry, beside the router's own state. */
const MARK = 'akadaDialog';

/** Asks the dialog to close, as Escape does; says whether it does. */
type AskToClose = () => boolean;

/** The open dialogs, the topmost last. */
const dialogs: AskToClose[] = [];
/** We are moving through the history ourselves: what arrives next is not the student's Back. */
let isMoving = false;

const isOnEntry = (): boolean => history.state?.[MARK] === true;

function move(by: number): void {
  isMoving = true;
  history.go(by);
}

/** Has the entry exactly while a dialog is open. */
function settle(): void {
  if (isMoving || isOnEntry() === dialogs.length > 0) return;
  if (isOnEntry()) move(-1);
  else history.pushState({ ...history.state, [MARK]: true }, '');
}

function onPopState(): void {
  const top = dialogs.at(-1);
  if (isMoving || isOnEntry() || !top) {
    isMoving = false;
    // An entry that a closed dialog has left behind, reached from a page that was opened from it, is passed over.
    settle();
    return;
  }
  const isRefused = !top();
  // Forward again, and not a new entry: browsers skip what a page adds without a tap. React closes the dialog later.
  if (isRefused || dialogs.length > 1) move(1);
}

addEventListener('popstate', onPopState);
// The page was reloaded with a dialog open.
setTimeout(settle);

/**
 * Has Back close a dialog as long as it is open.
 *
 * @returns what to call when it is no longer open
 */
export function closeOnBack(askToClose: AskToClose): () => void {
  dialogs.push(askToClose);
  settle();
  return () => {
    dialogs.splice(dialogs.indexOf(askToClose), 1);
    // Another dialog may open in its place, or a link in it lead elsewhere.
    setTimeout(settle);
  };
}

/** Goes back to the page before this one, also from a dialog that closes. */
export function leavePage(): void {
  move(isOnEntry() ? -2 : -1);
}
