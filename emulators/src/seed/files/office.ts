import { strToU8, zipSync } from 'fflate';
import { MADE_ON } from './pdf.ts';

/** The common format of Word and PowerPoint files: parts in a zip file, their content types and their relations. */

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument';

/** A part: its path, its kind (as in its content type, after the vendor's prefix) and its XML. */
export interface Part {
  path: string;
  kind: string;
  xml: string;
}

/** A reference from one part to another: its id, its kind, and the target's path relative to the first part. */
export interface Relation {
  id: string;
  kind: string;
  target: string;
}

/** An Office file of these parts. The first part is the main document. */
export function office(parts: readonly Part[], relations: ReadonlyMap<string, readonly Relation[]>): Buffer {
  const overrides = parts.map(
    ({ path, kind }) => `<Override PartName="/${path}" ContentType="${TYPES}.${kind}+xml"/>`,
  );
  const types = `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
  const root = relationships([{ id: 'rId1', kind: 'officeDocument', target: parts[0]?.path ?? '' }]);
  const files = [
    ['[Content_Types].xml', types],
    ['_rels/.rels', root],
    ...parts.map(({ path, xml }) => [path, XML + xml]),
    ...[...relations].map(([path, to]) => [relationsPath(path), relationships(to)]),
  ].map(([path = '', xml = '']) => [path, strToU8(xml)] as const);
  return Buffer.from(zipSync(Object.fromEntries(files), { mtime: MADE_ON }));
}

/** The text escaped for XML. */
export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function relationsPath(path: string): string {
  return path.replace(/([^/]+)$/, '_rels/$1.rels');
}

function relationships(to: readonly Relation[]): string {
  const entries = to.map(
    ({ id, kind, target }) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join('')}</Relationships>`;
}
