/** The student's text as the study engine reads it: sections with their blocks and sentences. */

/** A word with which a speaker joins sentences. */
export type JoiningWord = 'and' | 'but' | 'so';

export type BlockKind = 'paragraph' | 'item' | 'row' | 'formula' | 'code';

/** A sentence, list item, table row, formula or block of code: the smallest unit that a result can quote. */
export interface Passage {
  kind: BlockKind;
  text: string;
  /** The text as the student wrote it, if a pronoun in it was replaced. */
  quote?: string;
  /** Set for a sentence cut from speech without punctuation: whether its end is clear from its grammar or a guess. */
  speech?: 'whole' | 'guess';
  /** For a sentence cut from speech: whether the speaker joined it to the one before with 'and', 'but' or 'so'. */
  isJoined?: boolean;
  /** For a sentence cut from speech: the word that joined it to the one before. */
  joinedBy?: JoiningWord;
  /** Set for the first sentence of a paragraph. */
  isOpening?: true;
  /** Set for an item of a numbered list. */
  isNumbered?: true;
  /** The number of an item that has one: 2 for '2.'. */
  order?: number;
  /** Set for an item that belongs to the item above it: '(a)' below '1.'. */
  isNested?: true;
  /** Set for a question that the notes ask and answer, even without a question mark: 'Q2. State the …'. */
  isAsked?: true;
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

/** A page of a PDF, or pasted text without a page number. */
export interface RawPage {
  number?: number;
  text: string;
}
