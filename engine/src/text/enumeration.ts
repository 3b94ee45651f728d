/** Splits an enumeration such as 'heat, light and water', also in French. */

/** @returns the members without their conjunctions; empty if there are fewer than two */
export function splitEnumeration(text: string): string[] {
  const parts = text
    .replace(/[.\s]+$/, '')
    .split(/\s*[,;]\s*(?:(?:and|or|et|ou)\s+)?|\s+(?:and|et)\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length >= 2 ? parts : [];
}
