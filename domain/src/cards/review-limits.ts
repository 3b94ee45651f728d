/** The limits and defaults of reviews (docs/product.md, Cards). */
export const REVIEW_LIMITS = {
  /** Due cards that the queue reads at a time. */
  page: 25,
  /** New cards a day, from all decks. */
  newADay: { min: 0, max: 200, usual: 20 },
  /** The share of due cards that the student wants to remember. */
  retention: { min: 0.7, max: 0.97, usual: 0.9 },
  /** Reviews, and characters of their log, in one sitting. */
  sitting: { reviews: 100, characters: 40_000 },
  /** A sitting is saved whenever it has this many reviews more. */
  saveEvery: 10,
  /** When nothing else is left, a card is shown this many minutes before it is due again. */
  learnAheadMinutes: 20,
  /** New cards that 'Study more new cards' adds. */
  more: 10,
  /** Sittings that are read at a time to merge the reviews of other devices. */
  merged: 50,
} as const;
