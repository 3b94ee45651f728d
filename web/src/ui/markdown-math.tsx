import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/** What makes formulas of what stands between dollar signs. The fonts and the library are large: load it where there are some. */
export const MATH = { remark: [remarkMath], rehype: [rehypeKatex] };
