/** What a tool reads: the pasted text, or pages with a focus. */
import { isBlank } from '@akada/domain/text/text';
import { readQuestion } from '../answers/question.ts';
import { indexOf, isKnown, resolveRoots, search } from '../answers/search.ts';
import { splitPrompt } from '../answers/split-prompt.ts';
import { isTasksHeading } from '../ranking/announcements.ts';
import { readSource } from '../reading/read-source.ts';
import type { RawPage, Source } from '../reading/source.ts';
import { emptyResult } from './results.ts';

export interface Material {
  source: Source;
  /** What the student asked about the pages; empty without pages, or without a question. */
  focus: string;
}

/** A section belongs to the focus if it has this share of the words of the section that has most. */
const CLOSE = 0.75;

/**
 * Reads the pasted text, or the pages and any notes pasted with them.
 *
 * @param prompt the text; with pages, a short prompt says what to look for in them
 */
export function readMaterial(prompt: string, pages: readonly RawPage[]): Material {
  if (pages.length === 0) return { source: withoutExtras(readSource([{ text: prompt }])), focus: '' };
  const { question, notes } = splitPrompt(prompt);
  const source = withoutExtras(readSource(notes === '' ? pages : [...pages, { text: notes }]));
  return { source, focus: isBlank(question) ? '' : question };
}

const REFERENCES =
  /^(?:\d+(?:\.\d+)*\.?\s+)?(?:references?(?: and further reading)?|bibliography|works cited|further readings?|(?:suggested|recommended) (?:readings?|texts?|textbooks|books)|références|bibliographie)\s*:?$/i;

/** Parts of a handout that only say what it deals with. */
const OUTLINE =
  /^(?:(?:(?:learning|lesson|performance|behaviou?ral|specific) )?(?:objectives|outcomes)|(?:table of )?contents?|sub-?topics?)\s*:?$/i;
/** Of the headings of tasks, those that are never the topic, as 'Exercise' and 'Evaluation' can be. */
const ONLY_TASKS = /^(?:class|home|take-home|past|practice|revision|tutorial|exercices)/i;
/** What is done in a part that sets tasks. */
const TASK =
  /\?["”)]?$|^(?:state|explain|define|list|draw|describe|discuss|mention|give|calculate|find|differentiate|distinguish|outline|what|why|how|name|write|solve|identify|compare|read|answer|with the aid|use|using|bring|submit|copy|revise|attempt|advise|cite|prepare)\b/i;
/** 'What is a farm tool? It is …' teaches. */
const ANSWERED = /\?["”)]?\s+\p{Lu}.*[^?"”)]$/u;

/** A source without the lists of books, aims and tasks, from which there is nothing to learn. */
function withoutExtras(source: Source): Source {
  const isExtra = (section: number) => {
    const heading = source.sections[section]?.heading ?? '';
    if (REFERENCES.test(heading) || OUTLINE.test(heading)) return true;
    if (!isTasksHeading(heading)) return false;
    const own = source.passages.filter((passage) => passage.section === section);
    const tasks = own.filter(({ text }) => TASK.test(text));
    return (
      !own.some(({ text }) => ANSWERED.test(text)) &&
      (ONLY_TASKS.test(heading) || tasks.length > own.length / 2)
    );
  };
  const extras = new Set([...source.sections.keys()].filter(isExtra));
  const passages = source.passages.filter(({ section }) => !extras.has(section));
  return passages.length > 0 ? { ...source, passages } : source;
}

/** The sections of a source in which the words of the focus are found; the whole source if there are none. */
export function narrow(material: Material): Source {
  return sectionsAbout(material, 0) ?? material.source;
}

/** Text that is about the focus has this share of its words, the rare ones counting more. */
const ABOUT = 0.5;

/** The sections of a source that are about the focus; null if there are none. */
export function narrowStrictly(material: Material): Source | null {
  return sectionsAbout(material, ABOUT);
}

function sectionsAbout({ source, focus }: Material, least: number): Source | null {
  if (focus === '') return source;
  const index = indexOf(source);
  const roots = resolveRoots(index, readQuestion(focus, source.language).roots);
  const found = search(index, least > 0 ? roots : roots.filter((root) => isKnown(index, root)));
  const best = Math.max(0, ...found.map(({ covered }) => covered));
  const close = found.filter(({ covered }) => covered >= best * CLOSE);
  const kept = new Set(close.map(({ passage }) => passage.section));
  if (kept.size === 0 || best < least) return null;
  return { ...source, passages: source.passages.filter(({ section }) => kept.has(section)) };
}

/** The result for a text from which nothing could be made. */
export function nothingFound(prompt: string, pages: readonly RawPage[], otherwise: string) {
  if (pages.length > 0 && pages.every(({ text }) => isBlank(text))) {
    return emptyResult(
      'There is no text to read: the pages may be images. Choose a PDF with text, or type the main points.',
    );
  }
  if (pages.length === 0 && !/[\p{L}\p{N}]/u.test(prompt)) {
    return emptyResult('There is no text to read yet. Paste your notes, or choose a PDF or a note.');
  }
  return emptyResult(otherwise);
}
