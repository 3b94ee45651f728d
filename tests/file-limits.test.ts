import { AVATAR, PLANS, type Plan } from '@akada/domain/account/account';
import { AI_UPLOADS_FOLDER } from '@akada/domain/ai/ai';
import { MAX_BYTES, MB } from '@akada/domain/files/file-limits';
import { QUOTAS } from '@akada/domain/quotas/quotas';
import { VAULT_FOLDER } from '@akada/domain/vault/stored-files';
import { UPLOADS } from '@akada/domain/vault/uploads';
import { categoryOf } from '@akada/domain/vault/vault';
import { describe, expect, test } from 'vitest';
import { readFirestoreRules, readStorageRules } from './support/rules/emulator.ts';

/** The parts of storage.rules about one folder each, by its name. */
const folders = Object.fromEntries(
  readStorageRules()
    .split(/match \/(?=[a-z_]+\/\{uid\})/)
    .slice(1)
    .map((part) => [part.slice(0, part.indexOf('/')), part]),
);

/** Every number in `text` after `field <=`. */
const limitsOf = (field: string, text: string | undefined) =>
  [...(text ?? '').matchAll(new RegExp(`${field} <= ([0-9]+)`, 'g'))].map(([, limit]) => Number(limit));

/** The pattern of a rules function, as the alternatives that it joins. */
function alternativesOf(name: string, rules: string): string[] {
  const [, pattern = ''] =
    new RegExp(`function ${name}\\([^)]*\\) \\{[^']*[^}]*?matches\\('([^']*)'`).exec(rules) ?? [];
  return pattern.split(/\|(?![^(]*\))/);
}

/** An alternative such as `[^/]*[.](doc|docx)` for each of its extensions: `doc` and `docx`. */
const extensionsOf = (alternative: string) =>
  (/\[\.\]\(?([a-z0-9|]+)\)?/.exec(alternative)?.[1] ?? '').split('|');

const extensions = Object.entries(UPLOADS);

describe('storage.rules', () => {
  test('limits the bytes of each kind of file as domain does', () => {
    const limits = Object.entries(folders).map(([folder, part]) => [
      folder,
      limitsOf('request[.]resource[.]size', part),
    ]);

    expect(Object.fromEntries(limits)).toEqual({
      [VAULT_FOLDER]: [MAX_BYTES.vaultFile],
      [AI_UPLOADS_FOLDER]: [MAX_BYTES.aiPdf],
      [AVATAR.folder]: [MAX_BYTES.picture],
    });
  });

  test('accepts the extensions of domain in the vault, each with its content type', () => {
    const accepted = alternativesOf('hasTypeOfExtension', readStorageRules()).flatMap((alternative) => {
      const contentType = alternative.slice(alternative.lastIndexOf(' ') + 1).replaceAll('[.]', '.');
      return extensionsOf(alternative).map((extension) => [extension, contentType]);
    });

    expect(Object.fromEntries(accepted)).toEqual(
      Object.fromEntries(extensions.map(([extension, { contentType }]) => [extension, contentType])),
    );
  });

  test.each([
    [AI_UPLOADS_FOLDER, UPLOADS.pdf.contentType],
    [AVATAR.folder, AVATAR.type],
  ])('accepts one content type in %s', (folder, contentType) => {
    expect(folders[folder]).toContain(`request.resource.contentType == '${contentType}'`);
  });
});

describe('firestore.rules', () => {
  test('limits the bytes of a vault item as domain does', () => {
    expect(limitsOf('data[.]size >= 1 && data[.]size', readFirestoreRules())).toEqual([MAX_BYTES.vaultFile]);
  });

  test('limits the bytes that a plan may store as domain does', () => {
    const { storedBytes } = QUOTAS;
    const megabytes = PLANS.map((plan: Plan) => `'${plan}': ${storedBytes[plan] / MB}`);

    expect(limitsOf('data[.]bytes', readFirestoreRules())).toEqual([MB]);
    expect(readFirestoreRules()).toContain(`data.bytes <= ${MB} * {${megabytes.join(', ')}}[currentPlan()]`);
  });

  test('accepts the extensions of domain, each with its type and category', () => {
    const accepted = alternativesOf('hasAllowedType', readFirestoreRules()).flatMap((alternative) => {
      const [category, type] = alternative.split('/');
      return extensionsOf(alternative).map((extension) => [extension, `${category}/${type}`]);
    });

    expect(Object.fromEntries(accepted)).toEqual(
      Object.fromEntries(
        extensions.map(([extension, { type }]) => [extension, `${categoryOf(type)}/${type}`]),
      ),
    );
  });
});
