/** Explains a concept that the notes don't define, from its section or a paragraph that names it. */
import { type AnswerPart, joinParts } from '../answers/answer.ts';
import { isSpeech } from '../answers/context.ts';
import { isCommonWord } from '../cards/as-phrase.ts';
import type { Source } from '../reading/source.ts';
import { isSameBlock } from './account-lines.ts';
import { isSameName, rootsIn } from './names.ts';
import { sectionsOf } from './own-section.ts';
import { needsBefore, type Statement, statementsOf } from './statements.ts';
import type { Topic } from './topic.ts';
import { partsOf } from './under-heading.ts';

/** How much is quoted: the words of a section, and of a paragraph with its sentences after the name. */
const MOST_WORDS = { section: 180, paragraph: 110 } as const;
const MOST_AFTER = 2;
/** The most sentences before the one that names the concept. */
const MOST_BEFORE = 2;

/**
 * What the section under a concept's own heading says; empty without such a section.
 *
 * @param known a statement that explains the concept: it begins the explanation if it is in the section, or if it is a
 * definition and the section has another name, such as 'Osmosis in plants'
 */
export function sectionOnConcept(source: Source, concept: string, known: Topic | null): AnswerPart[] {
  const places = isSpeech(source) ? [] : sectionsOf(source, concept);
  const passage = known && statementsOf(source)[known.place]?.passage;
  if (passage && places.includes(passage.section)) return [];
  const isNamed = places.some((place) =>
    isSameName(source.sections[place]?.heading ?? '', concept, source.language),
  );
  if (passage?.kind === 'paragraph' && known?.manner === 'definition' && !isNamed) return [];
  const own = statementsOf(source).filter(({ passage }) => places.includes(passage.section));
  return joinParts(partsOf(source, own, MOST_WORDS.section));
}

/**
 * The sentences of a paragraph from the first one that has all the words of a name; empty if no sentence has them.
 */
export function paragraphOnName(source: Source, concept: string): AnswerPart[] {
  const { language } = source;
  const wanted = rootsIn(concept, language);
  if (language === 'other' || wanted.length === 0 || isSpeech(source)) return [];
  const statements = statementsOf(source);
  const isNamed = ({ text, passage }: Statement) => {
    const roots = new Set(rootsIn(text, language));
    return (
      passage.kind !== 'row' &&
      wanted.every((root) => roots.has(root)) &&
      hasName(text, concept, wanted, source)
    );
  };
  const place = statements.findIndex(isNamed);
  const first = statements[place];
  if (!first) return [];
  let start = place;
  while (start > 0 && place - start < MOST_BEFORE) {
    const [before, current] = [statements[start - 1], statements[start]];
    if (!before || !current || !needsBefore(current, source) || !isSameBlock(before, current)) break;
    start -= 1;
  }
  const end = statements.findIndex(
    (next, at) => at > place && !isSameBlock(statements[at - 1] as Statement, next),
  );
  const last = Math.min(place + MOST_AFTER + 1, end === -1 ? statements.length : end);
  return joinParts(partsOf(source, statements.slice(start, last), MOST_WORDS.paragraph));
}

/** 'Cette zone s'appelle le front intertropical.' */
const NAMES = /\b(?:called|known as|termed|named|appel(?:le|ée?s?|ons)|nomm(?:e|ée?s?))(?!\p{L})/iu;

/** Whether a sentence gives a thing its name, or writes a word of it as a name: 'the Ems telegram', 'Naboth'. */
function hasName(text: string, concept: string, wanted: readonly string[], { language }: Source): boolean {
  const at = text.search(NAMES);
  if (at !== -1 && rootsIn(text.slice(at), language).some((root) => wanted.includes(root))) return true;
  const names = text.matchAll(/(?<=\p{Ll}['’]?s?,?\s)\p{Lu}[\p{L}’'-]+/gu);
  // 'Frankfurt Parliament', 'Decree No. 34'
  const phrases = text.matchAll(/\p{Lu}[\p{L}’'-]+(?:\s(?:of\s|the\s|No\.\s)*(?:\p{Lu}[\p{L}’'-]+|\d+))+/gu);
  if ([...phrases].some(([phrase]) => isSameName(phrase, concept, language))) return true;
  // 'Central bank' is what the Central Bank of Nigeria is.
  return [...names].some(
    ([name]) => !isCommonWord(name) && rootsIn(name, language).some((root) => wanted.includes(root)),
  );
}
