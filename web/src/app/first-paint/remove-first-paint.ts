/** What the app shows once it has more to show than that it waits. */
const PAGE = 'main, [role="alert"]';

/** Has what the build painted (picture.tsx) stand over the app until there is a page, and then go in the same frame. */
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
