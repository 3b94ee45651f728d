/** Separates the question in a message from the notes that were pasted with it. */

/** A message with fewer words is a question with some context, not notes. */
const LEAST_NOTES = 30;
/** Of a concept, in words. */
const MOST_CONCEPT = 8;
const ASKS =
  /\?\s*$|^(?:please\s+|kindly\s+)?(?:what|who|whom|when|where|why|how|which|whose|define|explain|describe|discuss|compare|contrast|state|list|mention|outline|give|summari[sz]e|evaluate|assess|analy[sz]e|examine|account for|to what extent|justify|qu'est|pourquoi|quand|comment|qui|expliquez?|d[ée]finissez|k[íi] ni|ta ni|k[íi]l[óo]d[ée])\b/i;
const INTRODUCES_NOTES =
  /^(?:(?:here (?:are|is) )?(?:my|the) (?:notes?|text|passage)|notes?|text|passage)\s*:?\s*$/i;

export interface Prompt {
  /** Empty if only notes were pasted. */
  question: string;
  /** Empty if there are none. */
  notes: string;
}

/** Splits a message. The question is its first or last line or paragraph, or follows 'Explain osmosis:' on one line. */
export function splitPrompt(text: string): Prompt {
  const lines = text.trim().split(/\r?\n/);
  if (countWords(text) < LEAST_NOTES) return { question: text.trim(), notes: '' };
  const first = lines[0]?.trim() ?? '';
  const last = lines.at(-1)?.trim() ?? '';
  if (lines.length > 1 && isQuestion(first))
    return { question: first, notes: withoutIntroduction(lines.slice(1)) };
  if (lines.length > 1 && isQuestion(last))
    return { question: last, notes: withoutIntroduction(lines.slice(0, -1)) };
  const [, asked = '', rest = ''] = /^([^:\n]{3,160}):\s+([\s\S]+)$/.exec(text.trim()) ?? [];
  if (isQuestion(asked) && countWords(rest) >= LEAST_NOTES) return { question: asked, notes: rest };
  return { question: '', notes: text.trim() };
}

/** Like {@link splitPrompt}, where a short first line above a blank one is the concept to explain: 'Osmosis'. */
export function splitConcept(text: string): Prompt {
  const split = splitPrompt(text);
  const [, concept = '', notes = ''] = /^([^\n.!?]{2,80})\n\s*\n([\s\S]+)$/.exec(text.trim()) ?? [];
  const isConcept = concept !== '' && countWords(concept) <= MOST_CONCEPT && countWords(notes) >= LEAST_NOTES;
  return split.question === '' && isConcept ? { question: concept.trim(), notes } : split;
}

function isQuestion(line: string): boolean {
  return ASKS.test(line) && countWords(line) <= LEAST_NOTES && !line.startsWith('#');
}

function withoutIntroduction(lines: readonly string[]): string {
  const start = lines.findIndex((line) => line.trim() !== '' && !INTRODUCES_NOTES.test(line.trim()));
  return lines.slice(Math.max(0, start)).join('\n').trim();
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
