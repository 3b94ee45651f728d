/** Recognises headings and list items. */
import { countWords } from '../text/text.ts';
import { isFormula } from './paragraphs.ts';
import { isStatement, isTitle, leadsToList } from './plain-titles.ts';
import { inSentenceCase, isCapitals, withoutInitials } from './sentence-case.ts';

export interface Heading {
  text: string;
  level: number;
}

const MARKDOWN = /^(#{1,6})\s+(.+?)\s*#*$/;
const LABEL =
  /^(?:chapter|unit|section|part|topic|module|lecture|lesson|week|chapitre|partie|leçon)\s+(?:\d{1,3}|[ivxlc]{1,6}|[a-z])\b[\s.:–—-]*(.*)$/i;
/** 'METHOD 1: STRAIGHT LINE': the first word belongs to the name. */
const NAMED = /^(?:method|experiment|phase|theory)\s+(?:\d{1,2}|[ivx]{1,4}|[a-h])\s*[:–—-]+\s+\S/i;
/** 'TOPIC: EXCRETION IN MAMMALS' */
const TOPIC = /^(?:topic|thème)\s*:\s*(\S.*)$/i;
const NUMBERED = /^(\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+(\S.*)$/;
const ROMAN = /^([IVX]{1,5})\.\s+(\S.*)$/;
const ITEM = /^(?:[-*•▪◦‣●○■□✓–—➢]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)])\s+(.*)$/;

/** A list item without a number or a letter. */
export const BULLET = /^[-*•▪◦‣●○■□✓–—➢]\s/u;

const MOST_WORDS = 10;
const MOST_CHARACTERS = 80;
/** The name of a case with its year and report may be longer: 'Entores Ltd v Miles Far East Corporation [1955] 2 QB 327'. */
const CASE = /^\p{Lu}(?=.*\sv\.?\s\p{Lu})(?=.*[[(]\d{4}[\])])(?:\S+\s){3,17}\S{1,30}$/u;
/** Of a title above a line that leads to notes, in words. */
const MOST_OVER_LEAD = 6;
/** The first line under a plain title has at least this many words; lines of scans are narrow. */
const LEAST_WORDS_BELOW = 6;

/** '(b) Concentration of A', above its calculation. */
const PART = /^\(?(?:[a-z]|[ivx]{1,4})[.)]\s+(\p{Lu}.*[^.])$/u;

/** Titles of lists inside a section; with a colon they lead to their list. */
const LIST_TITLE =
  /^(?:(?:dis)?advantages|(?:de)?merits|limitations|benefits|uses|causes|effects|functions|symptoms|signs(?: and symptoms)?|features|characteristics|properties|importance|ingredients|precautions|complications|prevention|treatment|requirements|conditions)$/i;

/** 'Five reasons why …', 'Qualities that made …': what is below such a title is its list. */
const OVER_LIST =
  /^(?:the\s)?(?:(?:two|three|four|five|six|seven|eight|ten|some|main|major)\s)*(?:types|kinds|forms|causes|effects|reasons|ways|steps|qualities|lessons|features|characteristics|functions|uses|(?:dis)?advantages|factors|roles|methods|problems|solutions|(?:de)?merits|stages|principles|sources|conditions|duties|rights|powers|achievements|contributions|measures|signs|symptoms|properties|components|elements|aims)\b/i;

/** Words that never end a heading, or a sentence. */
export const OPEN_WORDS =
  'a|an|the|of|in|on|at|to|into|and|or|by|for|with|from|than|as|if|when|where|because|is|are|was|were|that|which|de|du|la|le|les|et|des';
const DANGLING = new RegExp(`(?<!\\p{L})(?:${OPEN_WORDS})$`, 'iu');

/** The text of a list item; null for any other line. */
export function itemIn(line: string): string | null {
  return ITEM.exec(line.trim())?.[1]?.trim() ?? null;
}

