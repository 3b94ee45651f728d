import { AVATAR, avatarPath } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { LISTED_MARK, vaultFolder } from '@akada/domain/vault/stored-files';
import type { UploadMetadata } from 'firebase/storage';
import { OWNER, PERSONAS, type PersonaName, SIGNED_IN } from '../../support/rules/builders.ts';
import type { StorageCase } from '../../support/rules/storage.ts';
import * as aiUploads from './ai-uploads.ts';
import * as avatars from './avatars.ts';
import { deny, described, kinds, named, PDF, pathOf, sizes, TIME } from './uploads.ts';

const folder = vaultFolder(OWNER);
const names = Object.keys(PERSONAS) as PersonaName[];

const seen = `${folder}/${TIME}_seen.pdf`;
/** Objects whose item is not listed yet, or no longer. */
const UNMARKED = {
  'without a mark': {},
  'with other metadata': { seen: 'true' },
  'with another mark': { [LISTED_MARK]: 'false' },
  'with an empty mark': { [LISTED_MARK]: '' },
} as const;
const unmarked = (index: number) => `${folder}/${TIME}_unmarked-${index}.pdf`;
const mine = (by: PersonaName) => `${folder}/${TIME}_of-${by}.pdf`;

interface Access {
  verb: StorageCase['verb'];
  what: string;
  path: (by: PersonaName) => string;
  for: readonly PersonaName[];
  rest?: Pick<StorageCase, 'metadata' | 'size'>;
}

const requests: readonly Access[] = [
  { verb: 'read the bytes of', what: 'a shared file', path: () => seen, for: SIGNED_IN },
  { verb: 'read the metadata of', what: 'a shared file', path: () => seen, for: SIGNED_IN },
  ...Object.keys(UNMARKED).flatMap((which, index) =>
    (['read the bytes of', 'read the metadata of'] as const).map((verb) => ({
      verb,
      what: `a file ${which}`,
      path: () => unmarked(index),
      for: ['owner', 'moderator'] as const,
    })),
  ),
  { verb: 'list', what: 'the files of the owner', path: () => folder, for: [] },
  { verb: 'list', what: 'the folders of all students', path: () => 'vault_files', for: [] },
  {
    verb: 'upload',
    what: "a file into the owner's folder",
    path: () => pathOf('a.pdf'),
    for: ['owner'],
    rest: { metadata: { contentType: PDF } },
  },
  {
    verb: 'upload',
    what: 'a file over a stored one',
    path: () => seen,
    for: [],
    rest: { metadata: { contentType: PDF }, size: 2 },
  },
  {
    verb: 'change the metadata of',
    what: 'a file',
    path: () => seen,
    for: [],
    rest: { metadata: { contentType: 'text/html' } },
  },
  {
    verb: 'change the metadata of',
    what: 'a file without changing it',
    path: () => seen,
    for: [],
    rest: { metadata: { contentType: PDF } },
  },
  {
    verb: 'change the metadata of',
    what: 'a file to mark it as listed',
    path: () => unmarked(0),
    for: [],
    rest: { metadata: { customMetadata: { [LISTED_MARK]: 'true' } } },
  },
  { verb: 'delete', what: 'a file of the owner', path: mine, for: ['owner'] },
];

const access = requests.flatMap(({ verb, what, path, for: allowedTo, rest }) =>
  names.map((by): StorageCase => {
    const allowed = allowedTo.includes(by);
    const title = `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ${verb} ${what}`;
    return { title, by, verb, path: path(by), allowed, ...rest };
  }),
);

const metadata = { contentType: PDF };

/** Folders that no rule matches, and folders whose files have other names. */
export const FOLDERS = [
  ...[
    avatarPath(OWNER),
    `more/${avatarPath(OWNER)}`,
    `vault/${OWNER}`,
    'anywhere',
    'vault_files',
    AI_UPLOADS_FOLDER,
  ],
  ...[`${folder}/more`, `${AI_UPLOADS_FOLDER}/${OWNER}/more`, `more/${AI_UPLOADS_FOLDER}/${OWNER}`],
  `more/${folder}`,
];
const others = ['student', 'owner'] as const;

/** Every verb in a folder that no rule matches. */
export function casesIn(of: string): StorageCase[] {
  const old = `${of}/${TIME}_old.pdf`;
  const verbs: Pick<StorageCase, 'verb' | 'path' | 'metadata'>[] = [
    { verb: 'read the bytes of', path: old },
    { verb: 'read the metadata of', path: old },
    { verb: 'list', path: of },
    { verb: 'upload', path: `${of}/${TIME}_new.pdf`, metadata },
    { verb: 'change the metadata of', path: old, metadata },
    { verb: 'delete', path: old },
  ];
  return verbs.flatMap((request) =>
    others.map((by) => ({
      ...request,
      by,
      title: `${PERSONAS[by].is} cannot ${request.verb} a file in ${of}`,
      allowed: false,
    })),
  );
}

export const cases: readonly StorageCase[] = [
  ...access,
  ...aiUploads.cases,
  ...avatars.cases,
  ...described,
  ...sizes,
  ...named,
  ...kinds,
  ...FOLDERS.flatMap(casesIn),
  {
    ...deny("a file into another student's folder with the user id '.*'", {}),
    uid: '.*',
  },
];

/** The stored files with their metadata. */
export const files: Record<string, UploadMetadata> = Object.fromEntries([
  [seen, { ...metadata, customMetadata: { [LISTED_MARK]: 'true' } }],
  ...Object.values(UNMARKED).map((customMetadata, index) => [
    unmarked(index),
    { ...metadata, customMetadata },
  ]),
  ...[...names.map(mine), ...aiUploads.files, ...FOLDERS.map((of) => `${of}/${TIME}_old.pdf`)].map((path) => [
    path,
    metadata,
  ]),
  ...avatars.files.map((path) => [path, { contentType: AVATAR.type }]),
]);
