/** Reads HTML, such as a page that was copied with its tags, as lines of text. */

/** Closing tags that only HTML has; notes use `<` and `>` as mathematical signs. */
const IS_HTML = /<\/(?:p|div|li|td|th|h[1-6]|body|html|section|article)\s*>/i;
const HIDDEN = /<!--[\s\S]{0,5000}?-->|<(script|style|iframe|noscript|template)\b[\s\S]{0,20000}?<\/\1\s*>/gi;
const BLOCK =
  /<\/?(?:p|div|ul|ol|dl|dt|dd|table|thead|tbody|tr|html|head|title|body|section|article|header|footer|nav|main|figure|figcaption|blockquote|form|br|hr)\b[^<>]{0,300}>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};

/** @returns the text without what a browser hides; with headings, items and cells in Markdown if it is HTML */
export function fromHtml(text: string): string {
  const shown = text.replace(HIDDEN, '\n');
  if (!IS_HTML.test(shown)) return shown;
  return shown
    .replace(/<h([1-6])\b[^<>]{0,300}>/gi, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<\/h[1-6]\s*>/gi, '\n')
    .replace(/<li\b[^<>]{0,300}>/gi, '\n- ')
    .replace(/<t[dh]\b[^<>]{0,300}>/gi, ' | ')
    .replace(BLOCK, '\n')
    .replace(/&(nbsp|amp|lt|gt|quot|apos|#39);/g, (_, name: string) => ENTITIES[name] ?? ' ');
}