/**
 * Whether a line looks like a title: short, and not a sentence.
 *
 * @param isWhole whether the title is known to end on this line: 'Where urea comes from'
 */
export function isShort(text: string, isWhole = false): boolean {
  const words = countWords(text);
  return (
    words >= 1 &&
    ((words <= MOST_WORDS && text.length <= MOST_CHARACTERS) || CASE.test(text)) &&
    !/[.;,!。！？]$|[.!?]\s+\p{Lu}/u.test(withoutInitials(text.replace(/^\d{1,2}\.\s+/, ''))) &&
    // Without spaces between words, only the length tells a title from a sentence.
    (!/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u.test(text) || (text.length <= 20 && !/[：，、]/u.test(text))) &&
    !/[=<>→⇒]|\d\s*[+×*/]\s*\d/.test(text) &&
    // 'Concentration of A'
    (isWhole || !DANGLING.test(text) || /\p{Ll} A$/u.test(text))
  );
}

/**
 * The heading in a line, judged with the lines around it; null if it isn't one.
 *
 * @param before the previous line; empty at the start or after a blank line
 * @param after the next line that isn't blank, and whether a blank line comes before it
 */
export function headingIn(
  line: string,
  before: string,
  after: { line: string; isApart: boolean },
): Heading | null {
  const text = line.trim();
  const marked = MARKDOWN.exec(text);
  if (marked)
    return {
      text: inSentenceCase((marked[2] ?? '').replace(/^\d{1,2}(?:\.\d{1,2})*[.)]?\s+(?=\p{Lu})/u, '')),
      level: marked[1]?.length ?? 1,
    };
  // The number of a page, or a step of a calculation.
  if (/^\d{1,4}$/.test(text) || text.startsWith('= ')) return null;
  if (/^(?:=|-){3,}$/.test(after.line.trim()) && !after.isApart && isShort(text) && !itemIn(text)) {
    return { text, level: after.line.trim().startsWith('=') ? 1 : 2 };
  }
  if (after.line === '') return null;
  const bare = text.replace(/\s*:$/, '');
  const topic = TOPIC.exec(bare)?.[1]?.replace(/\s*\([^)]*\d[^)]*\)$/, '');
  if (topic && isShort(topic)) return { text: inSentenceCase(topic), level: 1 };
  const label = LABEL.exec(bare);
  if (NAMED.test(bare) && isShort(bare.replace(/^\S+ \S+ /, '')))
    return { text: inSentenceCase(bare), level: 1 };
  // In 'Chapter II compared', the words behind the number are no title.
  if (label && isShort(bare))
    return { text: inSentenceCase(/^\p{Ll}/u.test(label[1] ?? '') ? bare : label[1] || bare), level: 1 };
  const bold = /^(?:\*\*|__|\*(?=\S))(.{2,78}?)(?:\*\*|__|\*):?$/.exec(text)?.[1];
  if (bold && isShort(bold)) return { text: bold.replace(/:$/, '').replace(/^\d{1,2}[.)]\s+/, ''), level: 3 };
  const numbered = NUMBERED.exec(bare) ?? ROMAN.exec(bare);
  if (numbered) {
    const isOverItsParts = after.line.startsWith(`${numbered[1]}.1`);
    return isShort(numbered[2] ?? '', isOverItsParts) ? numberedHeading(numbered, before, after) : null;
  }
  if (!isShort(bare)) return null;
  const part = PART.exec(text)?.[1];
  if (part && before === '' && !after.isApart && isFormula(after.line)) return { text: part, level: 4 };
  if (itemIn(text) !== null || text.includes('\t') || text.includes('|')) return null;
  // 'STRAIN THEORY (Merton)'
  if (isCapitals(bare.replace(/\s*\([^)]*\)$/, ''))) return { text: inSentenceCase(bare), level: 1 };
  // 'CAUSES - remember the 4 Ts'
  const remarked = /^(\p{Lu}[\p{Lu} ]{3,40}?)\s[-–—]\s/u.exec(bare)?.[1];
  if (remarked && OVER_LIST.test(remarked)) return { text: inSentenceCase(remarked), level: 1 };
  if (text.endsWith(':') && leadsToList(bare)) return null;
  // 'Advantages' above its points.
  if (LIST_TITLE.test(text) && itemIn(after.line) !== null && !after.isApart) return { text, level: 4 };
  if (
    (/^\p{Ll}/u.test(after.line) && itemIn(after.line) === null) ||
    (before !== '' && !isBetweenParagraphs(bare, before, after.line))
  )
    return null;
  // A plain title begins its paragraph, is followed by longer text, and isn't a term with its definition.
  if (!/^[\p{Lu}\p{Lo}\p{N}]/u.test(bare) || /\S\s*[:–—]\s+\S/.test(bare) || /\s-\s/.test(bare)) return null;
  // 'Life cycle in brief' above 'In the human body:' and its notes.
  if (
    !isStatement(bare) &&
    before === '' &&
    after.isApart &&
    /[^.]:$/.test(after.line) &&
    !text.endsWith(':') &&
    countWords(bare) <= MOST_OVER_LEAD
  )
    return { text: bare, level: 2 };
  // 'The quantity theory of money' above 'MV = PT'.
  if (before === '' && after.isApart && isFormula(after.line) && countWords(bare) <= MOST_OVER_LEAD)
    return { text: bare, level: 3 };
  const isLead = text.endsWith(':') && itemIn(after.line) !== null;
  const isOverText =
    after.isApart ||
    countWords(after.line) >= LEAST_WORDS_BELOW ||
    /^\p{Lu}[^.,:;!?]{1,40}?\s[-–—]\s\S/u.test(after.line) ||
    itemIn(after.line) !== null;
  // The first of several notes may be shorter than their title.
  const isOverNotes =
    itemIn(after.line) !== null && before === '' && (!after.isApart || OVER_LIST.test(bare) || isTitle(bare));
  return isLead || (isOverText && (isOverNotes || countWords(after.line) > countWords(bare)))
    ? { text: bare, level: 3 }
    : null;
}

