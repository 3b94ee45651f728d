/** Shows a number on the icon of the installed app, where the browser can; 0 removes it. */
export function showOnBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // An app that is not installed has no icon; some browsers then reject.
  navigator.setAppBadge(count).catch(() => {});
}
