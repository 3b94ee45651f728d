/** Reads questions as students type them: shortened, without apostrophes, and with words of politeness around them. */
import type { Language } from '../reading/source.ts';
import { withoutContractions } from '../words/roots.ts';
import { inFullWords } from './phone-spelling.ts';

/** Words before a question that say nothing about it. */
const LEADS = /^(?:(?:please|pls|plz|kindly|abeg|hi|hello|ok|okay|so|and|but|also|then|now|sir|ma)[,\s]+)+/i;
const ASKS =
  /^(?:why|what|who|whom|whose|when|where|which|how|explain|give|list|name|state|define|describe|mention|outline|compare|differentiate|distinguish)\b/i;
/** 'Can you tell me …', 'I want to know …' */
const REQUESTS =
  /^(?:(?:can|could|will|would) (?:you|u) (?:please |pls |kindly )?|(?:please |pls |kindly )?(?:help me (?:to )?|i (?:want|need|would like) (?:you )?to (?:know |understand )?|do you know ))(?:tell me |know )?(?=(?:explain|give|list|name|state|define|describe|mention|outline|compare|why|what|who|when|where|which|how)\b)/i;
const TELLS = /^(?:please |pls |kindly )?tell me (?=(?:why|what|who|when|where|which|how)\b)/i;

/** 'Why does it not last long?' asks why it lasts for a short time. */
const LASTS = /\b((?:last|take|live|stay|keep)(?:s|ed)?) (?:so |very |that )?long\b/i;

/** 'What does the word osmosis mean?' asks what osmosis is. */
const WORD = /(?<=\b(?:does|of) )the (?:word|term|name|phrase|expression) (?=\S)/i;

/** A question in full words: 'pls whats osmosis' becomes 'what is osmosis'. Other languages stay as they are. */
export function plainWording(text: string, language: Language): string {
  if (language !== 'en') return text;
  const trimmed = inFullWords(text.trim());
  const asked = trimmed.replace(LEADS, '');
  const whole = withoutContractions(ASKS.test(withoutContractions(asked)) ? asked : trimmed);
  return whole.replace(REQUESTS, '').replace(TELLS, '').replace(LASTS, '$1').replace(WORD, '');
}