/** A title of a few words between the end of a paragraph and the start of another, without blank lines around it. */
function isBetweenParagraphs(title: string, before: string, after: string): boolean {
  return (
    /[.!?]["”)]?$/.test(before) &&
    countWords(title) <= 5 &&
    title.length < 0.8 * Math.min(before.length, after.length) &&
    /^\p{Lu}/u.test(after) &&
    !/\b(?:is|are|was|were|has|have|had|can|must|do|does|did)\b/i.test(title)
  );
}

/** '2.1 Osmosis' above a text is a heading; '2. Osmosis' between '1. …' and '3. …' is a list item. */
function numberedHeading(
  [, number = '', title = '']: RegExpExecArray,
  before: string,
  after: { line: string; isApart: boolean },
): Heading | null {
  // '1.1 …' below '1. …' is its text.
  const isOther = (line: string) =>
    (NUMBERED.test(line) || ROMAN.test(line)) && !line.startsWith(`${number}.`);
  // 'SICKLE CELL: A NIGERIAN EXAMPLE'
  if (!/^\p{Lu}/u.test(title) || (/\p{L}\s*:\s+\S/u.test(title) && !isCapitals(title))) return null;
  const text = inSentenceCase(title);
  if (number.includes('.')) return { text, level: number.split('.').length };
  if (isCapitals(title) && !after.line.startsWith(`${Number(number) + 1}`)) return { text, level: 1 };
  if (before !== '' || isOther(after.line)) return null;
  const isOverTable = /\t|\|/.test(after.line);
  return isOverTable || countWords(after.line) > MOST_WORDS / 2 || itemIn(after.line) !== null
    ? { text, level: 1 }
    : null;
}
