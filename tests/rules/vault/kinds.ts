import { UPLOADS } from '@akada/domain/vault/uploads';
import { categoryOf, VAULT_LIMITS, VAULT_TYPES } from '@akada/domain/vault/vault';
import { OWNER, PERSONAS } from '../../support/rules/builders.ts';
import { type FieldCase, invalid, notOfType, onlyRules, valid } from '../../support/rules/field-cases.ts';

/** A vault item's type, category and file URL. */

const TIME = 1_772_352_000_000;

/** The `gs://` URL of a file of the owner, or of another student. */
export const urlOf = (name: string, uid: string = OWNER) =>
  `gs://akada.appspot.com/vault_files/${uid}/${TIME}_${name}`;

const extensions = Object.entries(UPLOADS).filter(([extension]) => extension !== 'pdf');

/** Type, category and extension go together. */
export const kindCases: readonly FieldCase[] = [
  ...extensions.map(([extension, { type }]) =>
    valid(`the type of .${extension}`, {
      type,
      category: categoryOf(type),
      file_url: urlOf(`a.${extension}`),
    }),
  ),
  ...extensions.flatMap(([extension, upload]) =>
    VAULT_TYPES.filter((type) => type !== upload.type).map((type) =>
      invalid(`the type ${type} of .${extension}`, {
        type,
        category: categoryOf(type),
        file_url: urlOf(`a.${extension}`),
      }),
    ),
  ),
  ...['media', 'presentations', 'other', 'NOTES', ''].map((category) =>
    invalid(`the category '${category}' of another type`, { category }),
  ),
  ...['png', 'jpg', 'mp4', 'docx'].map((type) =>
    invalid(`the type ${type} of a PDF`, { type, file_url: urlOf('a.pdf') }),
  ),
  invalid('a category that brings a type of its own', { category: 'notes/docx/x', type: 'x' }),
  invalid('a type that brings a name of its own', { type: 'docx/x' }),
  ...notOfType('type', { 'a number': 7, 'a list': ['docx'] }),
  ...notOfType('category', { 'a number': 7, 'a list': ['notes'] }),
];

const name = (length: number) => `${'x'.repeat(length - '.docx'.length)}.docx`;

/** Where the file must be. */
export const urlCases: readonly FieldCase[] = [
  valid('the longest name of a stored file', { file_url: urlOf(name(VAULT_LIMITS.storedName)) }),
  valid('dots, hyphens and underscores in the name', { file_url: urlOf('a.b-c_d..docx') }),
  ...Object.entries({
    'a longer name': urlOf(name(VAULT_LIMITS.storedName + 1)),
    "another's folder": urlOf('a.docx', PERSONAS.student.uid),
    'an empty folder name': urlOf('a.docx', ''),
    'a subfolder': urlOf('more/1767225600000_a.docx'),
    'more after the name': `${urlOf('a.docx')}/more`,
    'another top folder': `gs://akada.appspot.com/avatars/${OWNER}/${TIME}_a.docx`,
    'another protocol': `https://akada.appspot.com/vault_files/${OWNER}/${TIME}_a.docx`,
    'something before the bucket': `gs:/x/akada.appspot.com/vault_files/${OWNER}/${TIME}_a.docx`,
    'no bucket': `gs:///vault_files/${OWNER}/${TIME}_a.docx`,
    'a bucket in upper case': `gs://AKADA/vault_files/${OWNER}/${TIME}_a.docx`,
    'a name without a time': `gs://akada.appspot.com/vault_files/${OWNER}/a.docx`,
    'a shorter time': `gs://akada.appspot.com/vault_files/${OWNER}/123456789012_a.docx`,
    'a longer time': `gs://akada.appspot.com/vault_files/${OWNER}/12345678901234_a.docx`,
    'a space in the name': urlOf('a b.docx'),
    'a line break in the name': urlOf('a\n.docx'),
    'another script in the name': urlOf('Àkádà.docx'),
    'an extension in upper case': urlOf('a.DOCX'),
    'no extension': urlOf('docx'),
    'a second extension': urlOf('a.docx.exe'),
    'an extension that may not be uploaded': urlOf('a.exe'),
    'a download URL': 'https://example.com/a.docx?token=x',
    'an empty value': '',
  }).map(([what, file_url]) => invalid(`a file_url with ${what}`, { file_url })),
  ...notOfType('file_url', { 'a number': 7, 'a list': [urlOf('a.docx')] }).map((field) =>
    field.change.file_url === null ? onlyRules(field) : field,
  ),
];
