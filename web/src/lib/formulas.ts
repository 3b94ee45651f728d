import { FORMULA_PATTERN } from '@akada/domain/text/formulas';

/** Matches, in Markdown: an escaped character or code, which stay unchanged; a formula; and a single dollar sign. */
const SIGNS = new RegExp(
  String.raw`(\\[\s\S]|\`\`\`[\s\S]*?(?:\`\`\`|$)|(\`+)(?!\`)[^\n]*?[^\`\n]\2(?!\`))|(${FORMULA_PATTERN})|\$`,
  'g',
);

/** Escapes the dollars that belong to no formula. Without any formula the text stays unchanged. */
export function readFormulas(text: string): { text: string; hasFormulas: boolean } {
  let hasFormulas = false;
  const escaped = text.replace(
    SIGNS,
    (match: string, literal: string | undefined, _ticks: unknown, formula: string | undefined) => {
      if (formula) hasFormulas = true;
      return literal || formula ? match : `\\${match}`;
    },
  );
  return hasFormulas ? { text: escaped, hasFormulas } : { text, hasFormulas };
}

/** Escapes Markdown's characters inside formulas, so that a parser without formulas shows them as written. */
export function literalFormulas(text: string): string {
  return text.replace(SIGNS, (match: string, literal: string | undefined) =>
    literal ? match : match.replace(/[\\`*_~[\]<>|]/g, '\\$&'),
  );
}
