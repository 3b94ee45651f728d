/** Cards from texts that are half cards already: questions with their answers, and dated lines. */
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import type { CardKind, EngineCard } from './card.ts';
import { cardOf, PRONOUN } from './parts.ts';

const ANSWER = /^(?:Ans(?:wer)?|A|Sol(?:ution)?)\s*[:.]\s+(\S.{2,})$/iu;
const COUNT =
  /^(?:State|List|Give|Name|Mention|Outline|Write(?: down)?)\s+(?:any\s+)?((?:two|three|four|five|six|seven)\s.{4,})\.$/iu;
const DEFINE = /^Define\s+(.{2,50})\.$/iu;
const DIFFER = /^(?:Differentiate|Distinguish)\s+between\s+(.{4,80})\.$/iu;

/** The card for a question whose answer the text marks: 'Q1. What is an acid?', 'Ans: An acid is …'. */
export function answeredCard(passage: Passage, before: Passage | undefined): EngineCard | null {
  const answer = before?.isAsked ? passage.text : (ANSWER.exec(passage.text)?.[1] ?? '');
  if (answer === '' || !before || before.section !== passage.section) return null;
  const asked = before.text.replace(/^(?:Q(?:uestion)?\s*\d*\s*[:.)]|\d{1,2}[.)])\s*/i, '').trim();
  const [kind, front] = questionIn(asked);
  if (front === '' || /^(?:and|but|so|is it|are they|does it|why is this)\b/i.test(asked)) return null;
  if (PRONOUN.test(asked) || PRONOUN.test(answer.split(' ')[0] ?? '')) return null;
  return cardOf(kind, front, kind === 'definition' ? withoutTerm(answer, front) : answer, passage, 0.95);
}

/** 'A substance which …' for 'An acid is a substance which …'. */
function withoutTerm(answer: string, front: string): string {
  const [, term = ''] = /^Wh\w+ (?:is|are|was|were) (?:an? |the )?(.+)\?$/.exec(front) ?? [];
  const at = answer.toLowerCase().indexOf(`${term.toLowerCase()} is `);
  const whole = new RegExp(
    `^(?:The |An? )?${term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}\\s[^,.]{2,30}?\\sis\\s`,
    'i',
  );
  return term !== '' && at !== -1 && at <= 4
    ? answer.slice(at + term.length + 4)
    : term === ''
      ? answer
      : answer.replace(whole, '');
}

/** The kind of a question and its wording on a card, which is empty if a card can't ask it. */
export function questionIn(asked: string): [CardKind, string] {
  const [, things = ''] = COUNT.exec(asked) ?? [];
  if (things !== '') return ['list', `Name the ${things}.`];
  const [, term = ''] = DEFINE.exec(asked) ?? [];
  if (term !== '') return ['definition', `What is ${term}?`];
  const [, pair = ''] = DIFFER.exec(asked) ?? [];
  if (pair !== '') return ['difference', `What is the difference between ${pair}?`];
  const isQuestion = /^(?:what|who|when|where|why|how|which)\b.{6,}\?$/i.test(asked);
  return [
    /^(?:what|who) (?:is|are|was|were)\b/i.test(asked) ? 'definition' : 'effect',
    isQuestion ? capital(asked) : '',
  ];
}

const DAY = String.raw`\d{1,2}(?:st|nd|rd|th)?\s(?:January|February|March|April|May|June|July|August|September|October|November|December),?\s\d{4}`;
const DATED = new RegExp(
  String.raw`^(1\d{3}(?:\s?[-–]\s?\d{2,4})?|20\d{2}|${DAY})\s*(?:\[\w+\]|\*)?\s*(?:[:–—-]\s*)?\s(\p{Lu}[^:]{15,200})$`,
  'u',
);
/** With fewer dated lines, a line that begins with a number is no entry of a timeline. */
const LEAST_ENTRIES = 4;

/** The dates of a text that is a timeline; empty for any other text. */
export function datesIn(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const dates = new Map<string, number>();
  for (const { text } of passages) {
    const [, date = ''] = DATED.exec(text.replace(/\.$/, '')) ?? [];
    if (date !== '') dates.set(date, (dates.get(date) ?? 0) + 1);
  }
  return dates.size >= LEAST_ENTRIES ? dates : new Map();
}

/** 'What happened in 1910?' for an entry of a timeline whose date has no other entry. */
export function entryCard(passage: Passage, dates: ReadonlyMap<string, number>): EngineCard | null {
  const [, date = '', event = ''] = DATED.exec(passage.text.replace(/\.$/, '')) ?? [];
  if (date === '' || dates.get(date) !== 1 || PRONOUN.test(event)) return null;
  // 'Natives Land Act' is a title, and no event.
  if (!/\s(?:is|are|was|were|\p{Ll}{2,}(?:s|ed|te|ok|ve|me|an|on))\s/u.test(event)) return null;
  const front = `What happened ${/^\d{1,2}\D/.test(date) ? 'on' : 'in'} ${date}?`;
  return cardOf('date', front, event, passage, 0.8);
}
