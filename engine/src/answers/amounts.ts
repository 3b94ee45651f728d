/** Recognises the amounts that answer 'How much …?' and 'How long …?'. */
import type { Language } from '../reading/source.ts';

/** An amount, without 'one' for a person or a thing. */
const AMOUNT =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|\p{L}+ty|hundred|thousand|million|half|quarter|third|once|twice|one (?:second|minute|hour|day|night|week|month|year|million)|an? (?:second|minute|hour|day|night|week|month|year|century|lifetime)|daily|weekly|monthly|yearly|every|each|all|whole|per|until|same|pH)\b/iu;
/**
 * Whether a passage has an amount of the requested measure.
 *
 * @param measure what must be next to the amount, such as '%'
 */
export function isMeasured(text: string, measure: RegExp, language: Language): boolean {
  // A year is no amount.
  const amounts = text.replace(/\b(?:1[0-9]{3}|20[0-9]{2})s?\b/g, '');
  return measure.test(amounts) && (language !== 'en' || AMOUNT.test(amounts));
}
