/** The Markdown of cards as HTML, for Anki, and as plain text. */
import { ankiHtml } from '@akada/domain/cards/deck-export';
import { scriptWithSign } from '@akada/domain/text/small-letters';
import type { Nodes, Parents, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { cardMarkup } from './card-markdown.ts';
import { literalFormulas } from './formulas.ts';
import { plainTextOf } from './plain-text.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(cardMarkup);

function parse(markdown: string): Root {
  return parser.runSync(parser.parse(literalFormulas(markdown))) as Root;
}

/** The text without markup: lists with bullets, sub- and superscripts with a sign, formulas as written. */
export function cardToPlainText(markdown: string): string {
  const root = parse(markdown);
  visit(root, 'emphasis', (node) => {
    const position = node.data?.hName;
    if (position !== 'sub' && position !== 'sup') return;
    const value = plainTextOf({ type: 'root', children: [{ type: 'paragraph', children: node.children }] });
    node.children = [{ type: 'text', value: scriptWithSign(value, position) }];
  });
  return plainTextOf(root);
}

/** The HTML of a field of Anki, with formulas in MathJax's signs. */
export function cardToHtml(markdown: string): string {
  return blocks(parse(markdown));
}

/** The HTML elements of inline nodes. */
const ELEMENTS: Readonly<Record<string, string>> = { strong: 'b', emphasis: 'i', delete: 's' };
const OF_LOOKS: Readonly<Record<string, string>> = { ins: 'u', sub: 'sub', sup: 'sup' };

/** What takes lines of its own without line breaks. */
const OWN_LINES = new Set(['list', 'code', 'blockquote', 'table', 'thematicBreak']);

function blocks({ children }: Parents): string {
  return children
    .map((child, index) => {
      const before = children[index - 1];
      const isApart = before && !OWN_LINES.has(child.type) && !OWN_LINES.has(before.type);
      return (isApart ? '<br><br>' : '') + htmlOf(child);
    })
    .join('');
}

function htmlOf(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return ankiHtml(node.value);
    case 'break':
      return '<br>';
    case 'inlineCode':
      return element('code', escaped(node.value));
    case 'code':
      return element('pre', escaped(node.value));
    case 'heading':
      return element('b', inline(node));
    case 'list':
      return element(node.ordered ? 'ol' : 'ul', inline(node), startOf(node.start));
    case 'listItem':
      return element('li', blocks(node));
    case 'blockquote':
      return element('blockquote', blocks(node));
    case 'table':
      return element('table', inline(node));
    case 'tableRow':
      return element('tr', inline(node));
    case 'tableCell':
      return element('td', inline(node));
    case 'thematicBreak':
      return '<hr>';
    case 'image':
      return ankiHtml(node.alt ?? '');
    default: {
      const look = node.type === 'emphasis' ? OF_LOOKS[node.data?.hName ?? ''] : undefined;
      const name = look ?? ELEMENTS[node.type];
      const content = 'children' in node ? inline(node) : '';
      return name === undefined ? content : element(name, content);
    }
  }
}

function inline({ children }: Parents): string {
  return children.map(htmlOf).join('');
}

function element(name: string, content: string, attributes = ''): string {
  return `<${name}${attributes}>${content}</${name}>`;
}

/** Code has no formulas. */
function escaped(code: string): string {
  return code
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}

const USUAL_START = 1;

function startOf(start: number | null | undefined): string {
  const isUsual = (start ?? USUAL_START) === USUAL_START;
  return isUsual ? '' : ` start="${start}"`;
}
