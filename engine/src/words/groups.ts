/** Groups of words that mean about the same. */

/** For each root, the others of its groups. */
export type Groups = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads groups of words that are separated by spaces. */
export function groupsIn(groups: readonly string[], toRoot: (word: string) => string): Groups {
  const others = new Map<string, Set<string>>();
  for (const group of groups) {
    const roots = group.split(' ').map(toRoot);
    for (const root of roots) {
      const known = others.get(root) ?? new Set<string>();
      for (const other of roots) if (other !== root) known.add(other);
      others.set(root, known);
    }
  }
  return others;
}
