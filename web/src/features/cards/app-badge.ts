/** Shows how many cards are due on the icon of the installed app, where the browser can. */
export function showOnBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  // An app that is not installed has no icon; some browsers then reject.
  navigator.setAppBadge(count).catch(() => {});
}
