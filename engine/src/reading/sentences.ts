/** Sentences of a paragraph, in English by wink-nlp and else by `Intl.Segmenter`. */
import { splitSentences } from './nlp.ts';
import type { Language } from './source.ts';

/** What ends with a full stop and does not end a sentence. */
const ABBREVIATION =
  /(?:\b(?:e\.g|i\.e|etc|vs?|cf|approx|ca|figs?|nos?|pts?|art|arts|sec|secs|ss|ch|pp?|vol|eds?|eqs?|ref|dr|mr|mrs|ms|prof|st|ltd|inc|co|plc|govt|dept|lat|gk|al|resp|max|min|temp)\.)$/iu;
/** Initials of a name: 'Wole K.', 'J. P.' */
const INITIAL = /(?:^|\p{Lu}\p{Ll}+ |\p{Lu}\. )\p{Lu}\.$/u;
/** A unit with its number ends a sentence when the next begins with a capital: '3.5 m. Plants'. */
const UNIT_END =
  /(\d\s?(?:[kcmµ]?m|[kmµ]?g|[mk]?l|[km]?J|[km]?N|k?Pa|[km]?V|m?A|[kM]?Hz|[kM]?W|s|h|mol|cm³|m³|m\/s|m\/s²|°C|K|%))\. (?=\p{Lu}\p{Ll})/gu;

/** A longer one is speech that nobody has punctuated. */
const MOST_WORDS = 60;
const SPEECH_BREAK =
  /\s+(?=(?:so|okay|ok|now|well|right|remember|alright|finally|next)\s)|\s+and\s+(?=(?:the|a|an|then|remember|in|it|this|when|if)\s)|(?<=\bwhat (?:is|are) (?:an? |the )?(?<named>\w+)) (?=\k<named>\b)/giu;

/** The sentences of a paragraph; what an abbreviation has cut apart is one. */
export function sentencesIn(paragraph: string, language: Language): string[] {
  const marked = paragraph.replace(UNIT_END, '$1.\n');
  const found = marked
    .split('\n')
    .flatMap((part) => (language === 'en' ? splitSentences(part) : segments(part, language)));
  return mended(found).flatMap((sentence) =>
    sentence.split(/\s+/).length > MOST_WORDS ? splitSpeech(sentence) : [sentence],
  );
}

function segments(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language === 'fr' ? 'fr' : undefined, { granularity: 'sentence' });
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}

function mended(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  let open = '';
  for (const sentence of sentences) {
    open = open === '' ? sentence.trim() : `${open} ${sentence.trim()}`;
    const isOpenBracket =
      (open.match(/\(/g)?.length ?? 0) > (open.match(/\)/g)?.length ?? 0) && open.length < 400;
    if (open === '' || ABBREVIATION.test(open) || INITIAL.test(open) || isOpenBracket) continue;
    whole.push(open);
    open = '';
  }
  if (open !== '') whole.push(open);
  return whole;
}

/** Speech without punctuation, cut before the words that open a thought. */
function splitSpeech(text: string): string[] {
  return text
    .split(SPEECH_BREAK)
    .filter((part) => part !== undefined)
    .map((part) =>
      part.replace(/^(?:(?:so|okay|ok|now|well|right|alright|remember|and|because)\s+)+/i, '').trim(),
    )
    .filter((part) => part.split(/\s+/).length > 2);
}
