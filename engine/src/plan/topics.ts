/** Reads the topics of a study plan from a pasted list or syllabus. */
import { cutAtWord } from '@akada/domain/text/text';
import { withoutPageHeads } from '../reading/layout.ts';
import { toLines, withoutMarkdown } from '../reading/lines.ts';

export interface Topic {
  name: string;
  /** Marked by the student as important or weak: '!', '(hard)'. */
  isUrgent: boolean;
}

/** The longest topic of `studyPlanSchema`, in characters. */
export const LONGEST_TOPIC = 120;
/** In a list of up to this many lines, 'Algebra: sets, surds' is a subject with topics; in a longer list it is one topic. */
const SHORT_LIST = 6;
/** Parts with more words are clauses of a sentence instead of topics. */
const MOST_SUBTOPIC_WORDS = 5;

const BULLET = /^(?:[-*•▪◦‣●○■□✓–—➢+]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+(?:\[[ xX]?\]\s*)?/;
const DOTTED_NUMBER = /^(\d{1,2}(?:\.\d{1,2})+)\.?\s+/;
const LABEL =
  /^(?:week|unit|module|chapter|topic|lecture|lesson|part|section|day|term)s?\s+(?:\d{1,2}|[ivx]{1,4}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*(?:-|–|to|&|and)\s*\d{1,2})?\s*(?:[:.)–—-]+\s*|\s+|$)/i;
const INTRODUCTION =
  /^(?:(?:please\s+)?(?:make|create|write|give me|draw up|prepare)\s+(?:me\s+)?an?\s+(?:study|reading|revision)?\s*(?:plan|timetable|schedule)\s+(?:for|on|of|about)\s*:?|(?:i|we)\s+(?:need|have|want|am|are)\s+(?:to\s+)?(?:study|studying|revise|revising|read|reading|cover|covering|learn|learning)\s*:?|(?:here are\s+)?(?:my|the|our)?\s*(?:exam\s+|study\s+|main\s+)?(?:topics|subjects|areas)(?:\s+(?:are|to (?:study|cover|revise|learn)|for [^:]{1,60}))?\s*:?(?=\s|$))\s*/i;
/** Lines of a syllabus that aren't topics. */
const ADMINISTRATION =
  /^(?:course (?:code|title|unit|description|outline|content)|page \d|copyright|contents?$|table of contents|syllabus$|at the end of (?:this|the)|by the end of|students (?:should|will)|prepared by|total marks)|^(?:time|date|level|session|unit|venue|credits?|credit (?:units?|hours?)|department|faculty|semester|lecturers?|instructor|teacher|class|duration|prerequisites?|email|office hours|exam date)\s*:|^\d+\s*(?:credit )?(?:units?|credits?|hours?)$/i;
/** Headings of lines that aren't topics. */
const COURSE = /^\p{Lu}{2,4}\s?\d{3}\b/u;
const APPENDIX =
  /^(?:references?|bibliography|(?:recommended |required |further )?(?:texts?|textbooks?|reading(?: list)?|books)|assessment|grading|evaluation scheme|(?:learning )?(?:objectives?|outcomes?)|course objectives?|marking scheme|attendance|policies)\s*:?$/i;
/** Names that mean nothing without the heading above them. */
export const GENERIC_NAME =
  /^(?:introduction|background|overview|meaning|definitions?|types?|kinds|classification|examples?|uses|applications?|properties|characteristics|features|functions?|structure|advantages(?: and disadvantages)?|disadvantages|causes|effects|importance|history|methods?|theory|practice|basics|basic concepts|conclusion|factors|principles|formulas?|calculations?|problems|revision|summary|(?:key|main) points|what you asked)$/i;
const URGENT =
  /\s*(?:\((?:(?:very |most )?(?:important|hard|difficult|weak|weakest|urgent)|(?:high |top )?priority)\)|!{1,3}|[⭐★]+)\s*$|^!+\s*/iu;

interface Line {
  text: string;
  /** The depth of the indent; following lines with a greater depth belong to this one. */
  depth: number;
}

/** The depth of a line without a mark or an indent. */
const PLAIN_DEPTH = 10;

