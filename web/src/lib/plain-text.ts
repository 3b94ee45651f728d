import type { Nodes, Parents, Root, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { literalFormulas } from './formulas.ts';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Converts Markdown to plain text: no markup, lists with bullets, formulas as written. */
export function plainText(markdown: string): string {
  return plainTextOf(parser.parse(literalFormulas(markdown)));
}

/** The same of Markdown that is parsed. */
export function plainTextOf(root: Root): string {
  return blocks(root, '\n\n');
}

function nodeText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'code':
    case 'inlineCode':
      return node.value;
    case 'break':
      return '\n';
    case 'image':
      return node.alt ?? '';
    case 'list':
      return node.children
        .map((item, index) => {
          const sign = node.ordered ? `${(node.start ?? 1) + index}. ` : '• ';
          return sign + indented(blocks(item, '\n'), sign.length);
        })
        .join('\n');
    case 'table':
      return rows(node);
    case 'blockquote':
      return blocks(node, '\n\n');
    default:
      return 'children' in node ? node.children.map(nodeText).join('') : '';
  }
}

function blocks(parent: Parents, between: string): string {
  return parent.children
    .map(nodeText)
    .filter((text) => text !== '')
    .join(between);
}

/** Cells are separated by tabs, which spreadsheets and word processors paste as a table. */
function rows(table: Table): string {
  return table.children.map((row) => row.children.map(nodeText).join('\t')).join('\n');
}

function indented(text: string, by: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`);
}
