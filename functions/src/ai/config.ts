/**
 * Which model answers. On a real project the key is a secret and the others are asked for on the first deploy. For the
 * functions emulator the launcher writes all three (emulators/src/functions-env.ts): those of the local study engine,
 * or the developer's own key.
 */
import { defineSecret, defineString } from 'firebase-functions/params';

export const GEMINI_API_KEY = defineSecret('GEMINI_API_KEY');

const DEFAULT_MODEL = 'gemini-2.5-flash';
const GEMINI_MODEL = defineString('GEMINI_MODEL', {
  default: DEFAULT_MODEL,
  description: 'The Gemini model that the AI tools ask.',
});
const GEMINI_BASE_URL = defineString('GEMINI_BASE_URL', {
  default: '',
  description: "Where it is; empty for Google's own address.",
});

/** Where a model is and how it is asked. An empty address is Google's own. */
export interface ModelConfig {
  apiKey: string;
  baseUrl: string;
  model: string;
}

/** As the parameters have it; they have values only while a function works. */
export function modelConfig(): ModelConfig {
  return {
    apiKey: GEMINI_API_KEY.value(),
    baseUrl: GEMINI_BASE_URL.value(),
    model: GEMINI_MODEL.value() || DEFAULT_MODEL,
  };
}
