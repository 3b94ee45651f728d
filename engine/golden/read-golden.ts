/** The golden texts with their key sentences, marked by hand, and their questions. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('./', import.meta.url);
/** Texts that were written after the engine was final, in the same folders. */
const LAST_FOLDER = new URL('last/', FOLDER);

interface GoldenQuestion {
  question: string;
  /** An excerpt of the sentence with the answer, in the words of the notes; any of several will do. */
  answer: string | readonly string[];
  /** The question that it follows in a chat. */
  after?: string;
}

export interface GoldenQuestions {
  answerable: readonly GoldenQuestion[];
  unanswerable: readonly string[];
}

export interface GoldenText {
  /** The file name. */
  name: string;
  text: string;
  /** The subject and form, such as 'biology, lecture notes'. */
  about: string;
  /** The language, by its English name. */
  language: string;
  /** Whether it was written after the engine was final, to measure it on texts that it wasn't tuned on. */
  isLast: boolean;
  /** For each section, distinctive words of the sentences that a student must know, in the order of the text. */
  key: readonly (readonly string[])[];
  /** Excerpts that address a model; no result may quote them. */
  orders: readonly string[];
  questions: GoldenQuestions | null;
}

const LANGUAGES = /\b(?:French|Yoruba|Hausa|Igbo|Arabic|Chinese|Swahili|Portuguese)\b/;

/**
 * Reads every text, in `texts`, with its marks in `marks/<file name>.key`: the first line is the subject, and the other
 * lines are words of key sentences, with a blank line between sections and ' … ' where words of a sentence are left out.
 * Excerpts that address a model are in `marks/<file name>.orders`, and questions in `questions/<file name>.json`.
 */
export function goldenTexts(): GoldenText[] {
  return [...textsIn(FOLDER, false), ...textsIn(LAST_FOLDER, true)];
}

function textsIn(folder: URL, isLast: boolean): GoldenText[] {
  const texts = new URL('texts/', folder);
  if (!existsSync(texts)) return [];
  const read = (path: string) => {
    const file = new URL(path, folder);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  };
  return readdirSync(texts)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => {
      const { about, key } = parseMarks(read(`marks/${name}.key`) ?? '');
      const questions = read(`questions/${name}.json`);
      return {
        name,
        text: read(`texts/${name}`) ?? '',
        about,
        language: LANGUAGES.exec(about)?.[0] ?? 'English',
        isLast,
        key,
        orders: (read(`marks/${name}.orders`) ?? '').split('\n').filter((line) => line !== ''),
        questions: questions === null ? null : (JSON.parse(questions) as GoldenQuestions),
      };
    });
}

/** Reads marks: the subject in the first line, then words of key sentences, with a blank line between sections. */
export function parseMarks(marks: string): Pick<GoldenText, 'about' | 'key'> {
  const [about = '', ...lines] = marks.trim().split('\n');
  const sections = lines.join('\n').split(/\n{2,}/);
  return {
    about,
    key: sections
      .map((section) => section.split('\n').filter((line) => line !== ''))
      .filter((section) => section.length > 0),
  };
}

/** A text without its layout, for comparing a result with its source. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/-\n\s*/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The words of a text, folded. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/-\n\s*/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .map(folded)
    .filter((word) => word !== '');
}
