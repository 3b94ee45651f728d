import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import { Markdown } from './markdown.tsx';

/** Markdown with formulas between dollar signs. The fonts and the library are large: load it where there are some. */
export function MarkdownMath(props: { children: string; onAnchor?: (name: string) => void }) {
  return <Markdown {...props} remark={[remarkMath]} rehype={[rehypeKatex]} />;
}
