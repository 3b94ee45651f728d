/** Splits a paragraph into sentences: with wink-nlp in English, otherwise with `Intl.Segmenter`. */
import { mapFormulas } from '@akada/domain/text/formulas';
import type { PairCounts } from '../speech/boundary-features.ts';
import { splitSpeech } from '../speech/split-speech.ts';
import { capital } from '../text/text.ts';
import { listingOf, splitSentences } from './nlp.ts';
import type { JoiningWord, Language } from './source.ts';

/** Abbreviations whose full stop doesn't end a sentence; 'The courts have said no.' is one. */
const ABBREVIATION =
  /\(Nig\.\)$|(?:(?<!\b(?:said|says?|answer(?:ed|s)?|is|was)\s(?=no\.$))\b(?:e\.g|i\.e|vs?|cf|approx|ca|figs?|nos?|pts?|pp?|vol|eqs?|dr|mr|mrs|ms|prof|rev|engr|alh|barr|st|lat|gk|resp|conc|dil|aq|incl|excl|esp|usu|viz|assn)\.)$/iu;
/** Abbreviations that end a sentence only if the next word begins one. */
const CLOSING_ABBREVIATION =
  /(?:\b(?:etc|arts?|secs?|ss|ch|eds?|ref|ltd|inc|co|plc|govt|dept|al|max|min|temp)\.)$/iu;
/** Initials in a name: 'Wole K.', 'J. P.' */
const INITIAL = /(?:^|\p{Lu}\p{Ll}+ |\p{Lu}\. )\p{Lu}\.$/u;
/** A number with its unit ends a sentence if the next word begins with a capital: '3.5 m. Plants'. */
const UNIT_END =
  /(\d\s?(?:[kcmµ]?m|[kmµ]?g|[mk]?l|[km]?J|[km]?N|k?Pa|[km]?V|m?A|[kM]?Hz|[kM]?W|s|h|mol|cm³|m³|m\/s|m\/s²|[kM]?[JgN]\/\p{L}{1,2}[²³]?(?: ?K)?|°C|degrees [CF]|K|%))\. (?=\p{Lu}\p{Ll})/gu;

/** The point in 'N1.8m', which the splitter knows only in a number without letters. */
const POINT = /(?<=\p{L}\d+)\.(?=\d)/gu;
const POINT_SIGN = '\uE002';

/** A term of a formula ends a sentence in the same way: 'n = m / M. A limiting reagent is …'. */
const FORMULA_END = /([=+−×*/÷^<>≈]\s?\p{L}{0,3}[²³₀-₉\d)]*)\. (?=\p{Lu}\p{Ll}*\s)/gu;
/** After an article, 'Sun.' is a noun and no short form: 'nearest to the Sun. Jupiter has …'. */
const NOUN_END =
  /(?<=\b(?:the|an?) (?!(?:Rev|Hon|Gen|Col|Capt|Lt|Sgt|Maj|Gov|Sen|Prof|Dr|Mr|Mrs|Ms|St|Rt|Pt)\.)\p{Lu}\p{Ll}{1,4})\. (?=\p{Lu}\p{Ll})/gu;

/** 'in.' after a word is no inch: 'gives it time to soak in. Cover crops …'; 'the sun.' is no Sunday. */
const PARTICLE_END = /(?<=\p{Ll} in|\bthe sun|\b[Aa]t Mass)\. (?=\p{Lu}\p{Ll})/gu;

/** A sentence with more words is speech without punctuation; in a transcript, fewer words are enough. */
const MOST_WORDS = { text: 60, transcript: 12 } as const;

export interface Sentence {
  text: string;
  /** The sentence as the student wrote it, if a word before it was left out. */
  quote?: string;
  /** For a sentence cut from speech: whether its grammar shows where it begins and ends. */
  speech?: 'whole' | 'guess';
  /** For a sentence cut from speech: whether the speaker joined it to the one before. */
  isJoined?: boolean;
  joinedBy?: JoiningWord;
}

/** What a lecturer says before a sentence of a transcript with punctuation: 'Okay, now, a vector has …'. */
const INTERJECTION =
  /^(?:(?:okay|ok|alright|all right|right|well|now|so)[,.!]\s+)+(?!\p{L}+,? (?:and|or)\b)(?=\p{L}+[\s,]\S+\s\S)/iu;

/** A sentence without the words with which a lecturer begins it. */
export function withoutInterjection(sentence: Sentence): Sentence {
  const bare = sentence.text.replace(INTERJECTION, '');
  if (sentence.speech !== undefined || bare === sentence.text) return sentence;
  return { ...sentence, text: capital(bare), quote: sentence.text };
}

