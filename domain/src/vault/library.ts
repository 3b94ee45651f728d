/** My Library: PDF files of the vault that are kept for offline, each at the page where the student stopped. */
export const LIBRARY_LIMITS = {
  /** One page of the list. */
  page: 24,
  /** Milliseconds that lie at least between two writes of where somebody is in a file. */
  placeIntervalMs: 5_000,
} as const;
