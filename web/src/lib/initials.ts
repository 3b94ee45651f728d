/** The initials of a name's first and last word, with their combining marks; '' if it has no letters. */
export function initialsOf(name: string): string {
  const letters = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase();
}
