/** Phrases from error messages of libraries, the platform and browsers that contain nothing a student wrote. */
const PHRASES: readonly RegExp[] = [
  /Cannot (?:read|set) properties of (?:undefined|null)/,
  /(?:undefined|null) is not an object/,
  /is not (?:a function|a constructor|iterable|defined)/,
  /Maximum call stack size exceeded/,
  /Invalid array length|Invalid time value|Invalid string length/,
  /Unexpected (?:token|end of JSON input|non-whitespace character)/,
  /fetch failed|Failed to fetch dynamically imported module|Failed to fetch|Load failed/,
  /Importing a module script failed|NetworkError when attempting to fetch resource/,
  /(?:This|The) operation was aborted|terminated|socket hang up/,
  /Missing or insufficient permissions|Quota exceeded|quota has been exceeded/,
  /INTERNAL ASSERTION FAILED/,
  /Minified React error #\d{1,4}/,
  /Failed to execute|The node to be removed is not a child of this node/,
  /ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE/,
];

/** The first known phrase that a message contains; undefined if it contains none. */
export function safePhraseIn(message: string): string | undefined {
  for (const phrase of PHRASES) {
    const found = phrase.exec(message)?.[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
