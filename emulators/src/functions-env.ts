import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mode } from './modes.ts';
import { ROOT, STATE } from './paths.ts';
import { geminiEnv, LOCAL_KEY } from './study-engine.ts';

const SECRETS = join(ROOT, 'functions/dist/.secret.local');

/** The folder of the functions' `.env` in a mode, as firebase.json's `configDir` names it. */
export function functionsEnvDir(mode: Mode): string {
  return `.akada/functions/${mode}`;
}

/**
 * Writes the functions' parameters where the functions emulator of firebase-tools 14 looks for them. It asks at
 * the terminal for each string that its `.env` lacks, defaults or not, and the Secret Manager for each secret that
 * `.secret.local`, beside the built functions, lacks; what stands in files goes before the environment.
 *
 * @returns takes a real key off the disk again
 */
export function writeFunctionsEnv(mode: Mode): () => void {
  const { GEMINI_API_KEY, ...strings } = geminiEnv(mode);
  const folder = join(STATE, 'functions', mode);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.env'), linesOf(strings));
  mkdirSync(join(ROOT, 'functions/dist'), { recursive: true });
  const writeKey = (key: string) => writeFileSync(SECRETS, linesOf({ GEMINI_API_KEY: key }), { mode: 0o600 });
  // One file for both modes: the local engine takes any key, so tests leave the one of a running `npm start`.
  if (mode === 'test') {
    if (!existsSync(SECRETS)) writeKey(LOCAL_KEY);
    return () => undefined;
  }
  writeKey(GEMINI_API_KEY);
  return () => writeKey(LOCAL_KEY);
}

function linesOf(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${/^[\w.:/-]*$/.test(value) ? value : JSON.stringify(value)}\n`)
    .join('');
}
