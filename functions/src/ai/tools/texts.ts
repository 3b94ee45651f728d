/** Cleans up the answers of tools that write text. */
import { dropLoneSurrogates } from '@akada/domain/text/text';

/** Removes a code fence around the whole answer, which models like to add: it would show the answer as code. */
export function cleanMarkdown(answer: string): string {
  const text = dropLoneSurrogates(answer).trim();
  return (text.match(/^```(?:markdown|md)\n([\s\S]*)\n```$/i)?.[1] ?? text).trim();
}
