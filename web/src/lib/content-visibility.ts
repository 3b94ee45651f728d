/**
 * Classes for the rows and cards of long lists: those off-screen are not laid out. The sizes are estimates; the clip
 * margin leaves room for shadows and focus rings. The last 16, more than a screen shows, are always laid out: rows that
 * grew from their estimate as they came into view would push the 'Show more' below them away from under a finger, and
 * the press would be lost.
 */
export const CONTENT_VISIBILITY = {
  row: '[content-visibility:auto] nth-last-[-n+16]:[content-visibility:visible] [contain-intrinsic-size:auto_5rem] [overflow-clip-margin:0.75rem]',
  card: '[content-visibility:auto] nth-last-[-n+16]:[content-visibility:visible] [contain-intrinsic-size:auto_14rem] [overflow-clip-margin:0.75rem]',
} as const;
