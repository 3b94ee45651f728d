/** Cards from the questions of a text whose answers stand below them. */
import type { Passage, Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { questionIn } from './given.ts';
import { cardOf } from './parts.ts';

/** A single pair may be a question that the writer asks himself. */
const LEAST_PAIRS = 2;
const MOST = { sentences: 2, words: 40 } as const;

/** The cards of numbered questions and of headings that ask, if the text has several with a short answer. */
export function askedCards({ sections }: Source, passages: readonly Passage[]): EngineCard[] {
  const headings = sections.flatMap(({ heading }, index) => {
    const first = passages.findIndex(({ section }) => section === index);
    return heading === null || first === -1 ? [] : (pairOf(heading, answerFrom(passages, first)) ?? []);
  });
  const items = passages.flatMap(({ kind, text }, at) =>
    kind === 'item' ? (pairOf(text, answerFrom(passages, at + 1, passages[at]?.section)) ?? []) : [],
  );
  const pairs = [...headings, ...items];
  return pairs.length >= LEAST_PAIRS ? pairs : [];
}

function pairOf(question: string, answer: readonly Passage[]): EngineCard | null {
  const asked = question.replace(/^(?:Q(?:uestion)?\s*\d*\s*[:.)]|\d{1,2}[.)])\s*/i, '').trim();
  const [kind, front] = questionIn(asked);
  const [first] = answer;
  const text = answer.map((sentence) => sentence.text).join(' ');
  if (front === '' || !first || answer.length > MOST.sentences || text.split(/\s+/).length > MOST.words)
    return null;
  return { ...cardOf(kind, front, text, first, 0.9), maker: 'asked' };
}

/** The paragraphs up to the next question or list item. */
function answerFrom(
  passages: readonly Passage[],
  start: number,
  section = passages[start]?.section,
): Passage[] {
  const answer: Passage[] = [];
  for (const passage of passages.slice(start)) {
    if (passage.kind !== 'paragraph' || passage.section !== section || /\?$/.test(passage.text)) break;
    answer.push(passage);
  }
  return answer;
}
