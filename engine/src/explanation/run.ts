/** Collects the statements that explain a concept from the one that defines it on. */
import { isSpeech } from '../answers/context.ts';
import type { Passage, Source } from '../reading/source.ts';
import { capital, countWords } from '../text/text.ts';
import { isHeadingOf } from './own-section.ts';
import { contextOf, groundsOf } from './run-context.ts';
import {
  definesOther,
  hasOtherSubject,
  isOfRival,
  isSameParagraph,
  isTopicOfSection,
  isWorkedOut,
  mentions,
} from './run-topic.ts';
import { needsBefore, type Statement, statementsOf } from './statements.ts';
import type { Topic } from './topic.ts';
import { endsWithTerm, isToldAfter, linksBack, staysWith } from './topic-links.ts';

/** The statements of speech that follow a definition; where they end is uncertain. */
const MOST_SPOKEN = 5;
const CONTINUES =
  /^(?:for (?:example|instance)|e\.g\.|example\b|examples\b|however|therefore|thus|hence|as a result|in this way|in (?:the )?(?:first|second|third)|if|when|otherwise|instead|par exemple|ainsi|cependant)\b/i;
/** A sentence that refers back after its subject: 'Kant put it in several forms.' */
const REFERS_BACK = /^(?:[\p{L}'’-]+\s+){1,4}(?:it|them)\b/iu;
/** A sentence that announces a list. */
const ANNOUNCES =
  /:$|\b(?:two|three|four|five|six|seven|several|following|deux|trois|quatre|cinq|plusieurs|suivants?|suivantes?)\s+(?:\p{L}+\s+){0,2}\p{L}+s\b/iu;
/** The sentences that belong to an announcement, in running text. */
const MOST_ANNOUNCED = 3;
/** A section with so many labels is a list of terms. */
const LEAST_LABELS = 5;
const IS_EXAMPLE =
  /\b(?:is one|are some|is an example|are examples)\.$|\b(?:is|are) (?:an? |the )?(?:\p{L}+ )?examples? of\b/iu;
const CONCLUDES = /\b(?:is|are) (?:therefore|thus)\b/i;
/** So many sentences behind a definition in its paragraph belong to it, though nothing shows it. */
const MOST_UNLINKED = 2;
/** The most sentences of a paragraph that belong to the definition at its beginning. */
const MOST_OF_PARAGRAPH = 4;
const NEXT_TOPIC =
  /^(?:next|now|so next|another|last thing|somebody asked|finally)\b|\bnumber (?:one|two|three|four|five|six)\b|^(?:one|two|three|four|five|six):/i;

/** Whether a section has mostly labelled terms, so that everything up to the next label belongs to one. */
function isGlossary(source: Source, { passage }: Statement): boolean {
  const own = statementsOf(source).filter((statement) => statement.passage.section === passage.section);
  return own.filter(({ label }) => label !== null).length >= LEAST_LABELS;
}

/** Whether a sentence refers back after its subject. */
export function refersBack({ said }: Statement): boolean {
  return REFERS_BACK.test(said);
}

export interface Run {
  /** The context of the definition, and the definition. */
  head: readonly Statement[];
  /** What follows about the same concept. */
  rest: readonly Statement[];
}

/**
 * The statements about a topic in the order of the notes.
 *
 * @param mostWords the run ends before it has more words than this
 * @param end the place of a statement that belongs to something else
 */
export function runFrom(source: Source, topic: Topic, mostWords: number, end = Infinity): Run {
  const statements = statementsOf(source);
  const first = statements[topic.place];
  if (!first) return { head: [], rest: [] };
  const head = [...contextOf(source, statements, topic.place), first];
  const rest: Statement[] = CONCLUDES.test(first.said) ? groundsOf(source, statements, topic.place) : [];
  let words = [...head, ...rest].reduce((sum, { said }) => sum + countWords(said), 0);
  const following: Statement[] = [];
  for (let place = topic.place + 1; place < statements.length && place !== end; place += 1) {
    const next = statements[place];
    if (!next || !goesOn(source, topic, [first, ...following], next)) break;
    words += countWords(next.said);
    if (words > mostWords) break;
    following.push(next);
  }
  // A guess at the end of a stretch of speech may be half a sentence.
  for (let last = following.at(-1); last && following.length > 1; last = following.at(-1)) {
    if (last.passage.speech !== 'guess' || mentions(last, topic, source.language)) break;
    following.pop();
  }
  return { head, rest: [...rest, ...following] };
}

function goesOn(source: Source, topic: Topic, run: readonly Statement[], next: Statement): boolean {
  const { language } = source;
  const [first] = run;
  const before = run.at(-1);
  if (!first || !before || next.passage.section !== first.passage.section) return false;
  if (isSpeech(source))
    return (
      run.length <= MOST_SPOKEN &&
      next.label === null &&
      !NEXT_TOPIC.test(next.said) &&
      !definesOther(next, topic, source) &&
      staysWith(run, next, source)
    );
  if (next.passage.kind === 'row') return false;
  if (next.passage.kind === 'formula')
    // 'NNP = …' below 'GNP = …' gives another quantity.
    return (
      first.passage.kind !== 'formula' ||
      !/^[\p{L}\s()]{2,60}=/u.test(next.said) ||
      mentions(next, topic, language)
    );
  if (isHeadingOf(source.sections[first.passage.section]?.heading ?? '', topic.term, language)) return true;
  const isListed = next.passage.kind === 'item' && next.passage !== first.passage;
  if (isListed)
    return (
      first.passage.kind === 'paragraph' &&
      (before.passage.kind === 'item' || ANNOUNCES.test(before.said) || !/[.!?]$/.test(before.said))
    );
  if (next.label !== null) return false;
  if (topic.manner === 'label' && next.under === first.under && next.under !== null) return true;
  if (first.passage.kind === 'item' && next.passage !== first.passage) return false;
  if (first.passage.kind === 'item' && first.passage.text.startsWith(first.text)) return true;
  if (before.passage.kind === 'item' && next.passage.kind !== 'item') return false;
  // 'A minimum price …, and the minimum wage is an example' behind the maximum price is about another thing.
  const isExample =
    IS_EXAMPLE.test(next.said) && (!/^an?\s/i.test(next.said) || mentions(next, topic, language));
  if (needsBefore(next, source) || refersBack(next) || isExample || isWorkedOut(before, next)) return true;
  if (topic.manner === 'label' && isGlossary(source, first)) return true;
  if (definesOther(next, topic, source)) return false;
  if (
    mentions(next, topic, language) ||
    CONTINUES.test(next.said) ||
    linksBack(before, next, topic.term, source)
  )
    return true;
  return (
    isTopicOfSection(source, topic, first) ||
    (topic.manner === 'definition' &&
      isSameParagraph(before, next) &&
      (first.passage.isOpening
        ? run.length <= MOST_OF_PARAGRAPH && !isOfRival(next, topic, language)
        : run.length <= MOST_UNLINKED && !hasOtherSubject(next))) ||
    isToldAfter(run, next, topic.term, language) ||
    (run.length === 1 && endsWithTerm(first, topic.term, language)) ||
    run.slice(-MOST_ANNOUNCED).some(({ said }) => ANNOUNCES.test(said))
  );
}

/** In speech, the words before a term belong to something else: 'Next ecomog ecomog is the …'. */
export function fromTerm(text: string, { term, manner }: Topic, { speech }: Passage): string {
  if (speech === undefined) return text;
  const words = term.replace(/[^\p{L}\p{N} -]/gu, '');
  const verb = manner === 'aside' ? '\\b' : ' (?:is|are|means|refers to)\\b';
  const start = text.search(new RegExp(`\\b(?:(?:the|an?) )?${words}s?${verb}`, 'iu'));
  return start > 0 ? capital(text.slice(start)) : text;
}
