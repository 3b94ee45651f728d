import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { OWNER, PERSONAS, type PersonaName } from '../../support/rules/builders.ts';
import type { StorageCase } from '../../support/rules/storage.ts';
import { PDF, TIME } from './uploads.ts';

/** PDF files that a student uploads for an AI tool. Only the student can read and delete them. */

const folder = `${AI_UPLOADS_FOLDER}/${OWNER}`;
const names = Object.keys(PERSONAS) as PersonaName[];
const given = `${folder}/${TIME}_given.pdf`;
const mine = (by: PersonaName) => `${folder}/${TIME}_of-${by}.pdf`;
const metadata = { contentType: PDF };

/** The stored files. */
export const files: readonly string[] = [given, ...names.map(mine)];

type Asked = Omit<StorageCase, 'title' | 'by' | 'allowed' | 'path'> & { what: string };

const asked: readonly (Asked & { path: (by: PersonaName) => string; owners: boolean })[] = [
  { verb: 'read the bytes of', what: 'a stored AI upload', path: () => given, owners: true },
  { verb: 'read the metadata of', what: 'a stored AI upload', path: () => given, owners: true },
  { verb: 'list', what: 'the AI uploads of the owner', path: () => folder, owners: false },
  {
    verb: 'upload',
    what: 'a new AI upload',
    path: (by) => `${folder}/${TIME}_by-${by}.pdf`,
    metadata,
    owners: true,
  },
  {
    verb: 'upload',
    what: 'a file over a stored AI upload',
    path: () => given,
    metadata,
    size: 2,
    owners: false,
  },
  {
    verb: 'change the metadata of',
    what: 'a stored AI upload',
    path: () => given,
    metadata,
    owners: false,
  },
  { verb: 'delete', what: 'a stored AI upload', path: mine, owners: true },
];

const access = asked.flatMap(({ what, path, owners, ...request }) =>
  names.map((by): StorageCase => {
    const allowed = owners && by === 'owner';
    const title = `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ${request.verb} ${what}`;
    return { ...request, title, by, path: path(by), allowed };
  }),
);

let taken = 0;
function upload(
  allowed: boolean,
  what: string,
  { name, ...rest }: Partial<Pick<StorageCase, 'metadata' | 'size'>> & { name?: string } = {},
): StorageCase {
  taken += 1;
  return {
    title: `the owner ${allowed ? 'can' : 'cannot'} upload ${what} for an AI tool`,
    by: 'owner',
    verb: 'upload',
    path: `${folder}/${name ?? `${TIME + taken}_a.pdf`}`,
    allowed,
    ...rest,
    metadata: { ...metadata, ...rest.metadata },
  };
}

const nameText = (name: string) =>
  name.length > 30 ? `a name of ${name.length} characters` : `the name '${name}'`;
const called = (name: string) => `${TIME + 1_000 + name.length}_${name}`;

const uploads: readonly StorageCase[] = [
  ...[
    'text/html',
    'application/octet-stream',
    'image/png',
    'application/pdf; charset=utf-8',
    'application/pdfx',
  ].map((contentType) => upload(false, `a PDF as ${contentType}`, { metadata: { contentType } })),
  upload(false, 'a file with custom metadata', { metadata: { customMetadata: { intruder: 'x' } } }),
  upload(false, 'a file with an encoding', { metadata: { contentEncoding: 'gzip' } }),
  upload(false, 'a file with a disposition of another name', {
    metadata: { contentDisposition: 'attachment; filename="a.exe"' },
  }),
  upload(false, 'an empty file', { size: 0 }),
  upload(true, 'a file of one byte', { size: 1 }),
  upload(true, 'a file of the maximum size', { size: MAX_BYTES.aiPdf }),
  upload(false, 'a file of one byte more than the limit', { size: MAX_BYTES.aiPdf + 1 }),
  ...['a.b-c_d..pdf', `${'x'.repeat(150)}.pdf`].map((name) =>
    upload(true, `a file with ${nameText(name)}`, { name: called(name) }),
  ),
  ...['a.docx', 'a.PDF', 'pdf', '.pdf', 'a b.pdf', 'Àkádà.pdf', 'a.pdf.exe', `${'x'.repeat(151)}.pdf`].map(
    (name) => upload(false, `a file with ${nameText(name)}`, { name: called(name) }),
  ),
  ...['a.pdf', `${TIME}a.pdf`, `1${TIME}_a.pdf`, `${String(TIME).slice(1)}_a.pdf`].map((name) =>
    upload(false, `a file stored as '${name}'`, { name }),
  ),
];

export const cases: readonly StorageCase[] = [...access, ...uploads];
