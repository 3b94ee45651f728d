/** Small changes to a text that several results need. */

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A text on one line that Markdown shows as it is written. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|~$]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
