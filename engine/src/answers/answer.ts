/** An answer from the student's notes or the glossary, or the reason why there is none. */

import type { Passage, Source } from '../reading/source.ts';
import { escapeMarkdown } from '../text/text.ts';

export type PartRole =
  | 'answer'
  | 'definition'
  | 'reason'
  | 'example'
  | 'mistake'
  | 'formula'
  | 'difference'
  | 'more';

export interface AnswerPart {
  role: PartRole;
  /** In the words of the notes. */
  text: string;
  /** The heading above it; null if there is none. */
  section: string | null;
  /** The page of the PDF, from 1; undefined for pasted text. */
  page: number | undefined;
  /** The passage that it was taken from; null for a part from the glossary. */
  passage: Passage | null;
}

export type EmptyReason =
  /** There is nothing to answer, such as a greeting or only symbols. */
  | 'no-question'
  /** There are no notes, and the term isn't in the glossary. */
  | 'no-notes'
  /** The notes do not have the answer. */
  | 'not-in-notes'
  /** The notes mention the term but don't define it. */
  | 'not-defined';

export type AnswerResult =
  | {
      isEmpty: false;
      from: 'notes' | 'glossary';
      parts: readonly AnswerPart[];
      /** In a chat, the list that one requested member belongs to, so that 'the third' refers to the same list. */
      list?: readonly AnswerPart[];
    }
  /** No answer; it doesn't count as a use. `related` holds the closest passages of the notes and may be empty. */
  | { isEmpty: true; reason: EmptyReason; message: string; related: readonly AnswerPart[] };

export function toPart(source: Source, passage: Passage, text: string, role: PartRole): AnswerPart {
  const section = source.sections[passage.section]?.heading ?? null;
  return { role, text, section, page: passage.page, passage };
}

/** Joins parts that continue each other, and drops parts that are contained in others. */
export function joinParts(parts: readonly AnswerPart[]): AnswerPart[] {
  const joined: AnswerPart[] = [];
  for (const part of parts) {
    const place = joined.findIndex(({ text }) => part.text.startsWith(text) || text.includes(part.text));
    const before = joined[place];
    if (!before) joined.push(part);
    else if (part.text.length > before.text.length) joined[place] = { ...before, text: part.text };
  }
  return joined;
}

const LABELS: Readonly<Record<PartRole, string>> = {
  answer: '',
  definition: '',
  reason: 'Why',
  example: 'Example',
  mistake: 'Watch out',
  formula: 'Formula',
  difference: 'Difference',
  more: 'Also',
};

/** Where something is in the notes, as Markdown behind it: ' *(Osmosis)* [p. 3]', whose page the app links. */
export function citationOf({ section, page }: Pick<AnswerPart, 'section' | 'page'>): string {
  const heading = section === null ? '' : ` *(${escapeMarkdown(section)})*`;
  return page === undefined ? heading : `${heading} [p. ${page}]`;
}

/** An answer as Markdown: sentences in the words of the notes, each with its place; or the reason why there is none. */
export function toMarkdown(result: AnswerResult): string {
  if (result.isEmpty) return [result.message, closestToMarkdown(result) ?? ''].filter(Boolean).join('\n\n');
  const ending = result.from === 'glossary' ? ["*From Akada's built-in glossary, not from your notes.*"] : [];
  return [...result.parts.map(lineOf), ...ending].join('\n\n');
}

/** The passages closest to a question without an answer, as Markdown; null if there are none. */
export function closestToMarkdown(result: Extract<AnswerResult, { isEmpty: true }>): string | null {
  if (result.related.length === 0) return null;
  const list = result.related.map((part) => `- ${lineOf({ ...part, role: 'answer' })}`).join('\n');
  return `Closest passages in your notes:\n\n${list}`;
}

function lineOf(part: AnswerPart): string {
  const label = LABELS[part.role];
  return `${label === '' ? '' : `**${label}:** `}${escapeMarkdown(part.text)}${citationOf(part)}`;
}

/** The refusals above passages that may hold the answer. */
export const NOT_DEFINED =
  "Your notes don't define this. Check the closest passages for what they say about it, or add a definition.";
export const NOT_CLEAR =
  'Your notes have no clear answer to that. Check the closest passages, or add the part that covers it.';
