import { AVATAR, avatarPath } from '@akada/domain/account/account';
import { MAX_BYTES } from '@akada/domain/files/file-limits';
import { OWNER, PERSONAS, type PersonaName } from '../../support/rules/builders.ts';
import type { StorageCase } from '../../support/rules/storage.ts';

/** Pictures of students. Everyone can see them, and only their owner can replace and delete them. */

const names = Object.keys(PERSONAS) as PersonaName[];
const own: readonly PersonaName[] = ['owner'];
const theirs = avatarPath(OWNER);
const metadata = { contentType: AVATAR.type };

/** Students whose picture only one case uses. */
const LEAVING = 'leaving';
const FIRST = 'first';
const PATTERN = '.*';

/** The stored pictures. */
export const files: readonly string[] = [theirs, avatarPath(LEAVING)];

type Request = Pick<StorageCase, 'verb' | 'path' | 'uid' | 'size' | 'metadata'>;

function one(by: PersonaName, allowed: boolean, what: string, request: Request): StorageCase {
  const title = `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ${request.verb} ${what}`;
  return { ...request, title, by, allowed };
}

const asked: readonly (Request & { what: string; for: readonly PersonaName[] })[] = [
  { verb: 'read the bytes of', what: 'a picture', path: theirs, for: names },
  { verb: 'read the metadata of', what: 'a picture', path: theirs, for: names },
  { verb: 'list', what: 'the pictures of all students', path: AVATAR.folder, for: [] },
  { verb: 'upload', what: 'a picture over the one of the owner', path: theirs, metadata, size: 2, for: own },
  {
    verb: 'upload',
    what: 'a picture for an unknown student',
    path: avatarPath('unknown'),
    metadata,
    for: [],
  },
  { verb: 'change the metadata of', what: 'a picture without changing it', path: theirs, metadata, for: [] },
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

/** Pictures with each kind of metadata. */
const described: readonly StorageCase[] = [
  ...otherTypes.map((contentType) =>
    upload(false, `a picture as ${contentType}`, { metadata: { contentType } }),
  ),
  upload(false, 'a picture with custom metadata', { metadata: { customMetadata: { intruder: 'x' } } }),
  upload(false, 'a picture with an encoding', { metadata: { contentEncoding: 'gzip' } }),
  upload(true, 'a picture with the encoding identity', { metadata: { contentEncoding: 'identity' } }),
  upload(false, 'a picture with the disposition attachment', {
    metadata: { contentDisposition: 'attachment' },
  }),
  upload(false, 'a picture with a disposition of another name', {
    metadata: { contentDisposition: "inline; filename*=utf-8''a.html" },
  }),
  upload(true, 'a picture with the disposition that Storage sets', {
    metadata: { contentDisposition: `inline; filename*=utf-8''${OWNER}` },
  }),
];

export const cases: readonly StorageCase[] = [
  ...access,
  ...deletions,
  one('owner', true, 'their own picture', { verb: 'delete', path: avatarPath(LEAVING), uid: LEAVING }),
  upload(true, 'their first picture', { path: avatarPath(FIRST), uid: FIRST }),
  upload(false, "another student's picture with a user id that is a pattern", { uid: PATTERN }),
  upload(false, 'an empty picture', { size: 0 }),
  upload(true, 'a picture of one byte', { size: 1 }),
  upload(true, 'a picture of the maximum size', { size: MAX_BYTES.picture }),
  upload(false, 'a picture of one byte more than the limit', { size: MAX_BYTES.picture + 1 }),
  ...described,
];
