import { addDays } from '@akada/domain/days/day';
import { FREE_PDF_UPLOADS } from '@akada/domain/payments/plans';
import { matchesExtension, SNIFFED_BYTES } from '@akada/domain/vault/file-signatures';
import { noteSchema, vaultItemSchema, vaultStatsSchema } from '@akada/domain/vault/schemas';
import { matchesSearch } from '@akada/domain/vault/search';
import { parseFileUrl } from '@akada/domain/vault/stored-files';
import { PREVIEWED_TYPES, VAULT_LIMITS, VAULT_TYPES } from '@akada/domain/vault/vault';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { lagosDay, startOfLagosDay } from './days.ts';
import { sectionsOf } from './files/sections.ts';
import { DEMO_IDS, demoVault, statsOf } from './vault-data.ts';
import { noteOf } from './vault-files.ts';
import { SHARED } from './vault-list.ts';

const BUCKET = 'demo.appspot.com';
const NOW = new Date('2026-03-05T00:00:00.000Z');
const vault = await demoVault(BUCKET, NOW);
const items = vault.map(({ item }) => item);

describe('the demo vault', () => {
  test('has at least 60 items of every type, a third of them notes, by five students', () => {
    expect(items.length).toBeGreaterThanOrEqual(60);
    expect(new Set(items.map(({ type }) => type))).toEqual(
      new Set(VAULT_TYPES.filter((type) => type !== 'other')),
    );
    expect(items.filter(({ type }) => type === 'note').length).toBeGreaterThanOrEqual(20);
    expect(new Set(items.map(({ user_id }) => user_id)).size).toBe(5);
  });

  test('has items and notes that match their schemas, each with a unique id', () => {
    for (const { item, note } of vault) {
      vaultItemSchema.parse(item);
      if (note) noteSchema.parse(note);
    }
    const ids = vault.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id > DEMO_IDS.from && id < DEMO_IDS.before)).toBe(true);
  });

  test('has an object of the stated type and size in the contributor’s folder for each file', () => {
    for (const { item, object, note } of vault) {
      expect(Boolean(object)).toBe(item.file_url !== null);
      expect(Boolean(note)).toBe(item.type === 'note');
      if (!object) continue;
      expect(parseFileUrl(item.file_url ?? '')).toMatchObject({
        bucket: BUCKET,
        path: object.path,
        uid: item.user_id,
      });
      expect(object.path).toMatch(/^vault_files\/[^/]+\/\d{13}_[A-Za-z0-9._-]+$/);
      const { bytes } = object;
      const ends = [bytes.subarray(0, SNIFFED_BYTES), bytes.subarray(-SNIFFED_BYTES)] as const;
      expect(matchesExtension(object.path, ...ends)).toBe(true);
      expect(bytes).toHaveLength(item.size);
    }
  });

  test('has six items from the last seven days, none from today, and none older than 60 days', () => {
    const since = startOfLagosDay(addDays(lagosDay(NOW), -VAULT_LIMITS.recentDays));
    expect(items.filter(({ created_at }) => created_at >= since)).toHaveLength(VAULT_LIMITS.recent);
    for (const { created_at } of items) {
      expect(created_at.getTime()).toBeLessThan(NOW.getTime());
      expect(created_at.getTime()).toBeGreaterThan(NOW.getTime() - 60 * 86_400_000);
    }
    expect(new Set(items.map(({ created_at }) => +created_at)).size).toBe(items.length);
  });

  test('has no day on which a student shared more PDFs than the free plan allows', () => {
    const pdfs = items.filter(({ type }) => type === 'pdf');
    const days = pdfs.map(({ user_id, created_at }) => `${user_id} ${lagosDay(created_at)}`);
    for (const day of days)
      expect(days.filter((other) => other === day).length).toBeLessThanOrEqual(FREE_PDF_UPLOADS);
  });

  test('is the same for the same day', async () => {
    const again = await demoVault(BUCKET, NOW);
    expect(again.map(({ item }) => item)).toEqual(items);
    for (const [index, { object }] of again.entries()) {
      if (object) expect(object.bytes.equals(vault[index]?.object?.bytes ?? Buffer.alloc(0))).toBe(true);
    }
  });

  test('has varied counts, with no more downloads than views', () => {
    expect(new Set(items.map(({ view_count }) => view_count)).size).toBeGreaterThan(items.length / 2);
    for (const { view_count, download_count } of items)
      expect(download_count).toBeLessThanOrEqual(view_count);
  });

  test('can be searched by title, contributor, tag and subject, with or without accents', () => {
    const found = (search: string) =>
      items.filter((item) => matchesSearch(item, search)).map(({ filename }) => filename);
    expect(found('etre avoir')).toEqual(['Être et avoir']);
    expect(found('ada titr')).toEqual(['Lab report: acid-base titration']);
    expect(found('video')).toHaveLength(2);
    expect(found('physics').length).toBeGreaterThan(5);
  });

  test('has some files that the app cannot preview', () => {
    expect(items.some(({ type }) => !PREVIEWED_TYPES.includes(type))).toBe(true);
  });
});

test('every PDF shows all of its text, with one page for each section', async () => {
  for (const [index, { type, slug }] of SHARED.entries()) {
    const bytes = vault[index]?.object?.bytes;
    if (type !== 'pdf' || !bytes) continue;
    const { numPages, text } = await readPdf(bytes);
    expect(numPages, slug).toBe(sectionsOf(noteOf(slug)).length);
    expect(numPages).toBeGreaterThan(1);
    const joined = (some: string) => some.replace(/\s+/g, '');
    for (const { heading, lines } of sectionsOf(noteOf(slug))) {
      for (const line of [heading, ...lines]) expect(joined(text)).toContain(joined(line.replace(/^- /, '')));
    }
  }
});

test('the statistics count only listed items', () => {
  const [hidden, ...listed] = items;
  if (!hidden) throw new Error('the vault is empty');
  const stats = vaultStatsSchema.parse(statsOf([{ ...hidden, hidden: true }, ...listed], NOW));
  expect(stats).toMatchObject({ files: listed.length, contributors: 5, rebuilt_at: NOW });
  expect(stats.views).toBe(listed.reduce((sum, { view_count }) => sum + view_count, 0));
  expect(Object.values(stats.groups).reduce((sum, files) => sum + files, 0)).toBe(listed.length);
  const names = stats.subjects.map(({ subject }) => subject);
  expect(names).toEqual([...names].sort());
  const without = listed.filter(({ subject }) => subject === undefined).length;
  expect(without).toBeGreaterThan(0);
  expect(stats.subjects.reduce((sum, { files }) => sum + files, 0)).toBe(listed.length - without);
});

async function readPdf(bytes: Buffer): Promise<{ numPages: number; text: string }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items: found } = await (await document.getPage(number)).getTextContent();
    text += found.map((item) => ('str' in item ? item.str : '')).join('');
  }
  const { numPages } = document;
  await document.destroy();
  return { numPages, text };
}
