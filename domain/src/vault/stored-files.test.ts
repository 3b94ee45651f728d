import { describe, expect, test } from 'vitest';
import { parseFileUrl, storedName } from './stored-files.ts';
import { typeOf, UPLOADS } from './uploads.ts';
import { VAULT_LIMITS } from './vault.ts';

const NOW = new Date('2026-03-01T08:00:00.000Z');
const TIME = String(NOW.getTime());

describe('a shared file', () => {
  test.each([
    ['Cells.pdf', 'Cells.pdf'],
    ['Cell division (2).PDF', 'Cell_division__2_.pdf'],
    ['Ọlábísí.png', '_l_b_s_.png'],
    ['../../etc/passwd.jpg', '.._.._etc_passwd.jpg'],
    ['a%2Fb#c?.mp4', 'a_2Fb_c_.mp4'],
    ['📚.docx', '__.docx'],
  ])('%j is stored under the time and %j', (name, stored) => {
    expect(storedName(name, NOW)).toBe(`${TIME}_${stored}`);
  });

  test.each(Object.keys(UPLOADS))(
    'with a long name keeps its extension .%s within the length limit',
    (extension) => {
      const name = storedName(`${'x'.repeat(300)}.${extension}`, NOW);

      expect(name).toMatch(new RegExp(`^[0-9]{13}_x+\\.${extension}$`));
      expect(name).toHaveLength(14 + VAULT_LIMITS.storedName);
      expect(typeOf(name)).toBe(typeOf(`x.${extension}`));
    },
  );
});

describe('a gs:// URL', () => {
  test("gives a stored file's bucket, path, owner and name", () => {
    expect(parseFileUrl(`gs://demo.appspot.com/vault_files/ada/${TIME}_Cells.pdf`)).toEqual({
      ...{ bucket: 'demo.appspot.com', path: `vault_files/ada/${TIME}_Cells.pdf` },
      ...{ uid: 'ada', name: `${TIME}_Cells.pdf` },
    });
  });

  test.each([
    'gs://demo/vault_files/ada',
    'gs://demo/vault_files/ada/',
    'gs://demo/vault_files//x.pdf',
    'gs://demo/vault_files/ada/../ben/x.pdf',
    'gs://demo/avatars/ada/x.pdf',
    'gs:///vault_files/ada/x.pdf',
    'https://demo/vault_files/ada/x.pdf',
    ' gs://demo/vault_files/ada/x.pdf',
    '',
  ])('%j is not one of a vault file', (url) => expect(parseFileUrl(url)).toBeNull());
});
