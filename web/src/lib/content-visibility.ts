/** For the rows and cards of a list that may be long: what is out of sight costs no layout. Each is about so high; shadows and focus rings reach out of it. */
export const CONTENT_VISIBILITY = {
  row: '[content-visibility:auto] [contain-intrinsic-size:auto_5rem] [overflow-clip-margin:0.75rem]',
  card: '[content-visibility:auto] [contain-intrinsic-size:auto_14rem] [overflow-clip-margin:0.75rem]',
} as const;
