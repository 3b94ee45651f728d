/** Cards from a sentence and the name for what it describes: 'The salt stays in the topsoil. This is called salinisation.' */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { asSentence, type EngineCard } from './card.ts';
import { cardOf } from './parts.ts';
import { namesSomething, standsAlone } from './phrases.ts';

/** Words for what a whole sentence describes; 'this copy' is only a part of it. */
const WHOLE =
  '(?:process|phenomenon|effect|loss|method|condition|disease|disorder|movement|change|reaction|situation|practice|system|principle|rule|test|technique|property|term|pull|state|behaviour|theory|idea|policy|strategy|law|error|problem|arrangement|procedure|division|stage|defence)';
const TERMED = String.raw`(?:therefore\s|thus\s|also\s|usually\s|often\s)?(?:called|known as|termed|named|referred to as)`;
const NAME = String.raw`((?:an?\s+|the\s+)?[“"]?[\p{L}\p{N} '’-]{3,40}?[”"]?)`;
/** Names of what happens; 'a sac, which is called the vacuole' names the last noun. */
const HAPPENS = String.raw`(?:the\s)?(?:[\p{L}-]+\s){0,2}[\p{L}-]+(?:tion|sion|sis|ing|ment|ism|age|ance|ence|effect|law|rule|process)(?!\p{L})`;
const NAMES_IT = new RegExp(
  String.raw`^(?:this|such(?: an?)?)(?:\s+(?:${WHOLE}|\p{L}+ing|(?<=such (?:an? )?)\p{L}+|(?:\p{L}+\s)?${WHOLE}\sof\s[^,;]{3,60}?))?\s+(?:is|are|was)\s+${TERMED}\s+${NAME}$`,
  'iu',
);
const NAMED_INSIDE = new RegExp(
  String.raw`^(.{20,200}?)(?:[;,]|\s[–—-])\s+(?:and\s+)?(?:this(?:\s+(?:${WHOLE}|\p{L}+ing))?\s+is|which\s+is(?=\s+${TERMED}\s+${HAPPENS})|an?\s+(?:\p{L}+\s)?${WHOLE}(?:\s(?:that|which)\sis)?)\s+${TERMED}\s+${NAME}(?:,\s.*)?$`,
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
  const [described, rawName] = inside
    ? [inside[1] ?? '', inside[2] ?? '']
    : [isNext ? before.text : '', NAMES_IT.exec(text)?.[1] ?? calledIn(text)];
  const name = rawName.replace(/[“”"]/g, '');
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
  if (!isAlone || !namesSomething(name) || name.split(' ').length > 5) return null;
  if (needsMore(described)) return null;
  // 'The definition of Arrhenius' is no name.
  if (/^(?:the\s)?(?:definition|formula|equation|meaning)\b/i.test(name)) return null;
  // 'In 1962 Harry Hess suggested that …' tells of a day, and doesn't say what its name means.
  if (/^in (?:the )?\d{4}|^(?:a|the) (?:person|man|woman|child) who\b/i.test(described)) return null;
  if (/\b(?:this|these)\b/i.test(described.split(/\s+/).slice(0, 5).join(' '))) return null;
  return cardOf('definition', `${asSentence(described)} What is this called?`, capital(name), passage, 0.75);
}

/** Whether a sentence shows an example, or has a word for something that it doesn't name before. */
function needsMore(described: string): boolean {
  if (/:|\b(?:he|she|him|her|we|you|the (?:change|former|latter|same))\b/i.test(described)) return true;
  return /\b(?:it|they|them)\b/i.test(described) && clauseOf(described)?.lead !== '';
}

function calledIn(text: string): string {
  const name = CALLS_IT.exec(text)?.[1] ?? '';
  return NO_NAME.test(name) ? '' : name;
}
