import type { Root } from 'hast';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import './markdown.css';

const COMPONENTS: Components = {
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  ),
  // Nothing is loaded from elsewhere: it would tell a stranger who reads this, and costs the reader data.
  img: ({ alt, src }) => (
    <a
      href={typeof src === 'string' ? src : undefined}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {alt || 'Picture'}
    </a>
  ),
  // What is wide scrolls by itself, and must be reached by the keyboard to do so.
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section tabIndex={0} aria-label="Table" className="overflow-x-auto">
      <table>{children}</table>
    </section>
  ),
  pre: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <pre tabIndex={0}>{children}</pre>
  ),
};

/** The level under that of a dialog's title. */
const TOP_HEADING = 3;

/** Brings headings below those of the page, without a gap in their levels, whatever the writer began with. */
function levelHeadings() {
  return (root: Root) => {
    let last = TOP_HEADING - 1;
    visit(root, 'element', (element) => {
      const written = /^h([1-6])$/.exec(element.tagName)?.[1];
      if (!written) return;
      last = Math.min(last + 1, Number(written) + TOP_HEADING - 1, 6);
      element.tagName = `h${last}`;
    });
  };
}

/** A student's or a model's Markdown: tables, lists and code, and no HTML of its own. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="markdown">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize, levelHeadings]}
        components={COMPONENTS}
        skipHtml
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
