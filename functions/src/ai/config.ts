/**
 * The parameters of the model. On a real project the key is a secret, and the first deploy prompts for the others. For
 * the functions emulator the launcher writes all of them (emulators/src/app/functions-env.ts), either for the local study
 * engine or with the developer's own key.
 */
import { defineSecret, defineString } from 'firebase-functions/params';
import type { ServiceAccess } from './gemini/service.ts';

export const GEMINI_API_KEY = defineSecret('GEMINI_API_KEY');

/** An alias, which Google moves to its newest model of this size: it is never retired. */
const DEFAULT_MODEL = 'gemini-flash-latest';
const GEMINI_MODEL = defineString('GEMINI_MODEL', {
  default: DEFAULT_MODEL,
  description: 'The Gemini model, or the alias of one, that answers the AI tools.',
});
const DEFAULT_FALLBACK_MODEL = 'gemini-3.5-flash-lite';
const GEMINI_FALLBACK_MODEL = defineString('GEMINI_FALLBACK_MODEL', {
  default: DEFAULT_FALLBACK_MODEL,
  description: 'The Gemini model that answers while the other is overloaded or gone.',
});
const GEMINI_BASE_URL = defineString('GEMINI_BASE_URL', {
  default: '',
  description: "The base URL of Gemini's API; empty for Google's own.",
});

export interface ModelConfig extends ServiceAccess {
  model: string;
  /** Asked when the first model is overloaded or gone; may be the same. */
  fallbackModel: string;
}

/** Secret Manager stores no empty value, so this one says that there is no key. */
const NO_KEY = 'none';

/** Reads the parameters, which have values only while a function runs. */
export function modelConfig(): ModelConfig {
  const key = GEMINI_API_KEY.value().trim();
  return {
    apiKey: key === NO_KEY ? '' : key,
    baseUrl: GEMINI_BASE_URL.value(),
    model: GEMINI_MODEL.value() || DEFAULT_MODEL,
    fallbackModel: GEMINI_FALLBACK_MODEL.value() || DEFAULT_FALLBACK_MODEL,
  };
}
