import { AVATAR, avatarPath } from '@akada/domain/account/account';
import { OWNER, PERSONAS, type PersonaName } from '../../support/rule-cases.ts';
import type { StorageCase } from '../../support/storage-rules.ts';

/** Pictures of students: everybody sees them, and each is its owner's to replace. */

const names = Object.keys(PERSONAS) as PersonaName[];
const own: readonly PersonaName[] = ['owner'];
const theirs = avatarPath(OWNER);
const metadata = { contentType: AVATAR.type };

/** Students with whose pictures only one case has to do. */
const LEAVING = 'leaving';
const FIRST = 'first';
const PATTERN = '.*';

/** The pictures that the cases find. */
export const files: readonly string[] = [theirs, avatarPath(LEAVING)];

type Request = Pick<StorageCase, 'verb' | 'path' | 'uid' | 'size' | 'metadata'>;

function one(by: PersonaName, allowed: boolean, what: string, request: Request): StorageCase {
  const title = `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ${request.verb} ${what}`;
  return { ...request, title, by, allowed };
}

const asked: readonly (Request & { what: string; for: readonly PersonaName[] })[] = [
  { verb: 'read the bytes of', what: 'a picture', path: theirs, for: names },
  { verb: 'read the metadata of', what: 'a picture', path: theirs, for: names },
  { verb: 'list', what: 'the pictures of all', path: AVATAR.folder, for: [] },
  { verb: 'upload', what: 'a picture over that of the owner', path: theirs, metadata, size: 2, for: own },
  { verb: 'upload', what: 'a picture of nobody', path: avatarPath('nobody'), metadata, for: [] },
  { verb: 'change the metadata of', what: 'a picture to what it has', path: theirs, metadata, for: [] },
];
const access = asked.flatMap(({ what, for: allowedTo, ...request }) =>
  names.map((by) => one(by, allowedTo.includes(by), what, request)),
);
const deletions = names
  .filter((by) => by !== 'owner')
  .map((by) => one(by, false, 'the picture of the owner', { verb: 'delete', path: theirs }));

const upload = (allowed: boolean, what: string, change: Partial<Request>) =>
  one('owner', allowed, what, {
    verb: 'upload',
    path: theirs,
    ...change,
    metadata: { ...metadata, ...change.metadata },
  });

const otherTypes = [
  ...['image/png', 'image/webp', 'image/gif', 'image/svg+xml', 'text/html', 'application/octet-stream'],
  ...['image/jpg', 'IMAGE/JPEG', 'image/jpeg; charset=utf-8', 'image/jpegx', 'ximage/jpeg', 'image/*'],
];

/** What says of a picture how its bytes are to be taken, and more. */
const described: readonly StorageCase[] = [
  ...otherTypes.map((contentType) =>
    upload(false, `a picture as ${contentType}`, { metadata: { contentType } }),
  ),
  upload(false, 'a picture with metadata of its own', { metadata: { customMetadata: { intruder: 'x' } } }),
  upload(false, 'a picture with an encoding', { metadata: { contentEncoding: 'gzip' } }),
  upload(true, 'a picture with the encoding that is none', { metadata: { contentEncoding: 'identity' } }),
  upload(false, 'a picture that is saved', { metadata: { contentDisposition: 'attachment' } }),
  upload(false, 'a picture under another name', {
    metadata: { contentDisposition: "inline; filename*=utf-8''a.html" },
  }),
  upload(true, 'a picture with the disposition that Storage gives', {
    metadata: { contentDisposition: `inline; filename*=utf-8''${OWNER}` },
  }),
];

export const cases: readonly StorageCase[] = [
  ...access,
  ...deletions,
  one('owner', true, 'a picture that is theirs', { verb: 'delete', path: avatarPath(LEAVING), uid: LEAVING }),
  upload(true, 'the first picture', { path: avatarPath(FIRST), uid: FIRST }),
  upload(false, "another's picture, by an id that would be everybody's", { uid: PATTERN }),
  upload(false, 'an empty picture', { size: 0 }),
  upload(true, 'a picture of one byte', { size: 1 }),
  upload(true, 'the largest picture', { size: AVATAR.maxBytes }),
  upload(false, 'a picture of one byte more', { size: AVATAR.maxBytes + 1 }),
  ...described,
];
