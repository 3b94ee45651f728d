/** What counts as right in a gap. */

/** The ways to write a term: 'suffrage or franchise' is either of the two, and so is 'joules (J)'; two joined by 'and' in any order. */
export function answersFor(term: string): string[] {
  const [, whole = term, added = ''] = /^(.+?)\s*\(([^)]+)\)$/.exec(term) ?? [];
  const parts = whole.split(/\s+or\s+/).map((part) => part.trim());
  const names = parts.length === 2 && parts.every((part) => part !== '') ? parts : [whole];
  return [...new Set([...names, ...turned(whole), ...(added === '' ? [] : [added])])];
}

/** 'slander and libel' for 'libel and slander'. */
function turned(names: string): string[] {
  const parts = names.split(/\s+and\s+/);
  return parts.length === 2 && parts.every((part) => part.trim() !== '')
    ? [parts.reverse().join(' and ')]
    : [];
}