/**
 * The sentences of a paragraph, written or spoken.
 *
 * @param pairs the pairs of words of the whole text if it is speech without punctuation; null for other texts
 */
export function readSentences(paragraph: string, language: Language, pairs: PairCounts | null): Sentence[] {
  const isTranscript = pairs !== null;
  const most = isTranscript ? MOST_WORDS.transcript : MOST_WORDS.text;
  return sentencesIn(paragraph, language).flatMap((text): Sentence[] => {
    const isSpeech = text.split(/\s+/).length > most && (isTranscript || !text.includes(','));
    if (language !== 'en' || !isSpeech) return [{ text }];
    return splitSpeech(text, pairs ?? undefined).map(({ text: spoken, isWhole, isJoined, joinedBy }) => ({
      text: spoken,
      speech: isWhole ? 'whole' : 'guess',
      isJoined,
      ...(joinedBy && { joinedBy }),
    }));
  });
}

/** The sentences of a paragraph with punctuation, without false breaks after abbreviations. */
export function sentencesIn(paragraph: string, language: Language): string[] {
  const formulas: string[] = [];
  const marked = withoutFormulas(paragraph, formulas)
    .replace(POINT, POINT_SIGN)
    .replace(UNIT_END, '$1.\n')
    .replace(FORMULA_END, '$1.\n')
    .replace(NOUN_END, '.\n')
    .replace(PARTICLE_END, '.\n');
  const found = marked
    .split('\n')
    .flatMap((part) => (language === 'en' ? splitSentences(part) : segments(part, language)));
  return mended(withSymbols(found)).map((sentence) =>
    sentence
      .replace(/\uE000(\d+)\uE001/g, (_, place: string) => formulas[Number(place)] ?? '')
      .replaceAll(POINT_SIGN, '.'),
  );
}

/** The text with a sign for each of its formulas between dollar signs, whose full stops end no sentence. */
function withoutFormulas(text: string, formulas: string[]): string {
  if (!text.includes('$')) return text;
  const formula = (found: string) => `\uE000${formulas.push(found) - 1}\uE001`;
  return mapFormulas(text, { formula, other: (plain) => plain });
}

/** After these marks a sentence always ends; dividing there first keeps the segmenter fast on long lines. */
const FULL_WIDTH_END = /(?<=[。！？][”’」』）]?)(?![”’」』）])/u;

function segments(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language === 'fr' ? 'fr' : undefined, { granularity: 'sentence' });
  return text
    .split(FULL_WIDTH_END)
    .flatMap((part) => [...segmenter.segment(part)].map(({ segment }) => segment));
}

/** 'Lack of vit. C' is divided after a short form that the dictionary doesn't have; a letter is no sentence. */
function withSymbols(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  for (const sentence of sentences) {
    const last = whole.at(-1)?.trimEnd() ?? '';
    const [, word = ''] = /\s(\p{Ll}{2,4})\.$/u.exec(last) ?? [];
    const [, symbol = '', rest = ''] = /^\s*([B-HJ-Z]\d{0,2}\.)(?:\s+(.+))?$/su.exec(sentence) ?? [];
    if (word === '' || symbol === '' || listingOf(word) !== 'unknown') whole.push(sentence);
    else whole.splice(-1, 1, `${last} ${symbol}`, ...(rest === '' ? [] : [rest]));
  }
  return whole;
}

function mended(sentences: readonly string[]): string[] {
  const whole: string[] = [];
  let open = '';
  for (const [index, sentence] of sentences.entries()) {
    const isFollowedBySentence = /^["“‘(]?\p{Lu}\p{Ll}/u.test((sentences[index + 1] ?? 'The').trim());
    const closing = /^\s*[»”]\s*/u.exec(sentence)?.[0] ?? '';
    const last = whole.at(-1);
    // A closing mark belongs to the sentence before it: '… de l'amour. »'.
    if (closing !== '' && open === '' && last !== undefined)
      whole[whole.length - 1] = `${last}${closing.includes('»') ? ' ' : ''}${closing.trim()}`;
    const rest =
      closing !== '' && open === '' && last !== undefined ? sentence.slice(closing.length) : sentence;
    open = open === '' ? rest.trim() : `${open} ${rest.trim()}`;
    const isOpenBracket =
      (open.match(/\(/g)?.length ?? 0) > (open.match(/\)/g)?.length ?? 0) && open.length < 400;
    if (open === '' || ABBREVIATION.test(open) || INITIAL.test(open) || isOpenBracket) continue;
    if (CLOSING_ABBREVIATION.test(open) && !isFollowedBySentence) continue;
    whole.push(open);
    open = '';
  }
  if (open !== '') whole.push(open);
  return whole;
}
