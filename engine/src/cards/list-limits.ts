/** How long a list may be that one card asks for. */

const MOST_ITEMS = 7;
/** Of an item. */
const MOST_WORDS = 16;
/** Of a list, in words. */
export const MOST_IN_LIST = 60;

/** Whether a student can remember a list as the answer to one question. */
export function isShortList(items: readonly string[]): boolean {
  const words = items.map((item) => item.split(/\s+/).length);
  return (
    items.length <= MOST_ITEMS &&
    words.every((count) => count <= MOST_WORDS) &&
    words.reduce((sum, count) => sum + count, 0) <= MOST_IN_LIST
  );
}
