/**
 * Classes for the rows and cards of long lists: those off-screen are not laid out. The sizes are estimates; the clip
 * margin leaves room for shadows and focus rings.
 */
export const CONTENT_VISIBILITY = {
  row: '[content-visibility:auto] [contain-intrinsic-size:auto_5rem] [overflow-clip-margin:0.75rem]',
  card: '[content-visibility:auto] [contain-intrinsic-size:auto_14rem] [overflow-clip-margin:0.75rem]',
} as const;
