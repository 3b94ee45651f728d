/** What the learned check knows of a card: its form, its words, and how they stand in the text. */
import { clauseOf } from '../grammar/clause.ts';
import { type Token, tokensOf } from '../reading/nlp.ts';
import type { EngineCard } from './card.ts';
import { GAP } from './card.ts';
import type { TextFacts } from './gate.ts';
import { standsAlone } from './phrases.ts';
import { addSubject } from './subject-features.ts';
import { addGap, addTerm } from './term-features.ts';

/** Each is 0 or 1; those that are left out are 0. */
export type CardFeatures = Readonly<Record<string, number>>;

const OPEN_QUESTION =
  /^(What (?:is|are|was|were) (?:meant|the (?:formula|difference|main|unit))|What (?:is|are|was|were|do|does|did|must|kind|happens|happened|should|apparatus)|How (?:many|does|do|did|can|is|are)|By whom|Who|Why|When|Where|Which|Name|Explain)/;
/** The article of what a question is about. */
const SUBJECT =
  /^(?:What|Why|How|When|Where|By whom)\s(?:is|are|was|were|do|does|did|can|must|has|have)\s(the|an?)\s/i;
const REFERS = /\b(?:it|they|them|he|she|him|this|these|those|such)\b/i;
const OWNS = /\b(?:its|their|his|her)\b/i;
const SPECIFIES = /\b(?:that|which|who|whose|where|when|in which|by which)\b/i;
const SEQUENCE =
  /\b(?:then|also|too|now|later|there|here|again|instead|therefore|thus|still|already|same|other|others|another)\b/i;
/** Words of the answer that another sentence of the text would have to explain. */
const BARE =
  /\bthe (\p{Ll}[\p{L}-]+)(?=$|[?,.;]| (?:in|by|at|on|from|to|with|was|were|is|are|has|had|and|or|can|that|which)\b)/gu;
const TORN =
  /\sand\s(?:is|are|was|were|has|had|can|\p{Ll}{2,}ed|\p{Ll}{3,}s)\s(?:the|an?|its|their|by|in|on|to|from|with|of|no|\p{Ll}+)\b/u;

