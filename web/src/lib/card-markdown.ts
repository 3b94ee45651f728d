/**
 * The Markdown of cards: that of GitHub, in which each line break counts, and underlined words, sub- and superscripts have
 * the HTML tags that Markdown has no signs for. All other HTML is text.
 */
import type { Html, Nodes, Parents, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

const TAG = /^<(\/?)(b|i|u|s|sub|sup)>$/i;

/** The element that a look is shown with. 'u' is not among those that GitHub's rules for safe HTML know. */
const ELEMENTS: Readonly<Record<string, string>> = { u: 'ins', sub: 'sub', sup: 'sup' };

/** The remark plugin of this Markdown. */
export function cardMarkup() {
  return (root: Root): void => {
    visit(root, (node) => {
      if (!('children' in node)) return;
      node.children = withBreaks(withLooks(node)) as typeof node.children;
    });
  };
}

/** The children of a node with nodes for pairs of tags, and other HTML as text. */
function withLooks(parent: Parents): Nodes[] {
  const open: { tag: string; html: Html; children: Nodes[] }[] = [];
  const done: Nodes[] = [];
  const add = (...nodes: Nodes[]) => (open.at(-1)?.children ?? done).push(...nodes);
  for (const child of parent.children) {
    if (child.type !== 'html') {
      add(child);
      continue;
    }
    const [, slash, name] = TAG.exec(child.value) ?? [];
    const tag = name?.toLowerCase();
    if (tag === undefined) add(asText(child, parent));
    else if (slash === '') open.push({ tag, html: child, children: [] });
    else if (open.at(-1)?.tag === tag) add(lookOf(tag, open.pop()?.children ?? []));
    else add(asText(child, parent));
  }
  // A tag that is never closed is text.
  return [...done, ...open.flatMap(({ html, children }) => [asText(html, parent), ...children])];
}

function lookOf(tag: string, nodes: readonly Nodes[]): Nodes {
  const children = nodes as PhrasingContent[];
  if (tag === 'b') return { type: 'strong', children };
  if (tag === 's') return { type: 'delete', children };
  const hName = ELEMENTS[tag];
  return { type: 'emphasis', children, ...(hName !== undefined && { data: { hName } }) };
}

function asText({ value }: Html, parent: Parents): Nodes {
  const text = { type: 'text', value } as const;
  const isBlock = ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent.type);
  return isBlock ? { type: 'paragraph', children: [text] } : text;
}

function withBreaks(nodes: readonly Nodes[]): Nodes[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'text' || !node.value.includes('\n')) return [node];
    return node.value
      .split('\n')
      .flatMap((line, index): Nodes[] => [
        ...(index > 0 ? [{ type: 'break' } as const] : []),
        ...(line === '' ? [] : [{ type: 'text', value: line } as const]),
      ]);
  });
}
