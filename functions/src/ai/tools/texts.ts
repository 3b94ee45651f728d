/** Cleans up the answers of tools that write text. */
import { dropLoneSurrogates } from '@akada/domain/text/text';
import type { Source } from '../tool.ts';

/** Removes a code fence around the whole answer, which models like to add: it would show the answer as code. */
export function cleanMarkdown(answer: string): string {
  const text = dropLoneSurrogates(answer).trim();
  return (text.match(/^```(?:markdown|md)\n([\s\S]*)\n```$/i)?.[1] ?? text).trim();
}

const CITATION =
  /[[(]\s*(?:pages?\s|pp?\.)\s*(\d{1,4}(?:\s*(?:,|;|&|and|-|–)\s*(?:pp?\.\s*)?\d{1,4})*)\s*[\])](?!\()/gi;

/** Rewrites page citations to the form that the app links: '(pages 3 and 5)' becomes '[p. 3] [p. 5]'. */
function normalizeCitations(text: string): string {
  return text.replace(CITATION, (_, pages: string) =>
    [...pages.matchAll(/\d+/g)].map(([page]) => `[p. ${Number(page)}]`).join(' '),
  );
}

/** The text with its page citations in the form that the app links, if it is about a PDF. */
export function withCitations(text: string, source: Source | undefined): string {
  return source && source.kind !== 'note' ? normalizeCitations(text) : text;
}
