/** Cards that ask what a thing does: 'What does the cerebellum do? Stores procedural memories.' */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { questionAbout } from '../grammar/question.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import type { People } from './persons.ts';
import { PERSON } from './phrases.ts';
import { askedSubject, type Topics } from './subjects.ts';

/** What a part, a substance, an instrument or an office is there for. */
const WORK =
  /^(?:absorb|add|adjust|advise|allow|amplify|approve|appoint|attack|bind|block|break|bring|carry|catch|change|check|circulate|clean|collect|combine|condense|conduct|confirm|connect|contract|control|convert|cool|coordinate|decide|decode|decompose|defend|deliver|destroy|detect|digest|direct|dissolve|distribute|drain|encrypt|enforce|equalize|excrete|execute|fight|filter|form|grind|guard|handle|heat|help|hold|impeach|inhibit|interpret|inspect|join|keep|kill|lift|link|lower|lubricate|maintain|make|manage|measure|monitor|move|neutralise|neutralize|nourish|oversee|pass|prevent|produce|protect|provide|pull|pump|purify|push|receive|record|reduce|reflect|regulate|release|remove|repair|represent|resist|scan|screen|secrete|separate|send|slow|soften|speed|split|spread|stimulate|stop|store|strengthen|supervise|supply|support|surround|sweep|switch|transform|translate|transmit|transport|trap|turn|weaken)$/;
/** Subjects whose work nobody asks for: events, amounts and ideas. */
const NO_WORKER =
  /\b(?:lack|increase|decrease|rise|fall|change|growth|success|failure|result|experiment|observation|theory|law|rule|principle|book|novel|play|poem|story|chapter|paragraph|text|theme|title|idea|view|war|battle|event|period|age|year|century|day|place|country|state|nigeria|ghana|britain|africa|people|students?|teachers?|farmers?|example|method|process|reaction|equation|graph|table|figure|temperature|pressure|amount|number|colour|demand|price|prices|conflict|crisis|policy)$/i;
/** What people do is one of many things, and so is what a name of a work or a person does. */
export const OF_PEOPLE =
  /(?:\p{L}{2}(?:er|or|ist|ian|ant|ee)s|people|men|women|children|babies|governments?|countries|firms|societies)$/iu;
const NAMED = /^(?:\p{Lu}\p{Ll}+(?:\s|$)|.*[–—])/u;
const COUNTED = /^(?:two|three|four|five|six|seven|eight|nine|ten|both|water|air|money|man)(?:\s|$)/i;
/** Actions and events have many effects. */
const ACTION =
  /(?<!corpor|organis|organiz|associ|found)ation$|\p{L}{3}(?:ing|ition)$|(?<!lig|fil|pig|seg|instru|parlia|govern)ment$|(?:deficiency|insecurity|flood|drought|farming|diseases?)$/iu;
const OPEN =
  /\b(?:he|she|him|her|his|this|these|those|such|also|then|too|other|others|another|same|here|there|above|below|as well|all (?:two|three|four|five)|(?:two|three|four) (?:means|ways))\b/i;
const COLOUR =
  /^turn\s([^,;]{4,50}?)\s((?:(?:pale|dark|light|deep|bright|brick)[\s-])?(?:red|blue|green|yellow|black|white|brown|pink|purple|orange|violet|colourless|milky)(?:-black)?)(?:[,;]|$|\s(?:and|because|when)\s)/iu;
/** '… and the renal vein takes it away': a second subject. */
const TORN = /\sand\s(?:the|an?)\s(?:\p{L}+\s){1,3}\p{L}+s\s(?:it|the|an?|them)\b/u;
const WORDS = { least: 4, most: 22 } as const;

/** The card for what a thing does; null if the text says that in several sentences, or it is no fact of its kind. */
export function doingCard(
  passage: Passage,
  topics: Topics,
  people: People,
  passages: readonly Passage[],
): EngineCard | null {
  if ((passage.kind !== 'paragraph' && passage.kind !== 'item') || passage.speech === 'guess') return null;
  const text = passage.text.replace(/\.$/, '').trim();
  if (/[?=:“”"]/.test(text)) return null;
  const clause = clauseOf(text);
  if (!clause || !isWork(clause) || people.fullName(clause.subject) !== null) return null;
  const { subject } = clause;
  const asked = askedSubject(subject, topics);
  const head = subject.split(/\s(?:of|in|for|from|on|to|at|with)\s/)[0] ?? subject;
  if (asked === null || OF_PEOPLE.test(head) || NAMED.test(asked) || COUNTED.test(asked) || ACTION.test(head))
    return null;
  if (NO_WORKER.test(head) || PERSON.test(head) || /\sand\s|\sor\s|,|\d/.test(subject)) return null;
  if (
    nounPhraseEnd(clause.restTokens, 0) === 0 &&
    !/^(?:up|down|in|out|off|on)$/.test(clause.restTokens[0]?.text ?? '')
  )
    return null;
  const [, thing = '', colour = ''] = COLOUR.exec(`${clause.verb} ${clause.rest}`) ?? [];
  if (colour !== '' && !OPEN.test(thing))
    return cardOf('effect', questionAbout('What colour', clause, asked, thing), colour, passage, 0.75);
  const deed = deedOf(clause.predicate);
  const words = deed.split(/\s+/).length;
  if (
    OPEN.test(deed) ||
    TORN.test(deed) ||
    /^makes? use\b|^makes? up\b|^keeps? \p{L}+ing\b/u.test(deed) ||
    words < WORDS.least ||
    words > WORDS.most ||
    isAskedOften(clause, passages)
  )
    return null;
  return cardOf(
    'effect',
    questionAbout('What', { ...clause, verb: 'do', auxiliary: null }, asked),
    deed,
    passage,
    0.7,
  );
}

function isWork(clause: Clause): boolean {
  const { lead, adverb, auxiliary, isCopula, isPassive, isNegative, support, verb } = clause;
  const isPlain =
    lead === '' && adverb === '' && auxiliary === null && !isCopula && !isPassive && !isNegative;
  return isPlain && support !== 'did' && WORK.test(verb);
}

/** What it does, without a reason, an example or what somebody else does. */
function deedOf(predicate: string): string {
  return withoutNextClause(predicate)
    .replace(
      /(?:;|,?\s(?:because|since|although|while|whereas|but|for example|for instance|e\.g\.)\s|,\s(?:so|which is why|as)\s).*$/i,
      '',
    )
    .trim();
}

/** Whether other sentences say what the same thing does, so that the question has several answers. */
function isAskedOften({ subject }: Clause, passages: readonly Passage[]): boolean {
  const own = subject.toLowerCase();
  const others = passages.filter(({ text }) => {
    const other = text.toLowerCase().startsWith(own) ? clauseOf(text) : null;
    return other !== null && other.subject.toLowerCase() === own && isWork(other);
  });
  return others.length > 1 || tokensOf(subject).some(({ pos }) => pos === 'PRON');
}
