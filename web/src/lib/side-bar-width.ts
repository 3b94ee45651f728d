/** The width of the side bar on this device: in full, or only its icons. */
export const SIDE_BAR_WIDTHS = ['full', 'narrow'] as const;

export const SIDE_BAR_KEY = 'akada.side-bar';

/** Applies a width to the page (see styles.css); by default the one that was chosen on this device. */
export function showSideBarWidth(width: string | null = localStorage.getItem(SIDE_BAR_KEY)): void {
  document.documentElement.dataset.sideBar = width ?? 'full';
}
