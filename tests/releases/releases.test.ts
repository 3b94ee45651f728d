import { documentKind } from '@akada/domain/documents/stored';
import { describe, expect, test } from 'vitest';
import { documentsOf, EMPTY_KINDS, RELEASES, SCHEMA_OF_KIND, schemasOf, readErrors } from './releases.ts';
import { todaysDocuments } from './todays-documents.ts';
import { TODAYS_SCHEMAS } from './todays-schemas.ts';

describe.each(RELEASES)('release %s', (release) => {
  test('stored documents that this release can read', () => {
    const documents = documentsOf(release);
    expect(documents.size).toBeGreaterThan(200);
    expect([...documents.keys()].filter((path) => !isKnown(documentKind(path)))).toEqual([]);

    expect(readErrors(documents, TODAYS_SCHEMAS)).toEqual([]);
  });

  test('can read the documents that this release stores, after a rollback', async () => {
    expect(readErrors(todaysDocuments(), await schemasOf(release))).toEqual([]);
  });

  test('can read documents with fields of a later release', async () => {
    const later = [...documentsOf(release)].map(
      ([path, data]) => [path, { ...data, of_a_later_release: [{ a: 1 }] }] as [string, object],
    );

    expect(readErrors(later, await schemasOf(release))).toEqual([]);
  });
});

function isKnown(kind: string): boolean {
  return EMPTY_KINDS.includes(kind) || (SCHEMA_OF_KIND[kind] ?? '') in TODAYS_SCHEMAS;
}
