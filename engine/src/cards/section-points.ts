/** Cards that ask for all points under a heading, as exams do: 'Malaria: name the four risk factors.' */
import { clauseOf } from '../grammar/clause.ts';
import { cutTails } from '../ranking/tails.ts';
import { inSentenceCase } from '../reading/sentence-case.ts';
import type { Passage, Source } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { ARROW } from './leads.ts';
import { isShortList, LONG_LIST, POINTS } from './list-limits.ts';
import { answerOf, NUMBER_WORDS, withFirstSentences } from './lists.ts';
import { standsAlone } from './phrases.ts';
import { reasonQuestion, reasonsWhy } from './reasons.ts';
import { topicIn, withTopic } from './titles.ts';
import { plainHeading, saysNoTopic } from './wording.ts';

const LEAST_POINTS = { list: 3, reasons: 2 } as const;
/** Sentences between a heading and its list. */
const MOST_BEFORE = 2;
/** Of so many points, a student need not know all. */
const MANY_POINTS = 8;

/** What a heading names several of. */
const GROUP =
  /(?:^|\s)(?:types|kinds|forms|classes|branches|groups|categories|(?:risk )?factors|causes|effects|consequences|impacts|uses|functions|roles|duties|obligations|responsibilities|rights|powers|privileges|qualities|qualifications|advantages|disadvantages|merits|demerits|benefits|limitations|weaknesses|strengths|criticisms|problems|challenges|solutions|features|characteristics|properties|signs|symptoms|complications|precautions|(?:preventive |control )?measures|methods|ways|means|techniques|strategies|sources|components|constituents|elements|ingredients|essentials|parts|organs|agents|conditions|requirements|principles|rules|laws|goals|reasons|grounds|exceptions|defences|remedies|devices|levels|stages|phases|members|arms|instruments|pillars|assumptions|achievements|contributions|barriers|lessons|steps|teachings|beliefs|attributes|virtues|investigations|provisions|indications|contraindications)$/i;
/** 'Organelles' above 'Nucleus: …' names a group, and 'Terms' none. */
const MEMBERS =
  /^(?!(?:terms|definitions|words|concepts|notes|examples|characters|questions|topics|people|dates|events|themes|keys?|points|abbreviations|lessons)$)[\p{L}-]{3,}(?<![ius]|ic|bete)s$/iu;
/** Two groups, and not one under two names. */
const PAIR = /^(?!signs and symptoms$|duties and \p{L}+$|advantages and benefits$).+\sand\s/iu;
/** What a heading can announce points on. */
const ASPECT = /^(?:prevention|treatment|management|control|nursing care|care)$/i;
/** 'Risk factors' and 'Prevention' need the topic of the text, and 'Risk factors of malaria' doesn't. */
const OF_WHAT =
  /^(.{3,40}?)\s(?:of|for|in|to|against|that|which|why|by|taken|affecting|influencing|between|from|with|during)\s.{3,}$/i;
/** 'People adapt in five ways:' counts its points, which its heading need not. */
const COUNTED =
  /^(.{8,90}?\b(three|four|five|six|seven)\s(?:\p{L}+[\s-]){0,2}?\p{L}+s(?:\s[^:.]{0,30})?)[:.]$/iu;
/** 'TONE (uterine atony), about 70% of cases': a name in capitals at the start of a point. */
const CAPITAL_NAME = /^(\p{Lu}{3,}(?:\s\([^)]{3,40}\))?)(?=[,.:]\s|$)/u;
/** Ends the label of a point. */
const LABEL_END = /\s*[:–—]\s+|\s(?:-|→|⇒|->|-->)\s/;
const MOST_LABEL = 5;
/** A name at the start of a paragraph. */
const NAME = /^\p{Lu}[\p{L}\s()/-]{2,40}\.$/u;
/** What can be left out of a point: its reason, purpose or example. */
const REST =
  /,?\s(?:so that|because|since|in order to|e\.g\.|for example|for instance|such as|like)\s.*$|,\s(?:which|who|whose|where|as)\s.*$|\s\((?:e\.g\.|for example|i\.e\.|(?:he|she|it|they|this)\s)[^)]*\)/i;

interface List {
  /** The line right above the points; empty without one. */
  lead: string;
  points: readonly Passage[];
}

