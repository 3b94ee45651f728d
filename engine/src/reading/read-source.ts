/** Reads pasted text or PDF pages into sections and passages. */
import { pairsOf } from '../speech/boundary-features.ts';
import { withAlignedTables } from './aligned-tables.ts';
import { codeAt } from './code-lines.ts';
import { BULLET, headingIn, itemIn } from './headings.ts';
import { languageOf } from './language.ts';
import { goesOnBelow, isSpeechText, withoutPageHeads, withoutRunningHeads } from './layout.ts';
import { letteredHeadings } from './lettered-headings.ts';
import { joinLines, toLines, withoutMarkdown, wordsIn } from './lines.ts';
import { isContinued, isInMnemonic, itemAbove, lineAfter, nextLine } from './lines-around.ts';
import { nestingReader } from './nesting.ts';
import { isOrder } from './orders.ts';
import { isFormula, isLabelled, partsOf } from './paragraphs.ts';
import { askedLines, withoutAnswerMark } from './questions.ts';
import { titleCasing } from './sentence-case.ts';
import { readSentences, withoutInterjection } from './sentences.ts';
import type { BlockKind, Passage, RawPage, Section, Source } from './source.ts';
import { cellsIn, isHeader, rowText } from './tables.ts';
import { titleAbove } from './title-line.ts';

/** Below every heading. */
const QUESTION_LEVEL = 9;

/** A longer line is a paragraph; characters. */
const LONGEST_NOTE = 180;

/** A label that says what the rest of its line shows: 'Definition: Osmosis is …', 'Formula: net profit = …'. */
const LABEL = /^(?:Defn?|Definition)\s*[:.]\s+(?=\p{Lu})|^(?:Formula|Equation)\s*:\s+(?=[^.]*=)/u;

/**
 * @param pages pasted text as one page without a number, or the numbered pages of a PDF
 * @returns the sections in order, the first possibly without a heading, and their passages
 */
