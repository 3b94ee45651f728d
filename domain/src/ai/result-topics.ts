/** The topics of a result, for a study plan. */
import { cutAtWord, isBlank } from '../text/text.ts';

const LIMITS = { topics: 12, length: 100 } as const;

/** A Markdown heading, or a line that is wholly bold, as the study engine writes the headings of a source. */
const HEADING = /^\s*(?:#{1,6}\s+(.+?)\s*#*|\*\*([^*]+)\*\*:?)\s*$/;

/** The headings of every summary or essay: they name no topic. */
const PARTS_OF_A_TEXT =
  /^(?:key (?:points|facts|ideas|terms|takeaways)|main (?:points|ideas)|summary|overview|introduction|background|conclusion|outline|thesis|body|example|examples|definition|explanation|answer|solution|hint|notes|sources|references|what you asked|in short|in summary|next steps?|check yourself)$/i;

/** What the titles of results begin with: 'Flashcards: Osmosis'. */
const KIND_OF_RESULT = /^(?:flashcards|summary|cram sheet|study plan|explanation|essay|practice):\s*/i;

/**
 * The topics of a text: its headings or, where none names a topic, its title.
 *
 * @param text as Markdown
 * @returns one topic a line, as the form of a study plan has them
 */
export function topicsOf(text: string, title: string): string {
  const headings = text.split('\n').flatMap((line) => {
    const [, heading, bold] = HEADING.exec(line) ?? [];
    return heading ?? bold ?? [];
  });
  const topics = new Set(headings.map(toTopic).filter((topic) => topic !== '' && topic !== toTopic(title)));
  const listed = topics.size > 0 ? [...topics].slice(0, LIMITS.topics) : [toTopic(title)];
  return listed.join('\n');
}

/** A heading without markup, cited pages, and number; '' if it only names a part of the text. */
function toTopic(heading: string): string {
  const plain = heading
    .replace(/\[p+\. ?[\d, –-]+\]/g, '')
    .replace(/[*_`#\\]/g, '')
    .replace(/^\s*\d+[.)]\s+/, '')
    .replace(KIND_OF_RESULT, '')
    .replace(/\s+/g, ' ')
    .replace(/:\s*$/, '')
    .trim();
  return PARTS_OF_A_TEXT.test(plain) || isBlank(plain) ? '' : cutAtWord(plain, LIMITS.length);
}
