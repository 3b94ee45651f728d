/** Saves the page where a student is in a file, at most once in an interval, so that turning pages costs few writes. */
export interface PlaceSaver {
  /** The student is on this page now. */
  turnTo: (page: number) => void;
  /** Saves the current page at once if it isn't saved yet: for when the file is closed. */
  flush: () => void;
}

/**
 * @param saved the page that is saved already
 * @param intervalMs the least time between two writes
 */
export function createPlaceSaver(
  saved: number,
  intervalMs: number,
  save: (page: number) => void,
): PlaceSaver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSaved = saved;
  let current = saved;
  function flush() {
    clearTimeout(timer);
    timer = undefined;
    if (current === lastSaved) return;
    lastSaved = current;
    save(current);
  }
  return {
    turnTo: (page) => {
      current = page;
      timer ??= setTimeout(flush, intervalMs);
    },
    flush,
  };
}
