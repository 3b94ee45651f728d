import 'katex/dist/katex.min.css';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';

/**
 * Plugins that render formulas between dollar signs. The library and its fonts are large: import it only when needed.
 */
export const MATH = { remark: [remarkMath], rehype: [rehypeKatex] };
