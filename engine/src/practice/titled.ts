/** A text with a capital letter, unless its small letter belongs to it, as in 'pH' and 'e.m.f.' */
export function titled(text: string): string {
  return text.replace(/^\p{Ll}(?=\p{Ll}|\s|['’-])/u, (letter) => letter.toUpperCase());
}
