/** Cards from two sentences that belong together: a title and its explanation, a description and its name. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { definesThing } from './defines.ts';
import { cardOf, withoutNextClause } from './parts.ts';
import { namesSomething, standsAlone } from './phrases.ts';

/** Words for what a whole sentence describes; 'this copy' is only a part of it. */
const WHOLE =
  '(?:process|phenomenon|effect|loss|method|condition|disease|disorder|movement|change|reaction|situation|practice|system|principle|rule|test|technique|property|term|pull|state|behaviour|theory|idea|policy|strategy|law|error|problem|arrangement|procedure|division|stage|defence)';
const TERMED = String.raw`(?:therefore\s|thus\s|also\s|usually\s|often\s)?(?:called|known as|termed|named|referred to as)`;
const NAME = String.raw`(?:an?\s+|the\s+)?[“"]?([\p{L}\p{N} '’-]{3,40}?)[”"]?`;
const NAMES_IT = new RegExp(
  String.raw`^(?:this|such(?: an?)?)(?:\s+(?:${WHOLE}|\p{L}+ing|(?<=such (?:an? )?)\p{L}+|(?:\p{L}+\s)?${WHOLE}\sof\s[^,;]{3,60}?))?\s+(?:is|are|was)\s+${TERMED}\s+${NAME}$`,
  'iu',
);
const NAMED_INSIDE = new RegExp(
  String.raw`^(.{20,200}?)[;,]\s+(?:and\s+)?(?:(?:this(?:\s+(?:${WHOLE}|\p{L}+ing))?|which)\s+(?:is|are)|an?\s+(?:\p{L}+\s)?${WHOLE}(?:\s(?:that|which)\sis)?)\s+${TERMED}\s+${NAME}(?:,\s.*)?$`,
  'iu',
);
/** 'This is subduction', 'Researchers call this switching cost', 'Garrett Hardin described this as the tragedy of the commons'. */
const CALLS_IT = new RegExp(
  String.raw`^(?:this(?:\s(?:${WHOLE}|\p{L}+(?:al|ion|ing|ment|ance|ence)))?\s(?:is|was)(?:\s(?:said|known) to be)?\s(?=(?:the\s)?[\p{L}-]+(?:\s[\p{L}-]+){0,3}$)|(?:\p{Lu}?[\p{L}.]+\s){1,3}(?:call|calls|called|named|termed)\s(?:this(?:\s${WHOLE})?|it)\s|(?:\p{Lu}?[\p{L}.]+\s){1,3}described\s(?:this|it)\s(?:in \d{4}\s)?as\s)${NAME}$`,
  'iu',
);
/** What 'this is …' says of something without naming it. */
const NO_NAME =
  /^(?:an?\s)?(?:why|how|what|where|when|not|true|false|so|because|only|often|usually|also|done|important|possible|different|wrong|right|good|bad|clear|easy|hard|useful|difficult|necessary|common|rare|\p{L}+ed|\p{L}+(?:ful|ous|able|ible|ive))\b|\b(?:reason|case|point|problem|result|example|way|question|answer|idea|aim|opposite|truth|fact|position|mistake|basis|stage|time|place|part|beginning|end)$/iu;
const MOST_WORDS = 30;

/** The card for a sentence that names what it, or the sentence before, describes: '…; this process is called leaching'. */
export function namingCard(passage: Passage, before: Passage | undefined): EngineCard | null {
  const text = passage.text.replace(/\.$/, '').trim();
  const inside = NAMED_INSIDE.exec(text);
  const isNext = before?.section === passage.section && before.kind === passage.kind;
  const [described, name] = inside
    ? [inside[1] ?? '', inside[2] ?? '']
    : [isNext ? before.text : '', NAMES_IT.exec(text)?.[1] ?? calledIn(text)];
  const words = described.split(/\s+/).length;
  // The sentence explains another term.
  if (/\b(?:means that|refers to)\b/.test(described)) return null;
  // Of a claim and its reason, or of two claims, 'this' may be either.
  if (!inside && /\b(?:because|since)\b|,\sbut\s/.test(described)) return null;
  if (
    /\b(?:called|known as|termed)\b/.test(described) ||
    (inside && /,\s+an?\s/.test(text.slice(described.length)) && words > 18)
  )
    return null;
  if (name === '' || words < 6 || words > MOST_WORDS || /[?:]$/.test(described)) return null;
  const isAlone = standsAlone(
    described.replace(/^(?:if|when|where|after|before|because|although|while|as|in)\s+/i, ''),
  );
  if (!isAlone || !namesSomething(name) || name.split(' ').length > 4) return null;
  // 'In 1962 Harry Hess suggested that …' tells of a day, and doesn't say what its name means.
  if (/^in (?:the )?\d{4}|^(?:a|the) (?:person|man|woman|child) who\b/i.test(described)) return null;
  if (/\b(?:this|these|it|they)\b/i.test(described.split(/\s+/).slice(0, 5).join(' '))) return null;
  return cardOf('definition', `What is meant by “${name}”?`, described, passage, 0.75);
}

function calledIn(text: string): string {
  const name = CALLS_IT.exec(text)?.[1] ?? '';
  return NO_NAME.test(name) ? '' : name;
}

const EXPLAINS = /^(?:these are|this is|it is|they are)\s+(.{12,})$/iu;

/** 'Unpresented cheques. These are cheques which …': the card for a title that its own sentence explains. */
export function titledCard(passage: Passage, before: Passage | undefined): EngineCard | null {
  const isTogether = before?.quote !== undefined && before.quote === passage.quote;
  const isParagraph = before?.isOpening && before.kind === 'paragraph' && passage.kind === 'paragraph';
  if (before?.section !== passage.section || !(isTogether || (isParagraph && !passage.isOpening)))
    return null;
  const title = before.text.replace(/\.$/, '').replace(/,.*$/, '').trim();
  const isTitle = title.split(/\s+/).length <= 5 && namesSomething(title) && clauseOf(title) === null;
  const [, raw = ''] = EXPLAINS.exec(passage.text.replace(/\.$/, '')) ?? [];
  const meaning = withoutNextClause(raw);
  if (!isTitle || !definesThing(meaning) || /\s(?:and|or)\s/.test(title)) return null;
  const isMany = /^(?:these|they)/i.test(passage.text);
  return cardOf('definition', `What ${isMany ? 'are' : 'is'} ${asPhrase(title)}?`, meaning, passage, 0.9);
}