/** The cards for the lists of a source whose heading, or the line above them, says what their points are. */
export function pointCards(source: Source, passages: readonly Passage[], title: string | null): EngineCard[] {
  // 'Symptoms' is a part, also where no title is above it.
  const topic = title !== null && !GROUP.test(title) && !ASPECT.test(title) ? title : null;
  return source.sections.flatMap(({ heading }, index) => {
    const own = passages.filter(({ section }) => section === index);
    const asWritten = own.map(withPronoun);
    const list =
      listIn(asWritten) ??
      membersIn(own) ??
      labelsIn(source.passages.filter(({ section }) => section === index));
    const [first] = list?.points ?? [];
    if (heading === null || saysNoTopic(heading) || !list || !first) return [];
    const texts = textsOf(list.points);
    if (!isAnswer(texts)) return [];
    const name = plainHeading(heading);
    const parent = parentOf(source.sections, index) ?? topic;
    const front = countedQuestion(list, name) || questionFor(name, list, texts, parent);
    if (front === '') return [];
    const back = answerOf(texts);
    const passage = own[asWritten.indexOf(first)] ?? first;
    return [withTopic({ kind: 'list', front, back, passage, weight: 0.8 }, parent)];
  });
}

/** 'He dreamt …' as the text has it: in a list, the name that replaced the pronoun may be of the item above. */
function withPronoun(passage: Passage): Passage {
  const { text, quote = text } = passage;
  return /^(?:He|She|It|They|His|Her|Its|Their)\s/.test(quote) ? { ...passage, text: quote } : passage;
}

/** The heading of the section that a section is a part of; null without one, or if it says no topic. */
function parentOf(sections: Source['sections'], index: number): string | null {
  const level = sections[index]?.level ?? 0;
  const heading = sections.slice(0, index).findLast((section) => section.level < level)?.heading;
  return heading && !saysNoTopic(heading) && !GROUP.test(heading) ? topicIn(heading) : null;
}

/** The points of a section's only list, without those below others; null if it has several lists, or none. */
function listIn(own: readonly Passage[]): List | null {
  const lines = withFirstSentences(own).filter(({ isNested }) => !isNested);
  const points = lines.filter(({ kind }) => kind === 'item');
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < LEAST_POINTS.reasons) return null;
  if (own.some(({ kind, text }) => kind === 'formula' || kind === 'row' || ARROW.test(text))) return null;
  const between = lines.slice(lines.indexOf(first), lines.indexOf(last));
  // A remark may come between numbered points; bullets after a paragraph are another list.
  const isCounted = points.every(({ order }, index) => order === index + 1);
  const isOne = between.every(({ kind }) => kind === 'item')
    ? points.every(({ order }, index) => index === 0 || order !== 1)
    : isCounted && between.every(({ text }) => !text.endsWith(':'));
  const before = lines.slice(0, lines.indexOf(first));
  const lead = before.at(-1)?.text ?? '';
  // A line without an end is the title of the list, and many sentences are about something else.
  const isOwn = lead === '' || lead.endsWith(':') || (/[.!?)]$/.test(lead) && before.length <= MOST_BEFORE);
  return isOne && isOwn ? { lead, points } : null;
}

/** 'Shock, anaemia, puerperal sepsis, death.' as all that is under a heading; null for sentences. */
function membersIn([only, ...others]: readonly Passage[]): List | null {
  if (only?.kind !== 'paragraph' || others.length > 0 || only.speech || clauseOf(only.text) !== null)
    return null;
  const members = only.text
    .replace(/\.$/, '')
    .split(/[,;]\s+(?:and\s+)?(?![^(]*\))/)
    .map((text) => ({ ...only, text, quote: only.text }));
  return members.length >= LEAST_POINTS.list && !/[.:]/.test(only.text.slice(0, -1))
    ? { lead: '', points: members }
    : null;
}

/** 'Sheet erosion. A thin layer of soil is removed …': paragraphs that begin with a name each; null if one doesn't. */
function labelsIn(own: readonly Passage[]): List | null {
  const openings = own.filter(({ isOpening }) => isOpening);
  const names = openings.filter(({ text }) => NAME.test(text) && clauseOf(text) === null);
  const isList =
    names.length >= LEAST_POINTS.list &&
    names.length === openings.length &&
    own.every(({ kind }) => kind === 'paragraph');
  return isList ? { lead: '', points: names } : null;
}

