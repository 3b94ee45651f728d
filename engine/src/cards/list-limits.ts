/** How long a list may be that one card asks for. */

const MOST_ITEMS = 7;
const MOST_WORDS = { item: 16, list: 60 } as const;

/** Whether a student can remember a list as the answer to one question. */
export function isShortList(items: readonly string[]): boolean {
  const words = items.map((item) => item.split(/\s+/).length);
  return (
    items.length <= MOST_ITEMS &&
    words.every((count) => count <= MOST_WORDS.item) &&
    words.reduce((sum, count) => sum + count, 0) <= MOST_WORDS.list
  );
}
