/** What a text is about, by its title. */
import { clauseOf } from '../grammar/clause.ts';
import { inSentenceCase } from '../reading/sentence-case.ts';
import type { Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { withoutNumber } from './wording.ts';

const MOST_WORDS = { title: 10, topic: 6 } as const;
const MOST_LINES = 3;
/** 'BIO 201', 'LECTURE NOTES', 'SS2': the course, and what kind of text it is. */
const OF_COURSE =
  /\b(?:notes?|handout|lecture|report|digest|transcript|practical|revision|department|faculty|school|year|week|term|class|outline|assignment|SS ?[123]|\p{Lu}{3} ?\d{3}|\d{1,3}|[IVX]+|chapter \p{L}+)\b|[/–]|\s-\s|\b(?:biology|chemistry|physics|geography|economics|government|commerce|accounts|accounting|literature|mathematics|science|studies|education|english)$/iu;
/** Headings of a part, and questions. */
const OF_PART =
  /^(?:meaning|definition|background|introduction|overview|general|history|aims?|objectives?|scope|nature|how|why|what|when|where|who)\b/i;

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
  for (const line of titleLines(source)) {
    const topic = withoutNumber(line.slice(line.lastIndexOf(': ') + 1).trim()).replace(
      /\s*\([^()]*\)$|,\s\d{4}(?:\s?[-–]\s?\d{2,4})?$/,
      '',
    );
    const isTopic = topic.length > 3 && isShort(topic, MOST_WORDS.topic) && !OF_COURSE.test(topic);
    if (isTopic && !OF_PART.test(topic) && !/[.!?:;,]$/.test(topic) && clauseOf(topic) === null)
      return capital(inSentenceCase(topic));
  }
  return null;
}

function isShort(text: string, most: number): boolean {
  return text.split(/\s+/).length <= most;
}