/** The points as they are remembered: by their labels if all have one, or without reasons and examples. */
function textsOf(points: readonly Passage[]): readonly string[] {
  // The answer has its points between semicolons.
  const bare = points.map(({ text }) =>
    text
      .replace(/[:;,.]$/, '')
      .replace(/[;,]?\s+and$/, '')
      .replace(/;\s/g, ', '),
  );
  const capitals = bare.map((text) => CAPITAL_NAME.exec(text)?.[1] ?? '');
  if (capitals.every((name) => name !== '')) return capitals.map(inSentenceCase);
  const labels = bare.map((text) => text.split(LABEL_END)[0] ?? text);
  const areShort = labels.every((label) => label.split(' ').length <= MOST_LABEL);
  const labelled = labels.filter((label, at) => label !== bare[at]).length;
  // One of the names may need no explanation.
  if (areShort && labelled > 0 && labelled >= labels.length - 1) return labels;
  // Several points with labels among several without are two lists.
  if (labelled > 1 && labelled < labels.length) return [];
  return bare.map((text) =>
    cutTails(text)
      .main.replace(REST, '')
      .replace(/[;,.]$/, ''),
  );
}

/** 'Others: incomes policy' */
const REMAINDER = /^(?:and )?(?:the )?others?\b/i;

function isAnswer(points: readonly string[]): boolean {
  // 'See above' needs another place, and 'above 100 per minute' doesn't.
  const isPlain = (point: string) =>
    !/[?=]|:$|\b(?:here|above|below)\b(?!\s(?:\d|an?\b|the\b))/i.test(point) &&
    !REMAINDER.test(point) &&
    point.length > 1;
  const isFit = isShortList(points, points.length < MANY_POINTS ? POINTS : LONG_LIST);
  return points.length > 0 && isFit && points.every(isPlain) && new Set(points).size === points.length;
}

/** 'Strain theory: people adapt in five ways. Name them.'; empty unless the line above the points counts them. */
function countedQuestion({ lead, points }: List, heading: string): string {
  const [, claim = '', count = ''] = COUNTED.exec(lead) ?? [];
  if (NUMBER_WORDS[points.length] !== count.toLowerCase() || !standsAlone(claim) || GROUP.test(heading))
    return '';
  return `${heading}: ${asPhrase(claim)}. Name them.`;
}

/** The question for the points under a heading; empty if it doesn't say what they are, or of what. */
function questionFor(heading: string, list: List, points: readonly string[], topic: string | null): string {
  // Another line above the points says more about them.
  const { lead } = list;
  const isLed =
    lead.endsWith(':') && !/\b(?:include|includes|following|are|namely|by|to)\b[^:]{0,30}:$/i.test(lead);
  const name = heading
    .replace(/^(?:the|some|main|major|key)\s/i, '')
    .replace(/\sand\s(?:its|their)\s.*$/i, '')
    .replace(/^(?:two|three|four|five|six|seven)\s/i, '');
  const number = NUMBER_WORDS[points.length];
  if (isLed || number === undefined) return '';
  const reason = reasonQuestion(name);
  if (reason !== '') return `${reason} Give ${number} points.`;
  const reasons = reasonsWhy(name);
  if (reasons !== '') return `Give the ${number} ${reasons}.`;
  const [, group = name] = OF_WHAT.exec(name) ?? [];
  const isWhole = group !== name;
  // 'Qualities that made Joseph a good leader' is no sentence.
  const isSentence = clauseOf(name) !== null && !(isWhole && GROUP.test(group));
  if (/[?,;.\d]|^other\b|^\S+['’]s\s/i.test(name) || isSentence) return '';
  // The lessons of a text with several parts may be of any.
  if (!isWhole && (topic === null || /^lessons$/i.test(group))) return '';
  const asked = asPhrase(name);
  if (ASPECT.test(group))
    return isWhole
      ? `What is the ${asked}? Give ${number} points.`
      : `${topic}: give ${number} points on ${asked}.`;
  const isGroup = GROUP.test(group) || (areLabels(list, points) && MEMBERS.test(group));
  // 'Merits and demerits' are two groups.
  const areTwo = PAIR.test(group) && group.split(/\sand\s/i).every((one) => GROUP.test(one));
  if (!isGroup || areTwo || points.length < LEAST_POINTS.list) return '';
  const verb = points.some((point) => point.split(' ').length > MOST_LABEL) ? 'Give' : 'Name';
  const all = points.length < MANY_POINTS ? `the ${number}` : `any five of the ${number}`;
  return `${verb} ${all} ${asked}.`;
}

/** Whether the points are the labels of their items, which say more. */
function areLabels({ points }: List, texts: readonly string[]): boolean {
  return points.every(
    ({ text }, at) => text.startsWith(`${texts[at]}`) && text.length > (texts[at] ?? '').length + 2,
  );
}
