/** A text with a pasted one below it. */
export function withPasted(text: string, pasted: string): string {
  return [text, pasted].filter(Boolean).join('\n\n');
}
