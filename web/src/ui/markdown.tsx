import type { Root } from 'hast';
import { type ReactNode, useMemo, useRef } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { cardMarkup } from '@/lib/card-markdown.ts';
import './markdown.css';

const COMPONENTS: Components = {
  // Pictures become links: loading them would reveal the reader to another site, and cost data.
  img: ({ alt, src }) => (
    <ExternalLink href={typeof src === 'string' ? src : undefined}>{alt || 'Picture'}</ExternalLink>
  ),
  // Wide content scrolls on its own, so it must be focusable for keyboard users.
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

/** One level below a dialog's title. */
const TOP_HEADING = 3;

/** Shifts headings below those of the page and closes gaps between their levels. */
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
  /** Called for a link to '#page-3'; other links within the page become plain text. */
  onPage?: (page: number) => void;
  /** Whether it is the Markdown of a card: see @/lib/card-markdown.ts. */
  isCard?: boolean;
}

/** Renders Markdown of a student or a model: tables, lists and code, but no HTML. */
export function Markdown({ children, remark = [], rehype = [], onPage, isCard = false }: MarkdownProps) {
  // Stable components: new ones on each render would remount the buttons and lose the focus while an answer streams in.
  const open = useRef(onPage);
  open.current = onPage;
  const hasPages = onPage !== undefined;
  const components = useMemo<Components>(
    () => ({
      ...COMPONENTS,
      a: ({ children: text, href }) => {
        if (!href?.startsWith('#')) return <ExternalLink href={href}>{text}</ExternalLink>;
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
        remarkPlugins={[remarkGfm, ...(isCard ? [cardMarkup] : []), ...remark]}
        rehypePlugins={[rehypeSanitize, levelHeadings, ...rehype]}
        components={components}
        skipHtml
      >
        {children}
      </ReactMarkdown>
    </div>
  );
}

function ExternalLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}
