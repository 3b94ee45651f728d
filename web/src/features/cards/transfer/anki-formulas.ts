/** Formulas in Anki's signs as formulas between dollar signs, which our cards render. */

/** MathJax \(…\) and \[…\]; Anki's older [$]…[/$], [$$]…[/$$] and [latex]…[/latex]. */
const FORMULA =
  /\\\((?<inline>[\s\S]+?)\\\)|\\\[(?<block>[\s\S]+?)\\\]|\[\$\](?<oldInline>[\s\S]+?)\[\/\$\]|\[\$\$\](?<oldBlock>[\s\S]+?)\[\/\$\$\]|\[latex\](?<latex>[\s\S]+?)\[\/latex\]/gi;

/** A text with its formulas between dollar signs. One that has a dollar sign inside stays as written. */
export function toDollarFormulas(text: string): string {
  return text.replace(FORMULA, (written: string, ...rest: unknown[]) => {
    const { inline, block, oldInline, oldBlock, latex } = rest.at(-1) as Record<string, string | undefined>;
    if (latex !== undefined) return ofLatex(latex);
    const isBlock = block !== undefined || oldBlock !== undefined;
    return formula(inline ?? block ?? oldInline ?? oldBlock ?? '', isBlock) ?? written;
  });
}

/** The dollar form of a formula; null if it can't have one. */
function formula(source: string, isBlock: boolean): string | null {
  const trimmed = source.trim().replace(/\s*\n\s*/g, ' ');
  if (trimmed === '' || trimmed.includes('$')) return null;
  return isBlock ? `$$${trimmed}$$` : `$${trimmed}$`;
}

/** A [latex] field is a document: text with formulas of its own, an environment, or only a formula. */
function ofLatex(source: string): string {
  if (source.includes('$')) return source.trim();
  const environment = /\\begin\{(displaymath|math|equation\*?)\}([\s\S]*)\\end\{\1\}/.exec(source);
  return formula(environment?.[2] ?? source, environment !== null) ?? source;
}
