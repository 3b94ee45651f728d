import type { Root } from 'hast';
import { type ReactNode, useMemo, useRef } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import './markdown.css';

const COMPONENTS: Components = {
  // Nothing is loaded from elsewhere: it would tell a stranger who reads this, and costs the reader data.
  img: ({ alt, src }) => (
    <FarLink href={typeof src === 'string' ? src : undefined}>{alt || 'Picture'}</FarLink>
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

const PAGE_LINK = /^#page-(\d+)$/;

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

interface MarkdownProps {
  children: string;
  /** For formulas: see ./markdown-math.tsx. */
  remark?: PluggableList;
  rehype?: PluggableList;
  /** What a link to '#page-3' does; other links to a '#' are plain text. */
  onPage?: (page: number) => void;
}

/** A student's or a model's Markdown: tables, lists and code, and no HTML of its own. */
export function Markdown({ children, remark = [], rehype = [], onPage }: MarkdownProps) {
  // Other components on each render would be other buttons, and the focus would be lost while an answer grows.
  const open = useRef(onPage);
  open.current = onPage;
  const hasPages = onPage !== undefined;
  const components = useMemo<Components>(
    () => ({
      ...COMPONENTS,
      a: ({ children: text, href }) => {
        if (!href?.startsWith('#')) return <FarLink href={href}>{text}</FarLink>;
        const page = PAGE_LINK.exec(href)?.[1];
        if (!page || !hasPages) return text;
        return (
          <button type="button" className="markdown-anchor" onClick={() => open.current?.(Number(page))}>
            {text}
          </button>
        );
      },
    }),
    [hasPages],
  );
  return (
    <div className="markdown">
      <ReactMarkdown
        remarkPlugins={[remarkGfm, ...remark]}
        rehypePlugins={[rehypeSanitize, levelHeadings, ...rehype]}
        components={components}
        skipHtml
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

function FarLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
