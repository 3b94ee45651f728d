/**
 * The parameters of the model. On a real project the key is a secret, and the first deploy prompts for the others. For
 * the functions emulator the launcher writes all three (emulators/src/app/functions-env.ts), either for the local study
 * engine or with the developer's own key.
 */
import { defineSecret, defineString } from 'firebase-functions/params';

export const GEMINI_API_KEY = defineSecret('GEMINI_API_KEY');

const DEFAULT_MODEL = 'gemini-2.5-flash';
const GEMINI_MODEL = defineString('GEMINI_MODEL', {
  default: DEFAULT_MODEL,
  description: 'The Gemini model that answers the AI tools.',
});
const GEMINI_BASE_URL = defineString('GEMINI_BASE_URL', {
  default: '',
  description: "The base URL of Gemini's API; empty for Google's own.",
});

export interface ModelConfig {
  apiKey: string;
  /** Empty for Google's own. */
  baseUrl: string;
  model: string;
}

/** Reads the parameters, which have values only while a function runs. */
export function modelConfig(): ModelConfig {
  return {
    apiKey: GEMINI_API_KEY.value(),
    baseUrl: GEMINI_BASE_URL.value(),
    model: GEMINI_MODEL.value() || DEFAULT_MODEL,
  };
}