/** The features of a card among the others that its text gives. */
export function featuresOf(card: EngineCard, facts: TextFacts): CardFeatures {
  const found: Record<string, number> = {};
  const set = (name: string, isSet = true) => {
    if (isSet) found[name] = 1;
  };
  const { front, back, kind, passage, maker = '' } = card;
  const answer = back.replace(/[.\s]+$/, '');
  const words = answer.split(/\s+/);
  const asked = front.split(/\s+/);
  set(`maker ${maker}`);
  set(`kind ${kind}`);
  set(`in ${passage.speech ? 'speech' : passage.kind}`);
  set(`weight ${Math.round(card.weight * 10)}`);
  set('answer resolved', passage.quote !== undefined);
  const opening = front.includes(GAP)
    ? 'gap'
    : (OPEN_QUESTION.exec(front)?.[1] ?? (/: (?:e|w)/.test(front) ? 'label' : 'other'));
  set(`asks ${opening.toLowerCase()}`);
  set(`answer words ${lengthOf(words.length)}`);
  set(`asked words ${lengthOf(asked.length)}`);
  for (const [place, token] of edges(tokensOf(answer))) set(`answer ${place} ${token}`);
  for (const [place, token] of edges(tokensOf(front.replace(/[?.]$/, '')))) set(`question ${place} ${token}`);
  set('answer refers', REFERS.test(answer));
  set('answer owns', OWNS.test(answer));
  set('answer sequence', SEQUENCE.test(answer));
  set('question refers', REFERS.test(front));
  set('question owns', OWNS.test(front));
  set('question sequence', SEQUENCE.test(front));
  set('answer specifies', SPECIFIES.test(answer));
  set('answer of', /\bof\b/.test(answer));
  set('answer torn', TORN.test(answer));
  set('answer semicolon', /;/.test(answer));
  set('answer colon', /:/.test(answer));
  set('answer and', /\sand\s/.test(answer));
  set('answer bracket', /[()]/.test(answer));
  set('answer sign', /[=×/+&]/.test(answer));
  set('answer because', /\b(?:because|since|so that|although|but|while|whereas)\b/i.test(answer.slice(8)));
  set('answer figure', /\d/.test(answer));
  set('answer clause', kind !== 'cause' && clauseOf(answer) !== null);
  set('question figure', /\d/.test(front));
  set('question name', /\s\p{Lu}\p{Ll}/u.test(front));
  set('answer name', /(?:^.+\s|^)\p{Lu}\p{Ll}+/u.test(answer.slice(1)));
  set('question comma', /,/.test(front));
  set('question mark', /[:;–—[(]|\s-\s/.test(front));
  set('question quote', /"/.test(front));
  set('question verb pair', /\sand\s(?:is|are|was|were|\p{Ll}+s)\s/u.test(front));
  const lost = bareNouns(front).filter((noun) => !facts.topics.has(noun));
  set('question bare', lost.length > 0);
  set(
    'question bare once',
    lost.some((noun) => (facts.frequency.get(noun) ?? 0) < 2),
  );
  set(
    'answer bare',
    bareNouns(answer).some((noun) => !facts.topics.has(noun) && (facts.frequency.get(noun) ?? 0) < 3),
  );
  const own = contentOf(answer);
  const shared = own.filter((word) => contentOf(front).includes(word)).length / Math.max(1, own.length);
  set('overlap half', shared >= 0.5);
  set('overlap some', shared > 0.2 && shared < 0.5);
  const used = new Set([...own, ...contentOf(front)]);
  const left = contentOf(passage.text).filter((word) => !used.has(word)).length;
  set('left none', left === 0);
  set('left few', left > 0 && left <= 3);
  set('left many', left > 8);
  set('alone', standsAlone(passage.quote ?? passage.text));
  // Whether the answer is of the kind that the question asks for: a date for 'When', a noun phrase for 'What is'.
  const [first] = tokensOf(answer).filter(({ pos }) => pos !== 'PUNCT');
  set(`asks ${opening.toLowerCase()} answer opens ${first?.pos ?? ''}`);
  const [, article = 'none'] = SUBJECT.exec(front) ?? [];
  set(`asks ${opening.toLowerCase()} of ${article.toLowerCase()}`);
  set(`maker ${maker} in ${passage.speech ? 'speech' : passage.kind}`);
  const isTopic = namesTopic(front, facts);
  set('question names topic', isTopic);
  addSubject(front, facts, isTopic, set);
  addTerm(front, facts, set);
  if (opening === 'gap') addGap(front, answer, facts, set);
  // What is weak in one kind of card may be right in another.
  for (const name of [
    'answer refers',
    'answer figure',
    'question name',
    'answer specifies',
    'answer name',
    'answer and',
  ])
    if (found[name]) set(`${name} ${opening.toLowerCase()}`);
  return found;
}

/** Whether a question names a heading or a defined term of its text. */
function namesTopic(front: string, { topics }: TextFacts): boolean {
  const words = front
    .replace(/[?.,“”]/g, '')
    .split(/\s+/)
    .slice(1);
  return words.some((word, at) => topics.has(word) || topics.has(words.slice(at, at + 2).join(' ')));
}

function lengthOf(words: number): string {
  return words === 1
    ? '1'
    : words <= 3
      ? '2'
      : words <= 6
        ? '4'
        : words <= 11
          ? '7'
          : words <= 18
            ? '12'
            : words <= 27
              ? '19'
              : '28';
}

function edges(tokens: readonly Token[]): [string, string][] {
  const plain = tokens.filter(({ pos }) => pos !== 'PUNCT');
  const [first, last] = [plain[0], plain.at(-1)];
  return [
    ...(first ? [['opens', first.pos] as [string, string]] : []),
    ...(last ? [['ends', last.pos] as [string, string]] : []),
  ];
}

function bareNouns(text: string): string[] {
  return [...text.matchAll(BARE)].map(([, noun = '']) => noun.toLowerCase());
}

const LIGHT = new Set(
  'what when where which who whom why how does did do is are was were has have had can must the a an of in on at by for to from with and or that this it its their as be been not because due name explain meant'.split(
    ' ',
  ),
);

function contentOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !LIGHT.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:ies|es|s|ed|ing)$/u, ''));
}
