/** Stores where somebody is in a file, seldom enough that turning pages costs little. */
export interface PlaceSaver {
  /** They are at this page now. */
  turnTo: (page: number) => void;
  /** Stores at once what is not stored yet: for when the file is closed. */
  flush: () => void;
}

/**
 * @param stored the page that is stored already
 * @param every milliseconds that lie at least between two writes
 */
export function createPlaceSaver(stored: number, every: number, store: (page: number) => void): PlaceSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let known = stored;
  let now = stored;
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (now === known) return;
    known = now;
    store(now);
  }
  return {
    turnTo: (page) => {
      now = page;
      timer ??= setTimeout(flush, every);
    },
    flush,
  };
}
