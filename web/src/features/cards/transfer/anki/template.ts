/** Anki's card templates: HTML with the fields of a note in double braces. */
import { clozeAnswers, clozeQuestion } from './cloze.ts';

/** What a template shows. Fields are HTML. */
export interface TemplateFields {
  /** By name, including Anki's own: 'Tags', 'Deck'. */
  fields: Readonly<Record<string, string>>;
  /** The number of the card's cloze deletions, from 1; null for a note type without deletions. */
  cloze: number | null;
}

interface Side extends TemplateFields {
  isQuestion: boolean;
  /** Gets the fields that the student opens on request. They are shown with the answer. */
  hints: string[];
}

const TAG = /<!--[\s\S]*?-->|\{\{([^{}]*|\{[^{}]*\})\}\}/g;

/** The line before the answer, by which Anki scrolls to it. */
const ANSWER_LINE = /<hr\b[^>]*\bid\s*=\s*["']?answer["']?[^>]*>/i;

/**
 * The question and the answer of a card as HTML. The answer doesn't repeat the question where the template does, because
 * our cards show both.
 */
export function renderCard(
  template: { front: string; back: string },
  of: TemplateFields,
): { front: string; back: string[] } {
  const hints: string[] = [];
  const front = render(template.front, { ...of, isQuestion: true, hints });
  const back = render(template.back, { ...of, isQuestion: false, hints: [] });
  return { front, back: [...back.split(ANSWER_LINE), ...hints.map((hint) => `Hint: ${hint}`)] };
}

/** A template with its fields. Conditions that are never closed hold to its end; wrong tags are left out. */
function render(template: string, side: Side): string {
  const output: string[] = [];
  const conditions: { name: string; holds: boolean }[] = [];
  const isShown = () => conditions.every(({ holds }) => holds);
  let end = 0;
  for (const tag of template.matchAll(TAG)) {
    if (isShown()) output.push(template.slice(end, tag.index));
    end = tag.index + tag[0].length;
    const name = tag[1]?.replace(/^\{|\}$/g, '').trim();
    if (name === undefined) continue;
    const rest = name.slice(1).trim();
    if (name.startsWith('#')) conditions.push({ name: rest, holds: isFilled(rest, side) });
    else if (name.startsWith('^')) conditions.push({ name: rest, holds: !isFilled(rest, side) });
    else if (name.startsWith('/')) {
      const opened = conditions.findLastIndex((condition) => condition.name === rest);
      if (opened >= 0) conditions.length = opened;
    } else if (isShown()) output.push(replacement(name, side));
  }
  if (isShown()) output.push(template.slice(end));
  return output.join('');
}

/** Whether a field has content; '{{#c2}}' asks for the second card of a cloze note. */
function isFilled(name: string, { fields, cloze }: Side): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return cloze !== null && name === `c${cloze}`;
  return field.replace(/<(?!img|audio|video)[^>]*>|&nbsp;|\s/gi, '') !== '';
}

/** A field through its filters, such as '{{type:cloze:Text}}'. */
function replacement(tag: string, side: Side): string {
  const parts = tag.split(':').map((part) => part.trim());
  const name = parts.at(-1) ?? '';
  const filters = parts.slice(0, -1);
  // The question of our card is always shown, so the answer doesn't repeat it.
  if (name === 'FrontSide') return '';
  if (filters.some((filter) => filter.startsWith('tts'))) return '';
  const field = Object.hasOwn(side.fields, name) ? side.fields[name] : undefined;
  if (field === undefined) return '';
  const isCloze = filters.some((filter) => filter === 'cloze' || filter === 'cloze-only');
  if (isCloze && side.cloze !== null) {
    return side.isQuestion
      ? clozeQuestion(field, side.cloze)
      : clozeAnswers(field, side.cloze).join(field.includes('<li') ? '<br>' : ', ');
  }
  // The student types into it on the question, and sees it with the answer.
  if (filters.includes('type')) return side.isQuestion ? '' : field;
  if (filters.includes('hint')) {
    if (side.isQuestion && field.trim() !== '') side.hints.push(field);
    return side.isQuestion ? '' : field;
  }
  return filtered(field, filters);
}

/** Anki's reading aids: '漢字[かんじ]' without its reading, or only its reading. */
function filtered(field: string, filters: readonly string[]): string {
  const READING = / ?([^ >]+?)\[(.+?)\]/g;
  if (filters.includes('kanji')) return field.replace(READING, '$1');
  if (filters.includes('kana')) return field.replace(READING, '$2');
  return field;
}
