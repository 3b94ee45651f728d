import { cutText } from '../text/text.ts';
import type { PageRange } from './file-schemas.ts';

/** Characters of the student's text that are stored with a result. */
const MAX_STORED_TEXT = 4_000;

/** The fields that are no options of the tool. */
const NO_OPTIONS = ['tool', 'request_id', 'prompt', 'chat_id', 'file', 'pages'];

/** A tool's input, or the part of it that was used. */
type Described = { prompt: string; pages?: PageRange } & Record<string, unknown>;

/**
 * The input of a tool as the history shows it: the student's text, shortened if long, then the chosen options, the name
 * of the file and its pages, one per line.
 */
export function describeInput(input: Described, fileName?: string): string {
  const options = Object.entries(input)
    .filter(([name, value]) => !NO_OPTIONS.includes(name) && value)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`);
  const pages = fileName ? input.pages : undefined;
  return [
    cutText(input.prompt.trim(), MAX_STORED_TEXT),
    ...options,
    fileName && `file: ${fileName}`,
    pages && `pages: ${pages.from} to ${pages.to}`,
  ]
    .filter(Boolean)
    .join('\n');
}
