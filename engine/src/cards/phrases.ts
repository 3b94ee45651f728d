/** Recognises noun phrases that a card can ask about without further context. */
import { tokensOf } from '../reading/nlp.ts';

const PRONOUN =
  /^(?:it|its|he|she|they|them|their|this|that|these|those|such|his|her|we|you|i|one|ones|there|here|which|who|what|both|some|others?|another|each|former|latter|my|our|your|everyone|someone|nobody|nothing|everything|something)\b/i;
const CONNECTIVE =
  /^(?:however|therefore|thus|hence|so|but|and|or|also|moreover|furthermore|then|next|instead|otherwise|besides|meanwhile|similarly|likewise|consequently|accordingly|as a result|for example|for instance|in addition|in contrast|by contrast|on the other hand|in fact|in other words|that is|finally|lastly|firstly|secondly|thirdly|first|second|third|because|if|when|while|since|although|though|unless|until|after|before|where|whose|whether|yet|nor|note|remember|now|okay|ok|well|again|still|indeed|even|only|not|no|perhaps|maybe|clearly|obviously|generally|usually|often|sometimes|normally|typically|overall|in short|in summary|in conclusion|above|below|as)\b/i;
/** Words that refer to something outside their sentence. */
const POINTER =
  /\b(?:this|these|those|above|below|following|previous|next|aforementioned|(?<!\bof (?:about |nearly )?the )same|latter|former|such|here|figure \d|table \d|page \d|diagram|slide|chapter|lecture|as shown|see)\b/i;

/** What people are. */
export const PERSON =
  /\b(?:man|woman|boy|girl|hero|heroine|king|queen|emperor|president|minister|leader|writer|author|poet|farmer|chief|general|scientist|lawyer|politician|person|ruler|founder|philosopher|nationalist|inventor|explorer|missionary|prince|princess|daughter|son|wife|husband|brother|sister|character|protagonist|narrator|slave|priest|priestess|prophet|soldier|trader|wrestler|musician|artist|teacher|servant|messenger|governor|doctor|nurse|engineer|historian|economist|astronomer|physicist|chemist|biologist|mathematician|psychologist|sociologist|god|goddess|deity)\b/i;

/** 'The father of logic' is one particular person, but 'a father' may be anybody. */
const FOUNDER = /^(?:father|mother|founder|pioneer)$/i;

/** Whether a noun or its phrase, as in 'Aristotle is the father of logic', says that its subject is a person. */
export function isSomebody(head: string): boolean {
  return PERSON.test(head) || FOUNDER.test(head);
}

/** Whether a sentence can be understood without the previous one. */
export function standsAlone(sentence: string): boolean {
  return !PRONOUN.test(sentence) && !CONNECTIVE.test(sentence);
}

/** Words that need the previous sentence to be understood. */
const ANAPHORIC =
  /^(?:but|and|or|so|then|yet|nor|otherwise|instead|besides|still|again|not|nor|only|even)\b|^(?:when|if|while|since|although|because|as|after|before|once|unless|for|in|by|of|with|from|to|at|on)\s+(?:it|they|this|these|those|them|he|she|his|her|their|its|such)\b/i;

/** Whether a sentence of a summary needs the previous one. */
export function needsContext(sentence: string): boolean {
  return PRONOUN.test(sentence) || ANAPHORIC.test(sentence);
}

/** Whether a phrase refers to something outside its sentence: 'this process', 'the above reaction'. */
export function pointsElsewhere(phrase: string): boolean {
  return POINTER.test(phrase) || PRONOUN.test(phrase.trim());
}

const GENERIC =
  /^(?:the\s+)?(?:process|thing|way|point|fact|reason|result|example|case|part|type|kind|number|problem|question|answer|idea|aim|goal|purpose|main\s+\w+|first|second|third|last|key|key\s+point|rest|other|effect|cause|difference|following|author|speaker|lecturer|text|note|notes|table|figure|equation|formula|term|word|name|definition|meaning|importance|role|function|use|advantage|disadvantage|step|stage|time|day|year|people|student|students|today|topic|lesson|order|answer|patient|company|state|court)s?$/i;

/**
 * Whether a card can ask about a phrase: a noun phrase of up to seven words, without a verb, that neither refers to
 * something else nor is too general.
 */
export function namesSomething(phrase: string): boolean {
  const text = phrase.trim();
  const words = text.split(/\s+/);
  if (words.length > 7 || !/\p{L}{2,}|^\p{Lu}$/u.test(text) || /[,;:?!=_]|\.\s/.test(text)) return false;
  if (!standsAlone(text) || pointsElsewhere(text) || GENERIC.test(text) || /\bones?$/i.test(text))
    return false;
  if ((text.match(/[("“]/g)?.length ?? 0) !== (text.match(/[)"”]/g)?.length ?? 0)) return false;
  const tokens = tokensOf(text);
  const last = tokens.at(-1);
  // The tagger is unreliable for single words, so only those that are certainly no nouns are refused.
  if (words.length === 1)
    return (
      last !== undefined && !['ADP', 'DET', 'PRON', 'CCONJ', 'SCONJ', 'AUX', 'ADV', 'INTJ'].includes(last.pos)
    );
  // 'water waves a longitudinal wave' is two phrases from speech or a list.
  if (
    tokens.some(({ pos }, index) => pos === 'DET' && ['NOUN', 'PROPN'].includes(tokens[index - 1]?.pos ?? ''))
  )
    return false;
  if (tokens.some(({ pos }) => pos === 'AUX' || pos === 'SCONJ' || pos === 'PRON')) return false;
  return last !== undefined && !['ADP', 'DET', 'CCONJ', 'PART', 'AUX', 'ADV'].includes(last.pos);
}
