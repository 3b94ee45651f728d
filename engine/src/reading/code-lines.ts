/** Recognises program code between fences, or indented between paragraphs. */

const INDENTED = /^(?: {4}|\t)/;
/** Words that begin a line of a program, with its brackets, sign or colon. */
const KEYWORD =
  /^\s*(?:def|class|while|for|if|elif|else|return|import|from|print|try|except|switch|case|int|float|double|char|void|public|private|static|const|let|var|function|SELECT|INSERT|UPDATE|DELETE|CREATE)\b.*(?:[(){}=]|:\s*$)/;
const CODE = /^\s*[\w.[\]]+\s*(?:=|\+=|-=)\s*[^=]|[{}]\s*$|\);?\s*$|^\s*(?:return|break|continue|pass)\b/;
/** Of indented code. */
const LEAST_LINES = 3;

export interface CodeBlock {
  text: string;
  /** The number of its last line, or of the fence below it. */
  last: number;
}

/** The block of code that begins on a line, between fences or only indented; null if none does. */
export function codeAt(lines: readonly string[], start: number): CodeBlock | null {
  const fence = /^(?:```|~~~)/.exec((lines[start] ?? '').trim())?.[0];
  if (fence) {
    const end = lines.findIndex((line, at) => at > start && line.trim().startsWith(fence));
    const last = end === -1 ? lines.length : end;
    return { text: lines.slice(start + 1, last).join('\n'), last };
  }
  if (INDENTED.test(lines[start - 1] ?? '')) return null;
  let end = start;
  while (end < lines.length && INDENTED.test(lines[end] ?? '')) end += 1;
  const block = lines.slice(start, end);
  const isCode =
    block.length >= LEAST_LINES &&
    block.some((line) => KEYWORD.test(line)) &&
    block.filter((line) => KEYWORD.test(line) || CODE.test(line)).length > block.length / 2;
  return isCode ? { text: block.join('\n'), last: end - 1 } : null;
}
