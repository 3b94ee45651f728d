/** Matches once the app shows a page or an error instead of a spinner. */
const PAGE = 'main, [role="alert"]';
/** Matches what the picture shows already and the app does not yet. */
const PENDING = '[data-pending]';

/** Keeps the first picture (picture.tsx) over the app until a page has rendered, then removes it in the same frame. */
export function removeFirstPaint(root: HTMLElement): void {
  const picture = document.getElementById('first-paint');
  if (!picture) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector(PAGE) || root.querySelector(PENDING)) return;
    observer.disconnect();
    picture.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
