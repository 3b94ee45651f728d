import type { Mode } from './modes.ts';
import { HOST, portsOf } from './ports.ts';

/** The key that stands for none: the local engine takes any. */
export const LOCAL_KEY = 'local';
const DEFAULT_MODEL = 'gemini-2.5-flash';

/** What answers the AI tools: the server in `gemini/`, or Google's. */
export type StudyEngine = 'local' | 'gemini';

/** Tests never ask Google; the app does when the developer's environment has a key. */
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
    GEMINI_MODEL: (!isLocal && env.GEMINI_MODEL) || DEFAULT_MODEL,
  };
}
