/** Matches once the app shows a page or an error instead of a spinner. */
const PAGE = 'main, [role="alert"]';

/** Keeps the first picture (picture.tsx) over the app until a page has rendered, then removes it in the same frame. */
export function removeFirstPaint(root: HTMLElement): void {
  const picture = document.getElementById('first-paint');
  if (!picture) return;
  const observer = new MutationObserver(() => {
    if (!root.querySelector(PAGE)) return;
    observer.disconnect();
    picture.remove();
  });
  observer.observe(root, { childList: true, subtree: true });
}
