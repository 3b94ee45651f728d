/**
 * The signs that matter in Markdown with formulas: an escaped character and code, which are left as they are; a
 * formula; and a dollar by itself. A formula has no blank just inside of its dollars, and no digit right after the
 * closing one: 'from $5 to $10' is about money.
 */
const SIGNS =
  /(\\[\s\S]|```[\s\S]*?(?:```|$)|(`+)(?!`)[^\n]*?[^`\n]\2(?!`))|(\$\$[^$]+\$\$|\$[^\s$](?:[^$\n]*[^\s$])?\$(?!\d))|\$/g;

/** The text with the dollars escaped that are none of a formula; as it is where there are no formulas. */
export function readFormulas(text: string): { text: string; hasFormulas: boolean } {
  let hasFormulas = false;
  const escaped = text.replace(
    SIGNS,
    (sign: string, kept: string | undefined, _ticks: unknown, formula: string | undefined) => {
      if (formula) hasFormulas = true;
      return kept || formula ? sign : `\\${sign}`;
    },
  );
  return hasFormulas ? { text: escaped, hasFormulas } : { text, hasFormulas };
}

/** The text with the signs inside of formulas escaped, so that Markdown without formulas reads them as written. */
export function literalFormulas(text: string): string {
  return text.replace(SIGNS, (sign: string, kept: string | undefined) =>
    kept ? sign : sign.replace(/[\\`*_~[\]<>|]/g, '\\$&'),
  );
}
