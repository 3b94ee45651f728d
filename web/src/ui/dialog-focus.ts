/** What opened each dialog. */
const openersOf = new WeakMap<Element, readonly HTMLElement[]>();

/** What opened a dialog that is closed and has not returned the focus yet. A form that replaces it finds no focus. */
let openersOfClosed: readonly HTMLElement[] = [];

/**
 * The control that opens a dialog. If it is in a dialog that closes now, then also what opened that one. None if the
 * address opens the dialog.
 */
export function findOpeners(): readonly HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return openersOfClosed;
  const outer = activeElement.closest('[role$="dialog"]');
  return [activeElement, ...((outer && openersOf.get(outer)) ?? [])];
}

/**
 * Remembers what opened a dialog, for those that open inside it or replace it.
 *
 * @param content null once the dialog is closed
 */
export function rememberOpeners(content: Element | null, openers: readonly HTMLElement[]): void {
  if (content) openersOf.set(content, openers);
  openersOfClosed = content ? [] : openers;
}

/**
 * Returns the focus after closing, since a dialog has no trigger of its own.
 *
 * @param from the page on which the dialog was opened: on another one, such as what was chosen in a search, its start gets
 * the focus; null where closing changes the page itself
 */
export function returnFocus(openers: readonly HTMLElement[], from: string | null): void {
  openersOfClosed = [];
  // The page has moved it already: to what replaced the opener, or to what was chosen in the dialog.
  if (document.activeElement !== document.body) return;
  const isElsewhere = from !== null && from !== location.pathname;
  const opener = openers.find((element) => element.isConnected && !isElsewhere) ?? startOfPage();
  opener?.focus({ preventScroll: true });
}

/** The page's heading, or else its content. */
function startOfPage(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('#content')
  );
}