export function readSource(pages: readonly RawPage[]): Source {
  const whole = pages.map(({ text }) => text).join('\n');
  const language = languageOf(whole);
  const pairs = isSpeechText(whole) ? pairsOf(whole) : null;
  const sections: Section[] = [{ heading: null, level: 1, page: pages[0]?.number }];
  const passages: Passage[] = [];
  const isNested = nestingReader();
  for (const { number, text } of pages) {
    const lines = withAlignedTables(withoutPageHeads(toLines(text)));
    const known = wordsIn(lines);
    const asked = askedLines(lines);
    const isFirst = passages.length === 0 && sections.length === 1;
    const title = isFirst ? titleAbove(lines) : null;
    const lettered = letteredHeadings(lines);
    let paragraph: string[] = [];
    let header: string[] | null = null;

    const add = (
      kind: BlockKind,
      raw: string,
      marks: Pick<Passage, 'isNumbered' | 'order' | 'isNested'> = {},
    ) => {
      const plain = kind === 'code' ? raw : withoutMarkdown(raw);
      if (plain !== '')
        passages.push({ kind, text: plain, section: sections.length - 1, page: number, ...marks });
    };
    const addSentences = (text: string) => {
      for (const [place, sentence] of readSentences(text, language, pairs).entries())
        passages.push({
          ...{
            kind: 'paragraph',
            ...withoutInterjection(sentence),
            section: sections.length - 1,
            page: number,
          },
          ...(place === 0 && { isOpening: true }),
        });
    };
    const endParagraph = () => {
      for (const part of partsOf(paragraph, known)) {
        if (isLabelled(part) && paragraph.length > 1 && part.length <= LONGEST_NOTE) add('item', part);
        else if (isFormula(part)) add('formula', part);
        else addSentences(withoutMarkdown(part));
      }
      paragraph = [];
    };

    for (let index = 0; index < lines.length; index += 1) {
      const raw = lines[index] ?? '';
      const marked = raw
        .trim()
        .replace(/^(?:>\s+)+/, '')
        .replace(/^\*{2,3}\s+(?=\S)/, '* ')
        .replace(LABEL, '');
      const line = withoutAnswerMark(marked);
      const question = asked.get(index);
      if (question !== undefined) {
        endParagraph();
        // Each question with its answer is a section.
        if (question !== '') {
          const text = withoutMarkdown(question);
          sections.push({ heading: text, level: QUESTION_LEVEL, page: number });
          passages.push({
            kind: 'paragraph',
            text,
            isAsked: true,
            section: sections.length - 1,
            page: number,
          });
        }
        continue;
      }
      if (line !== marked && line !== '') {
        endParagraph();
        paragraph.push(line);
        continue;
      }
      const code = codeAt(lines, index);
      if (code) {
        endParagraph();
        add('code', code.text);
        index = code.last;
        continue;
      }
      const cells = cellsIn(line);
      const isRow = cells !== null && (header !== null || cellsIn((lines[index + 1] ?? '').trim()) !== null);
      if (!isRow) header = null;
      if (isRow) {
        endParagraph();
        if (header === null && isHeader(cells, lines[index + 1] ?? '')) header = cells;
        else {
          header ??= [];
          const row = rowText(cells, header);
          if (row !== null) add('row', row);
        }
        continue;
      }
      if (line === '' && paragraph.length > 0) {
        const next = nextLine(lines, index);
        if (next !== -1 && goesOnBelow(paragraph.at(-1) ?? '', (lines[next] ?? '').trim())) {
          index = next - 1;
          continue;
        }
      }
      if (line === '' || /^(?:[-*_=~]\s?){3,}$/.test(line)) {
        endParagraph();
        continue;
      }
      // 'RIVERS AND THEIR LAND-' above 'FORMS'.
      if (/^[\p{Lu}\s]{6,}-$/u.test(line) && /^\p{Lu}{2,}/u.test((lines[index + 1] ?? '').trim())) {
        lines[index + 1] = line.slice(0, -1) + (lines[index + 1] ?? '').trim();
        continue;
      }
      if (isInMnemonic(lines, index)) {
        endParagraph();
        add('item', line);
        continue;
      }
      const heading =
        lettered.get(index) ??
        headingIn(line, paragraph.at(-1) ?? itemAbove(lines, index), lineAfter(lines, index)) ??
        (title?.at === index ? title.heading : null);
      if (heading) {
        endParagraph();
        sections.push({ heading: withoutMarkdown(heading.text), level: heading.level, page: number });
        continue;
      }
      const item = itemIn(line);
      if (item !== null) {
        endParagraph();
        const last = passages.at(-1);
        const isAfterItem =
          (last?.kind === 'item' || last?.isNested === true) && last.section === sections.length - 1;
        const isBelow = isNested(raw, isAfterItem);
        // A line that is indented below an item, or in lower case, belongs to the item.
        let text = item;
        while (isContinued(lines, index)) {
          index += 1;
          text = joinLines(text, (lines[index] ?? '').trim(), known);
        }
        const kind = isFormula(text) && !isLabelled(text) ? 'formula' : 'item';
        const order = Number(/^\(?(\d{1,3})[.)]/.exec(line)?.[1] ?? 0);
        add(kind, text, {
          ...(!BULLET.test(line) && { isNumbered: true as const }),
          ...(order > 0 && { order }),
          ...(isBelow && { isNested: true as const }),
        });
        continue;
      }
      // '3.1 A step-up transformer has …'
      const numbered = /^\d{1,2}(?:\.\d{1,2}){1,3}[.)]?\s+(?=\p{Lu})/u.exec(line)?.[0] ?? '';
      if (numbered !== '') endParagraph();
      paragraph.push(line.slice(numbered.length));
    }
    endParagraph();
  }
  const withNames = titleCasing(passages, language);
  return {
    language,
    sections: sections.map(({ heading, ...section }) => ({
      ...section,
      heading: heading === null || isOrder(heading) ? null : withNames(heading),
    })),
    passages: withoutRunningHeads(passages).filter(({ text }) => !isOrder(text)),
  };
}
