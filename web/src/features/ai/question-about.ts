import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { cutAtWord } from '@akada/domain/text/text';
import type { CarriedText } from '@/lib/carried-text.ts';

/** A part of a text that is shorter than this says too little to ask about; in characters. */
const LEAST_TEXT = 200;

/**
 * A question to AI together with the result that it is about, of which as much is sent as a question may have. The
 * question comes first, because it is also the title of the chat.
 */
export function questionAbout({ text, title }: CarriedText, question: string): string {
  const asked = `${question}\n\nAbout “${title}”:\n\n`;
  const room = AI_TOOL_FACTS.chat.inputMax - asked.length;
  return room < LEAST_TEXT ? question : asked + cutAtWord(text, room);
}
