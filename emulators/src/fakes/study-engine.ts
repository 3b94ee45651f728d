import type { Mode } from '../modes.ts';
import { HOST, portsOf } from '../ports.ts';

/** A placeholder key; the fake Gemini accepts any. */
export const LOCAL_KEY = 'local';
/** As in functions/src/ai/config.ts. */
const DEFAULTS = { model: 'gemini-flash-latest', fallbackModel: 'gemini-3.5-flash-lite' } as const;

/** What answers the AI tools: the fake Gemini in `gemini/`, or Google. */
export type StudyEngine = 'local' | 'gemini';

/** `gemini` only for `npm start` with a key in the environment; tests never call Google. */
export function studyEngineOf(mode: Mode, env: NodeJS.ProcessEnv = process.env): StudyEngine {
  const key = env.GEMINI_API_KEY;
  return mode === 'dev' && key && key !== LOCAL_KEY ? 'gemini' : 'local';
}

/** The values of the functions' parameters (functions/src/ai): the key is a secret, the others are strings. */
export function geminiEnv(mode: Mode, env: NodeJS.ProcessEnv = process.env) {
  const isLocal = studyEngineOf(mode, env) === 'local';
  return {
    GEMINI_API_KEY: isLocal ? LOCAL_KEY : (env.GEMINI_API_KEY ?? LOCAL_KEY),
    GEMINI_BASE_URL: isLocal ? `http://${HOST}:${portsOf(mode).gemini}` : (env.GEMINI_BASE_URL ?? ''),
    GEMINI_MODEL: (!isLocal && env.GEMINI_MODEL) || DEFAULTS.model,
    GEMINI_FALLBACK_MODEL: (!isLocal && env.GEMINI_FALLBACK_MODEL) || DEFAULTS.fallbackModel,
  };
}
