/** A student's text as the study engine reads it: sections, and under each its blocks and their sentences. */

export type BlockKind = 'paragraph' | 'item' | 'row' | 'formula' | 'code';

/** A sentence, a list item, a table row, a formula or a block of code: the smallest thing that a result can quote. */
export interface Passage {
  kind: BlockKind;
  text: string;
  /** The text as the student wrote it, where a pronoun of it was replaced. */
  quote?: string;
  /** Whether it was cut from speech without punctuation: its end is a guess. */
  isSpoken?: boolean;
  /** Index into the sections of the source. */
  section: number;
  /** The page of the PDF, from 1; undefined for pasted text. */
  page: number | undefined;
}

export interface Section {
  /** Null before the first heading. */
  heading: string | null;
  /** 1 for the highest. */
  level: number;
  page: number | undefined;
}

export type Language = 'en' | 'fr' | 'other';

export interface Source {
  language: Language;
  sections: readonly Section[];
  passages: readonly Passage[];
}

/** A page of a PDF, or pasted text, which has no number. */
export interface RawPage {
  number?: number;
  text: string;
}
