/** What a student chose to study from: a PDF or a note. */

import type { Plan } from '@akada/domain/account/account';
import type { DeviceChat } from '@akada/domain/ai/device-results-schemas';
import type { AiFile, PageRange } from '@akada/domain/ai/file-schemas';
import { PAGE_MESSAGES } from '@akada/domain/ai/messages';
import { AI_PLAN_LIMITS, DEVICE_SOURCE_LIMITS } from '@akada/domain/ai/plan-limits';
import {
  missingPagesMessage,
  tooManyPagesMessage,
  tooManyPagesOnDeviceMessage,
} from '@akada/domain/ai/quota';
import type { Chat } from '@akada/domain/ai/schemas';
import { studiedIn } from '@/lib/study-path.ts';
import type { PdfFacts } from './api/pdf-facts.ts';

export interface StudySource {
  chosen: AiFile;
  /** The name that the student sees. */
  name: string;
  /** Absent while it is read. A file that could not be fetched now is 'unknown'. */
  facts?: PdfFacts | 'note' | 'unknown';
  /** Why it can't be used. */
  problem?: string;
}

/** The pages as the student types them; null for all. */
export type TypedPages = { from: string; to: string } | null;

/** How many pages can be used at a time, and what to say about more. */
export interface PageLimit {
  pages: number;
  message: (chosen: number) => string;
}

/** What is chosen for the next run or question: no source, or one with the pages of it. */
export interface SourceChoice {
  source: StudySource | null;
  pages: TypedPages;
}
export const NO_SOURCE: SourceChoice = { source: null, pages: null };

/** The chosen pages; undefined for all, and for a note. */
function toPageRange({ facts }: StudySource, typed: TypedPages): PageRange | undefined {
  if (typed === null || facts === 'note') return undefined;
  return { from: toPage(typed.from), to: toPage(typed.to) };
}

/** The fields by which a tool's input names a source. */
export function toFileFields(source: StudySource, typed: TypedPages): { file: AiFile; pages?: PageRange } {
  const pages = toPageRange(source, typed);
  return { file: source.chosen, ...(pages && { pages }) };
}

/** A source as a chat on the device stores it. */
export type StoredSource = NonNullable<DeviceChat['source']>;

export function toStoredSource(source: StudySource, typed: TypedPages): StoredSource {
  return { name: source.name, ...toFileFields(source, typed) };
}

/** A stored source as the form has it. */
export function toFormSource({ name, file, pages }: StoredSource): SourceChoice {
  const typed = pages ? { from: String(pages.from), to: String(pages.to) } : null;
  return { source: { chosen: file, name }, pages: typed };
}

/** The file that a chat with AI is about; null without one. */
export function storedSourceOf(chat: Chat | null): StoredSource | null {
  if (!chat?.file) return null;
  return { name: chat.file_name ?? 'Your file', file: chat.file, ...(chat.pages && { pages: chat.pages }) };
}

/** The PDF that a source is; null for a note, which has no pages. */
export function pdfOf(source: StudySource | null): AiFile | null {
  return source && source.facts !== 'note' && source.chosen.from !== 'note' ? source.chosen : null;
}

/** The limit of a plan; null while the plan is unknown. */
export function planPageLimit(plan: Plan | null): PageLimit | null {
  if (plan === null) return null;
  const message = (chosen: number) => tooManyPagesMessage(plan, chosen);
  return { pages: AI_PLAN_LIMITS[plan].maxPdfPages, message };
}

/** The limit of the study engine on the device. */
export const DEVICE_PAGE_LIMIT: PageLimit = {
  pages: DEVICE_SOURCE_LIMITS.pages,
  message: tooManyPagesOnDeviceMessage,
};

/** Why a source can't be used with these pages; null if it can. The limit is null while it is unknown. */
export function sourceProblem(
  source: StudySource,
  typed: TypedPages,
  limit: PageLimit | null,
): string | null {
  if (source.problem) return source.problem;
  const { facts } = source;
  const pages = typeof facts === 'object' ? facts.pages : null;
  const range = toPageRange(source, typed);
  if (range) {
    if (!isPage(range.from) || !isPage(range.to)) return PAGE_MESSAGES.number;
    if (range.from > range.to) return PAGE_MESSAGES.order;
    if (pages !== null && range.to > pages) return missingPagesMessage(pages);
  }
  const chosen = range ? range.to - range.from + 1 : pages;
  return chosen !== null && limit && chosen > limit.pages ? limit.message(chosen) : null;
}

/** The source that the address of a tool names; null if it names none. */
export function sourceInAddress(params: URLSearchParams): StudySource | null {
  const studied = studiedIn(params);
  return studied && { chosen: studied.file, name: studied.name };
}

function toPage(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

function isPage(page: number): boolean {
  return Number.isInteger(page) && page >= 1;
}
