import { readFileSync } from 'node:fs';
import { pdf } from './files/pdf.ts';
import { sectionsOf } from './files/sections.ts';
import type { Shared } from './vault-list.ts';

/** The text of a note or document, in Markdown. */
export function noteOf(slug: string): string {
  return readFileSync(new URL(`texts/${slug}.md`, import.meta.url), 'utf8').trim();
}

/** The bytes of a demo item's file, always the same; null for a note. PDFs are made here, the others are in `files/`. */
export async function fileOf({ type, slug, title, by }: Shared): Promise<Buffer | null> {
  if (type === 'note') return null;
  if (type === 'pdf') return pdf(title, by.name, sectionsOf(noteOf(slug)));
  return readFileSync(new URL(`files/${slug}.${type}`, import.meta.url));
}