function toLine(raw: string): Line {
  const indent = /^[ \t]*/.exec(raw)?.[0].replace(/\t/g, '    ').length ?? 0;
  const trimmed = raw.trim();
  const marked = /^(#{1,6})\s+/.exec(trimmed);
  const number = DOTTED_NUMBER.exec(trimmed)?.[1];
  const bullet = BULLET.test(trimmed);
  const bare = trimmed
    .replace(/^#{1,6}\s+/, '')
    .replace(BULLET, '')
    .replace(DOTTED_NUMBER, '');
  const text = withoutMarkdown(bare).replace(/[\s.,;]+$/, '');
  if (marked) return { text, depth: marked[1]?.length ?? 1 };
  const isTitle = /:$/.test(text) || (/^\P{Ll}+$/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 8);
  if (COURSE.test(text) && !bullet) return { text, depth: 6.5 };
  if (LABEL.test(text) && !bullet) return { text, depth: 8 };
  if (isTitle && !bullet) return { text, depth: 7 };
  const dots = number ? number.split('.').length - 1 : 0;
  return { text, depth: (bullet || number ? 20 : PLAIN_DEPTH) + dots * 2 + Math.min(9, indent / 2) };
}

/** Joins a line that ends in a comma with the next one. */
function joinedLists(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    if (before !== undefined && /,\s*$/.test(before)) joined[joined.length - 1] = `${before} ${line.trim()}`;
    else joined.push(line);
  }
  return joined;
}

/** The parts of a list in one line; commas in brackets don't separate parts. */
function listed(text: string): string[] {
  const parts = text
    .split(/[,;](?![^(]*\))/)
    .map((part) => part.replace(/^\s*(?:and|&)\s+/i, '').trim())
    .filter((part) => part !== '');
  const last = parts.at(-1) ?? '';
  const pair = last.split(/\s+and\s+/);
  const isSeries =
    parts.length >= 2 && pair.length === 2 && parts.filter((part) => / and /.test(part)).length === 1;
  return isSeries ? [...parts.slice(0, -1), ...pair] : parts;
}

/** The topics in one line. */
function namesIn(text: string, isOnlyLine: boolean, isShortList: boolean): string[] {
  const isWeek = LABEL.test(text);
  const bare = text.replace(LABEL, '').trim();
  const [, subject = '', rest = ''] = /^([^:]{2,50}):\s+(.+)$/.exec(bare) ?? [];
  const parts = listed(rest);
  const areShort = parts.every((part) => part.split(/\s+/).length <= MOST_SUBTOPIC_WORDS);
  if (subject !== '' && parts.length >= 2 && areShort && isShortList && !isWeek)
    return parts.map((part) => `${subject}: ${part}`);
  if (isOnlyLine) return listed(bare);
  return bare.split(/;\s*/);
}

/**
 * The topics of a pasted list or syllabus without numbers, headings, books and course details, each once.
 *
 * @returns topics marked as important first, otherwise in the order of the text; empty for a text without words
 */
export function topicsIn(text: string): Topic[] {
  const raw = joinedLists(withoutPageHeads(toLines(text)).filter((line) => line.trim() !== ''));
  const lines = raw
    .map((line) => toLine(line))
    .map(({ text: line, depth }) => ({ text: line.replace(INTRODUCTION, ''), depth }))
    .filter(({ text: line }) => /\p{L}/u.test(line));
  const useful = withoutAdministration(lines);
  const parents: Line[] = [];
  const topics = new Map<string, Topic>();
  for (const [index, line] of useful.entries()) {
    while ((parents.at(-1)?.depth ?? -1) >= line.depth) parents.pop();
    if ((useful[index + 1]?.depth ?? -1) > line.depth) {
      parents.push(line);
      continue;
    }
    const parent = (parents.at(-1)?.text ?? '').replace(LABEL, '').replace(/\s*:$/, '').trim();
    for (const part of namesIn(
      line.text.replace(/:$/, ''),
      useful.length === 1,
      useful.length <= SHORT_LIST,
    )) {
      const isUrgent = URGENT.test(part);
      const bare = part.replace(URGENT, '').replace(/[\s.,;]+$/, '');
      if (!/\p{L}/u.test(bare)) continue;
      const named = GENERIC_NAME.test(bare) && parent !== '' ? `${parent}: ${bare}` : bare;
      const name = cutAtWord(
        named.replace(/^\p{Ll}(?=\p{Ll})/u, (letter) => letter.toUpperCase()),
        LONGEST_TOPIC,
      );
      if (!topics.has(name.toLowerCase())) topics.set(name.toLowerCase(), { name, isUrgent });
    }
  }
  const all = [...topics.values()];
  return [...all.filter(({ isUrgent }) => isUrgent), ...all.filter(({ isUrgent }) => !isUrgent)];
}

function withoutAdministration(lines: readonly Line[]): Line[] {
  let appendixDepth = Number.POSITIVE_INFINITY;
  return lines.filter(({ text, depth }) => {
    // The books below an unmarked 'References' are at its own depth.
    if (depth < appendixDepth || (depth === appendixDepth && depth !== PLAIN_DEPTH))
      appendixDepth = Number.POSITIVE_INFINITY;
    if (APPENDIX.test(text)) appendixDepth = depth;
    return appendixDepth === Number.POSITIVE_INFINITY && !ADMINISTRATION.test(text);
  });
}
