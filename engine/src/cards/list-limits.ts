/** How long a list may be that one card asks for. */

interface Limits {
  items: number;
  /** Words of an item. */
  item: number;
  /** Words of the list. */
  list: number;
}

/** Of a list, in words. */
const MOST_IN_LIST = 60;
const SHORT_LIST: Limits = { items: 7, item: 16, list: MOST_IN_LIST };
/** A list of which some items are enough. */
export const LONG_LIST: Limits = { items: 12, item: 10, list: 75 };
/** Points as sentences. */
export const POINTS: Limits = { items: 7, item: 20, list: 75 };

/** Whether a student can remember a list as the answer to one question. */
export function isShortList(items: readonly string[], most = SHORT_LIST): boolean {
  const words = items.map((item) => item.split(/\s+/).length);
  return (
    items.length <= most.items &&
    words.every((count) => count <= most.item) &&
    words.reduce((sum, count) => sum + count, 0) <= most.list
  );
}
