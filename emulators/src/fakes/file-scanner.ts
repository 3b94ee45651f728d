import type { Mode } from '../modes.ts';
import { HOST, portsOf } from '../ports.ts';

/** The value of `FILE_SCANNER_URL` that starts the server in `scanner/`. */
const LOCAL = 'local';

/** Whether the fake scanner runs beside `npm start`. Tests start their own. */
export function hasFakeScanner(mode: Mode, env: NodeJS.ProcessEnv = process.env): boolean {
  return mode === 'dev' && env.FILE_SCANNER_URL === LOCAL;
}

/** The value of the functions' parameter (functions/src/vault/scan.ts): by default no file is scanned. */
export function scannerEnv(mode: Mode, env: NodeJS.ProcessEnv = process.env): { FILE_SCANNER_URL: string } {
  if (mode !== 'dev') return { FILE_SCANNER_URL: '' };
  if (!hasFakeScanner(mode, env)) return { FILE_SCANNER_URL: env.FILE_SCANNER_URL ?? '' };
  return { FILE_SCANNER_URL: `http://${HOST}:${portsOf(mode).scanner}/v2/scan` };
}
