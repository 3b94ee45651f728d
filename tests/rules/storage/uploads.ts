import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { LISTED_MARK, vaultFolder } from '@akada/domain/vault/stored-files';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { VAULT_LIMITS } from '@akada/domain/vault/vault';
import { OWNER } from '../../support/rules/builders.ts';
import type { StorageCase } from '../../support/rules/storage.ts';

/** Uploads into the owner's folder, by name, type and size. */

export const TIME = 1_767_225_600_000;
const folder = vaultFolder(OWNER);
export const PDF = 'application/pdf';

let taken = 0;
/** A new path in the owner's folder: each has a different time. */
export function pathOf(name: string, of = folder): string {
  taken += 1;
  return `${of}/${TIME + taken}_${name}`;
}

interface Upload {
  name?: string;
  path?: string;
  size?: number;
  metadata?: StorageCase['metadata'];
}

function upload(
  allowed: boolean,
  what: string,
  { name = 'a.pdf', path, size, metadata }: Upload,
): StorageCase {
  return {
    title: `the owner ${allowed ? 'can' : 'cannot'} upload ${what}`,
    by: 'owner',
    verb: 'upload',
    path: path ?? pathOf(name),
    metadata: { contentType: PDF, ...metadata },
    allowed,
    ...(size !== undefined && { size }),
  };
}
const allow = (what: string, change: Upload) => upload(true, what, change);
export const deny = (what: string, change: Upload) => upload(false, what, change);

const types = [...new Set(Object.values(UPLOADS).map(({ contentType }) => contentType))];
const otherTypes = [
  ...['text/html', 'image/svg+xml', 'application/xhtml+xml', 'application/octet-stream', 'image/gif'],
  ...['application/pdf; charset=utf-8', 'APPLICATION/PDF', 'application/pdfx', 'xapplication/pdf', '*/*'],
];

export const kinds: readonly StorageCase[] = Object.entries(UPLOADS).flatMap(
  ([extension, { contentType }]) => [
    allow(`a .${extension} file as ${contentType}`, { name: `a.${extension}`, metadata: { contentType } }),
    ...[...types, 'text/html', 'image/svg+xml']
      .filter((type) => type !== contentType)
      .map((type) =>
        deny(`a .${extension} file as ${type}`, { name: `a.${extension}`, metadata: { contentType: type } }),
      ),
  ],
);

const longest = VAULT_LIMITS.storedName - '.pdf'.length;

export const named: readonly StorageCase[] = [
  ...otherTypes.map((contentType) => deny(`a PDF as ${contentType}`, { metadata: { contentType } })),
  deny('a content type that contains a name', {
    name: 'a.png',
    metadata: { contentType: 'x.pdf application/pdf' },
  }),
  allow('a file with dots, hyphens and underscores in its name', { name: 'a.b-c_d..pdf' }),
  allow('a file whose name ends with .exe.pdf', { name: 'a.exe.pdf' }),
  allow('a file with the longest name', { name: `${'x'.repeat(longest)}.pdf` }),
  deny('a file with a name that is one character too long', { name: `${'x'.repeat(longest + 1)}.pdf` }),
  ...[
    'a.exe',
    'a.svg',
    'a.html',
    'a.pdf.exe',
    'a.PDF',
    'pdf',
    'a',
    'a b.pdf',
    'Àkádà.pdf',
    'a%2Fb.pdf',
    '',
  ].map((name) => deny(`a file with the name '${name}'`, { name })),
  ...[`${String(TIME).slice(1)}_a.pdf`, `1${TIME}_a.pdf`, 'a.pdf', `${TIME}a.pdf`, `x${TIME}_a.pdf`].map(
    (name) => deny(`a file stored as '${name}'`, { path: `${folder}/${name}` }),
  ),
];

export const described: readonly StorageCase[] = [
  deny('a file with custom metadata', { metadata: { customMetadata: { intruder: 'x' } } }),
  deny('a file that is marked as listed', {
    metadata: { customMetadata: { [LISTED_MARK]: 'true' } },
  }),
  deny('a file with an encoding', { metadata: { contentEncoding: 'gzip' } }),
  allow('a file with the encoding identity', { metadata: { contentEncoding: 'identity' } }),
  deny('a file with an unknown encoding', { metadata: { contentEncoding: 'intruder' } }),
  deny('a file with a disposition of another name', {
    metadata: { contentDisposition: 'attachment; filename="a.exe"' },
  }),
  deny('a file with an unknown disposition', { metadata: { contentDisposition: 'intruder' } }),
  allow('a file with the disposition that Storage sets', {
    path: `${folder}/${TIME}_plain.pdf`,
    metadata: { contentDisposition: `inline; filename*=utf-8''${TIME}_plain.pdf` },
  }),
];

/** Slow cases: some upload 50 MB. */
export const sizes: readonly StorageCase[] = [
  deny('an empty file', { size: 0 }),
  allow('a file of one byte', { size: 1 }),
  allow('a file of the maximum size', { size: MAX_BYTES.vaultFile }),
  deny('a file of one byte more than the limit', { size: MAX_BYTES.vaultFile + 1 }),
];
