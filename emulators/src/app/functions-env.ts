import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scannerEnv } from '../fakes/file-scanner.ts';
import { flutterwaveEnv } from '../fakes/payments.ts';
import { geminiEnv } from '../fakes/study-engine.ts';
import type { Mode } from '../modes.ts';
import { ROOT, STATE } from '../paths.ts';
import { CommandError } from '../terminal.ts';

const SECRETS_FILE = 'functions/dist/.secret.local';

/** The folder of the functions' `.env` in a mode, as firebase.json's `configDir` names it. */
export function functionsEnvDir(mode: Mode): string {
  return `.akada/functions/${mode}`;
}

/**
 * Writes the functions' parameters where the functions emulator of firebase-tools 14 looks for them. It asks at
 * the terminal for each string that its `.env` lacks, defaults or not, and the Secret Manager for each secret that
 * `.secret.local`, beside the built functions, lacks. Files take precedence over the environment.
 *
 * @returns a function that removes real keys from the disk
 * @throws CommandError when tests would get the real keys of a running `npm start`
 */
export function writeFunctionsEnv(mode: Mode): () => void {
  const file = join(ROOT, SECRETS_FILE);
  const write = (text: string) => writeFileSync(file, text, { mode: 0o600 });
  const { strings, secrets } = parametersOf(mode);
  const found = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = mode === 'dev' ? linesOf(secrets) : mergeTestSecrets(secrets, found);
  const folder = join(STATE, 'functions', mode);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.env'), linesOf(strings));
  mkdirSync(join(ROOT, 'functions/dist'), { recursive: true });
  if (text !== found) write(text);
  return mode === 'dev' ? () => write(linesOf(parametersOf('test').secrets)) : () => undefined;
}

/** The functions' parameters in a mode. */
function parametersOf(mode: Mode) {
  const { GEMINI_API_KEY, ...gemini } = geminiEnv(mode);
  const { FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_SECRET_HASH, ...flutterwave } = flutterwaveEnv(mode);
  return {
    // App Check needs tokens from Google.
    strings: { ...gemini, ...flutterwave, APP_CHECK: 'false', ...scannerEnv(mode) },
    secrets: { GEMINI_API_KEY, FLUTTERWAVE_SECRET_KEY, FLUTTERWAVE_SECRET_HASH },
  };
}

/**
 * The secrets file for tests. A running `npm start` uses the same file. Its Gemini key stays, because the fake Gemini
 * accepts any key; the fake Flutterwave accepts only its own keys.
 *
 * @param found the file's current content; empty when there is none
 */
export function mergeTestSecrets(secrets: Record<string, string>, found: string): string {
  const lines = new Map(found.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line]));
  return Object.entries(secrets)
    .map(([name, value]) => {
      const line = linesOf({ [name]: value });
      const there = lines.get(name);
      if (there === undefined || `${there}\n` === line) return line;
      if (name === 'GEMINI_API_KEY') return `${there}\n`;
      throw new CommandError(
        `${SECRETS_FILE} has real Flutterwave keys, which tests must not use: stop npm start, or delete the file.`,
      );
    })
    .join('');
}

function linesOf(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `${name}=${/^[\w.:/-]*$/.test(value) ? value : JSON.stringify(value)}\n`)
    .join('');
}
