/** What a text is about, by its title. */
import { clauseOf } from '../grammar/clause.ts';
import { inSentenceCase } from '../reading/sentence-case.ts';
import type { Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import type { EngineCard } from './card.ts';
import { plainHeading } from './wording.ts';

const MOST_WORDS = { title: 10, topic: 6 } as const;
const MOST_LINES = 3;
/** 'LECTURE NOTES', 'SS2': the kind of text and its readers. */
const OF_COURSE =
  /\b(?:notes?|handout|lecture|report|digest|transcript|practical|revision|department|faculty|schools?|year|week|term|class|outline|assignment|SS ?[123]|\d{1,3}|chapter \p{L}+)\b|[/–]|\s-\s|\b(?:biology|chemistry|physics|geography|economics|government|commerce|accounts|accounting|literature|mathematics|science|studies|education|english)$/iu;
/** 'BIO 201', 'Business law II' */
const COURSE_CODE = /\b(?:\p{Lu}{3} ?\d{3}|[IVX]{1,4}$)|\s(?:i{1,3}|iv|vi{0,3})$/u;
const YEARS = /,\s\d{4}(?:\s?[-–]\s?\d{2,4})?$|\s\(\d{4}.*\)$/;
/** Headings of a part, and questions. */
const OF_PART =
  /^(?:subject$|class$|course$|topic$|unit$|lesson$|summary|concepts?$|terms?$|observations?|meaning|definition|background|introduction|overview|general|history|aims?|objectives?|scope|nature|how|why|what|when|where|who)\b/i;

/** The lines above the text: headings without a text of their own, and a first line that is no sentence. */
export function titleLines({ sections, passages }: Source): string[] {
  const [first] = passages;
  const isTitle =
    first?.section === 0 && !/[.!?:;]$/.test(first.text) && isShort(first.text, MOST_WORDS.title);
  const filled = passages.find(
    ({ section, text }) => section > 0 || !isTitle || text !== first?.text,
  )?.section;
  const above = sections.slice(0, (filled ?? 0) + 1).flatMap(({ heading }) => heading ?? []);
  return [...(isTitle ? [first.text] : []), ...above].slice(0, MOST_LINES);
}

/** The topic of a text: 'Malaria' of 'HEALTH HANDOUT: MALARIA'; null if its title doesn't say it. */
export function titleTopic(source: Source): string | null {
  return (
    titleLines(source)
      .map(topicIn)
      .find((topic) => topic !== null) ?? null
  );
}

/** The topic that a title or heading names; null for a course or a part of a text. */
export function topicIn(line: string): string | null {
  const [first = '', ...rest] = line.split(': ');
  return (rest.length > 0 ? asTopic(rest.at(-1) ?? '') : null) ?? asTopic(first);
}

function asTopic(title: string): string | null {
  const topic = withoutYears(plainHeading(title.trim()));
  const isOfCourse = OF_COURSE.test(topic) || COURSE_CODE.test(topic) || OF_PART.test(topic);
  const isTopic = topic.length > 3 && isShort(topic, MOST_WORDS.topic) && !isOfCourse;
  // What is below 'Presidential vs parliamentary' may be about either.
  const isOfTwo = /\s(?:vs?\.?|versus)\s/i.test(topic);
  if (!isTopic || isOfTwo || /[.!?:;,]$/.test(topic) || clauseOf(topic) !== null) return null;
  return capital(inSentenceCase(topic));
}

/** A title without the years at its end: 'The Fall of Benin, 1897'. */
export function withoutYears(title: string): string {
  return title.replace(YEARS, '').trim();
}

/** Words that begin with the same letters count as one: 'agency' and 'agent'. */
const COMMON_LETTERS = 4;

/** 'Malaria: name the three effects in pregnancy.' for a list whose question doesn't have the topic of the text. */
export function withTopic(card: EngineCard, topic: string | null): EngineCard {
  const starts = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, COMMON_LETTERS));
  const asked = new Set(starts(card.front));
  const isNamed = topic === null || starts(topic).some((start) => asked.has(start));
  return isNamed || !/^(?:Name|Give) (?:the|any) /.test(card.front)
    ? card
    : { ...card, front: `${topic}: ${card.front[0]?.toLowerCase()}${card.front.slice(1)}` };
}

function isShort(text: string, most: number): boolean {
  return text.split(/\s+/).length <= most;
}
