/** Finds sentences that can't be understood without the one before them, and lines that are no sentences. */
import { isDependent } from '../answers/context.ts';
import { needsContext } from '../cards/phrases.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Language, Passage } from '../reading/source.ts';

/** Phrases before a pronoun whose noun is in the sentence before: 'In criminal cases it is …', 'Le 26 août, elle …'. */
const LEAD_TO_PRONOUN =
  /^to\s\p{Ll}+\s(?:it|them|this|these)\b|^(?!(?:after|before)\s[^,.;]*\s(?:has|have|had|is|are|was|were)\s)(?:in|at|on|for|by|from|under|during|after|before)\s[^,.;]{2,40}?,?\s(?:it|they|he|she)\s(?:is|are|was|were|has|have|had|can|must|\p{Ll}+(?:s|ed))\b|^[^,.;]{2,40},\s(?:il|elle|ils|elles)\s/iu;
/** French nouns that the sentence before named: 'dans ce régime', 'ces deux vents'. */
const POINTING_FR = /^.{0,30}?(?<!\p{L})(?:cet|cette|ces|ce(?!\s(?:qui|que|dont|sont)\b|tte))\s+\p{L}{3,}/iu;
/** 'The calculation fails this test', 'Critics called this a doctrine'. */
const POINTING_EN =
  /^[^,;:]*?(?<!\b(?:and|but|as|because|that|or|if|when))\s(?:this|these)\b(?!\s(?:day|week|year|century|time)\b)/i;
/** 'Kant put it in several forms': the noun isn't in the sentence, unless a clause is before it. */
const EARLY_OBJECT =
  /^(?!(?:if|when|where|because|since|although|though|as|while|to)\b)(?:[^\s,;:]+\s){2,7}(?:it|them|him)(?=\s(?!is\b|was\b|has\b|can\b|may\b|must\b|will\b|does\b|are\b|were\b|have\b|\p{Ll}+(?:s|ed)\b)|[.,;])/iu;
/** 'Unit: J/K', 'For ice: 336 000 J/kg', 'where Q is the heat': they belong to what is above them. */
const ADDITION =
  /^(?:(?:S\.?I\.? )?units?|symbol|formula|example|examples)\s*[:=]|^for [^,:.]{2,30}:\s|^where\s|^(?:e\.g|i\.e)\b|^avec\s[^,]{1,20}=|^because\s[^,]*$|^(?:yes|no)[,!.]\s/iu;

/** A pronoun or determiner that refers to nothing before: 'We multiply …', 'There are two …', 'Nobody is …', 'Only about 10 % …'. */
const FREE_OPENING =
  /^(?:(?:we|you)\s(?!(?:can |may |must |also |then |now )?(?:call|do|use|see|reach|find|know|get)\s(?:it|this|that|these|those|them)\b)|there\s(?:is|are|was|were)\s(?!also\b|another\b|others?\b)|(?:nobody|nothing|everyone|everything|someone)\s|(?:only|not|even)\s(?!(?:then|so|if|when|this|that|these|those|it|they|he|she)\b))/i;
/** 'Each virtue is …', 'Some plants …' name what they are about; 'Each has …', 'Both of them …' don't. */
const QUANTIFIED = /^(?:each|some|both)\s(?!of\b)(?=\p{L}{3,})/iu;
/** 'Before he ascended, Jesus told …': the name follows. */
const NAMED_NEXT =
  /^(?:after|before|when|while|as|since|although|because|if|once)\s(?:it|they|he|she|his|her|its|their)\s[^,]{3,60},\s(?!He\b|She\b|It\b|They\b)(?:the\s\p{Ll}|an?\s\p{Ll}|\p{Lu}\p{Ll})/iu;
const POINTS_LATER = /\b(?:it|they|them|this|these|he|she|him|his|her|that)\b/i;

/** Whether an opening that looks like a reference to the sentence before is none. */
function isFree(text: string): boolean {
  if (NAMED_NEXT.test(text)) return true;
  if (FREE_OPENING.test(text)) return !POINTS_LATER.test(text.replace(/[,;:].*$/, ''));
  return QUANTIFIED.test(text) && ['NOUN', 'PROPN', 'ADJ'].includes(tokensOf(text)[1]?.pos ?? '');
}

/** Whether a sentence can't be understood without the one before it: it opens on a pronoun or a connective. */
export function needsBefore(passage: Passage, text: string, language: Language): boolean {
  if (ADDITION.test(text)) return true;
  if (language === 'en' && !passage.speech && isFree(text)) return false;
  // A spoken reason needs what it explains; 'there are' begins something new.
  if (passage.speech && /^(?:because|there (?:is|are|was|were))\b/i.test(text)) return /^because/i.test(text);
  return language === 'en' ? needsContext(text) : isDependent(passage, language);
}

/** Whether a sentence refers to the one before it further on, or else to its heading. */
export function pointsBack({ speech }: Passage, text: string, language: Language): boolean {
  if (LEAD_TO_PRONOUN.test(text)) return true;
  if (language !== 'en') return language === 'fr' && POINTING_FR.test(text);
  return (
    speech === undefined && (POINTING_EN.test(text) || EARLY_OBJECT.test(text) || hasUnknownPerson(text))
  );
}

/** A name or a kind of person, which 'his' later in the sentence may mean. */
const SOMEBODY =
  /(?<!^)\p{Lu}\p{Ll}|^(?!(?:An?|The|In|On|At|For|By|From|With|About|After|Before|When|If|One|Some|Each|Every|Many|Most|All|No|There)\b)\p{Lu}\p{Ll}+\b(?!s\b)|\b(?:who|whoever|person|one|nobody|man|woman|child|boy|girl|king|queen|chief|president|mother|father|owner|buyer|payer|ruler|actor|judge|nurse|\p{L}{4,}(?:er|or|ee|ist|ian|ant|ent|ess|man))\b/u;

/** Whether 'his' or 'her' in a sentence means somebody whom it hasn't named. */
function hasUnknownPerson(text: string): boolean {
  const before = /^(.*?)\b(?:his|her|him)\b/i.exec(text)?.[1];
  return before !== undefined && !SOMEBODY.test(before);
}

/** The most words of a line without a verb that isn't part of the text, and of one with a colon. */
const MOST_WORDS = { line: 8, labelled: 5 } as const;

/** 'THE GODS ARE NOT TO BLAME by Ola Rotimi': at least four words in capitals, and no full stop. */
const TITLE = /^(?:[\p{Lu}\d'’,:–-]+\s){4,}.*[^.!?]$/u;

/** Whether a line is a title or a caption: it is short, and has neither a verb, an equals sign nor a full stop. */
export function isFragment(text: string, language: Language): boolean {
  if (TITLE.test(text)) return true;
  if (/[=≈<>≤≥→⇌]/.test(text) || language === 'other') return false;
  const words = text.split(/\s+/).length;
  if (/[.!?…]["”’)]?$/.test(text) || words > (text.includes(':') ? MOST_WORDS.labelled : MOST_WORDS.line))
    return false;
  // Without parts of speech, the missing full stop must do.
  return (
    language === 'fr' ||
    !tokensOf(text).some(
      ({ pos, text: word }) => pos === 'AUX' || (pos === 'VERB' && !/(?:ing|ed)$/i.test(word)),
    )
  );
}
