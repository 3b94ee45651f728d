/** My Library: the vault PDFs that a student keeps offline, each with the page where they stopped. */
export const LIBRARY_LIMITS = {
  /** Files on one page of the list. */
  page: 24,
  /** The least time between two writes of the current page, in milliseconds. */
  placeIntervalMs: 5_000,
} as const;
