import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
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
  h1: ({ children }) => <h3 className="text-xl">{children}</h3>,
  h2: ({ children }) => <h4 className="text-lg">{children}</h4>,
  h3: ({ children }) => <h5>{children}</h5>,
};

/** A student's or a model's Markdown: tables, lists and code, and no HTML of its own. */
export function Markdown({ children }: { children: string }) {
  return (
    <div className="markdown">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={COMPONENTS}
        skipHtml
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}
