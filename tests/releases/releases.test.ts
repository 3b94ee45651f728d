import { kindOf } from '@akada/domain/documents/stored';
import { describe, expect, test } from 'vitest';
import { documentsOf, EMPTY_KINDS, RELEASES, SCHEMA_OF_KIND, schemasOf, unreadable } from './releases.ts';
import { todaysDocuments } from './todays-documents.ts';
import { TODAYS_SCHEMAS } from './todays-schemas.ts';

describe.each(RELEASES)('release %s', (release) => {
  test('has stored documents that this release reads', () => {
    const documents = documentsOf(release);
    expect(documents.size).toBeGreaterThan(200);
    expect([...documents.keys()].filter((path) => !isKnown(kindOf(path)))).toEqual([]);

    expect(unreadable(documents, TODAYS_SCHEMAS)).toEqual([]);
  });

  test('reads the documents that this release stores, after a rollback', async () => {
    expect(unreadable(todaysDocuments(), await schemasOf(release))).toEqual([]);
  });

  test('reads documents whose fields a later release has added to', async () => {
    const later = [...documentsOf(release)].map(
      ([path, data]) => [path, { ...data, of_a_later_release: [{ a: 1 }] }] as [string, object],
    );

    expect(unreadable(later, await schemasOf(release))).toEqual([]);
  });
});

function isKnown(kind: string): boolean {
  return EMPTY_KINDS.includes(kind) || (SCHEMA_OF_KIND[kind] ?? '') in TODAYS_SCHEMAS;
}
