/** Answers a question from the student's own text, or says that the text does not have it. */
import type { Passage, Source } from '../reading/source.ts';
import { type Found, questionKeys, search } from './search.ts';

export interface Answer {
  /** The passages that answer, in the order in which they are read. */
  passages: readonly Passage[];
}

const MOST = 4;
/** Passages whose score is under this share of the best one's do not belong to the answer. */
const LEAST_SCORE = 0.45;

/** By the question's word, what an answering passage looks like. */
const SHAPES: readonly (readonly [asked: RegExp, answers: RegExp])[] = [
  [/^\s*why\b|\breasons?\b/i, /\b(?:because|since|due to|so that|in order to|as a result of|reason)\b/i],
  [
    /^\s*when\b|\bwhat year\b|\bdate\b/i,
    /\b(?:1[0-9]{3}|20[0-2][0-9])\b|\b(?:century|January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  ],
  [/^\s*who\b|\bwhose\b|\bwhom\b/i, /\p{Lu}\p{Ll}+/u],
  [
    /\bhow (?:many|much|long|far|fast|often)\b|\bwhat (?:number|percentage|figure|temperature)\b/i,
    /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i,
  ],
  [/\bexamples?\b/i, /\b(?:for example|for instance|such as|e\.g|examples?|includ)/i],
  [/\bdifferen|\bcompar|\bdistinguish/i, /\b(?:whereas|while|unlike|differs?|different|but)\b/i],
  [
    /\bwhat (?:is|are)\b|\bdefine\b|\bmean/i,
    /\b(?:is|are) (?:an?|the|any)\b|\bmeans\b|\brefers to\b|\bdefined as\b|\bcalled\b|:\s/i,
  ],
  [/\bformula\b|\bequation\b/i, /=/],
];

/** @returns null where the source does not have the answer */
export function answerQuestion(source: Source, question: string): Answer | null {
  const exact = conditionIn(source, question);
  if (exact) return { passages: [exact] };
  const found = search(source, question);
  const [best] = found;
  if (!best) return null;
  const shape = SHAPES.find(([asked]) => asked.test(question))?.[1];
  const weighted = found
    .map((item) => ({
      ...item,
      score:
        item.score * (shape?.test(item.passage.text) ? 1.6 : 1) * (isAbout(item, question, source) ? 1.3 : 1),
    }))
    .sort((a, b) => b.score - a.score);
  // A date, a figure or a reason that no passage gives is not made up for by passages about something else.
  const isStrict = /^\s*(?:why|when)\b|\bhow (?:many|much)\b|\bwhat year\b/i.test(question);
  if (
    isStrict &&
    shape &&
    !weighted.some(({ passage, covered }) => shape.test(passage.text) && covered >= 0.75)
  )
    return null;
  const top = weighted[0]?.score ?? 0;
  const chosen = weighted.filter(({ score }) => score >= top * LEAST_SCORE).slice(0, MOST);
  const [first, ...rest] = chosen.map(({ passage }) => passage);
  if (!first) return null;
  const order = (passage: Passage) => source.passages.findIndex(({ text }) => passage.text.startsWith(text));
  return { passages: [first, ...rest.sort((a, b) => order(a) - order(b))] };
}

/** Whether the passage begins with what is asked about: 'Osmosis is …' for 'What is osmosis?'. */
function isAbout({ passage }: Found, question: string, source: Source): boolean {
  const [first] = questionKeys(question, source);
  const start = passage.text.toLowerCase().replace(/^(?:the|an?)\s+/, '');
  return first !== undefined && start.startsWith(first.slice(0, Math.max(3, first.length - 1)));
}

/** 'what if D = 0?' asks for the passage that has 'D = 0', however it is spaced. */
function conditionIn(source: Source, question: string): Passage | null {
  const condition = /([\p{L}Δ²]+)\s*([=<>≤≥])\s*(-?[\d.]+)/u.exec(question);
  if (!condition) return null;
  const wanted = condition.slice(1).join('').toLowerCase();
  return (
    source.passages.find(
      ({ text, kind }) => kind !== 'code' && text.toLowerCase().replace(/\s+/g, '').includes(wanted),
    ) ?? null
  );
}
