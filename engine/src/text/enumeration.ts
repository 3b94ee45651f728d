/** Splits an enumeration such as 'heat, light and water', also in French. */

const OPENS = /^(?:and|or|et|ou)\s+/;
const JOINS = /\s+(?:and|et)\s+/;

/** @returns the members without their conjunctions; empty if there are fewer than two */
export function splitEnumeration(text: string): string[] {
  const pieces = text.replace(/[.\s]+$/, '').split(/\s*[,;]\s*/);
  const last = pieces.at(-1) ?? '';
  // In 'the registration of births and deaths, the …', only the last piece ends the enumeration.
  const parts = [
    ...pieces.slice(0, -1),
    ...(pieces.length > 1 && OPENS.test(last) ? [last] : last.split(JOINS)),
  ]
    .map((part) => part.replace(OPENS, '').trim())
    .filter((part) => part !== '');
  return parts.length >= 2 ? parts : [];
}
