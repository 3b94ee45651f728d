import type { Mode } from '../modes.ts';
import { HOST, portsOf } from '../ports.ts';
import { CommandError } from '../terminal.ts';

/** The keys of the fake Flutterwave; no real account has them. */
const LOCAL_KEYS = {
  FLUTTERWAVE_SECRET_KEY: 'local-secret-key',
  FLUTTERWAVE_SECRET_HASH: 'local-secret-hash',
  FLUTTERWAVE_PUBLIC_KEY: 'local-public-key',
} as const;
type KeyName = keyof typeof LOCAL_KEYS;

const REAL_ADDRESSES = {
  FLUTTERWAVE_BASE_URL: 'https://api.flutterwave.com',
  FLUTTERWAVE_SCRIPT_URL: 'https://checkout.flutterwave.com/v3.js',
} as const;

/** What takes payments: the fake Flutterwave in `flutterwave/`, or the real one. */
export type PaymentProvider = 'local' | 'flutterwave';

/** `flutterwave` only for `npm start` with a secret key in the environment; tests never charge money. */
export function paymentProviderOf(mode: Mode, env: NodeJS.ProcessEnv = process.env): PaymentProvider {
  const key = env.FLUTTERWAVE_SECRET_KEY;
  return mode === 'dev' && key && key !== LOCAL_KEYS.FLUTTERWAVE_SECRET_KEY ? 'flutterwave' : 'local';
}

/** The values of the functions' parameters: the secret key and the hash are secrets, the others are strings. */
export type FlutterwaveEnv = Record<KeyName | keyof typeof REAL_ADDRESSES, string>;

/**
 * The values in a mode: those of the fake, or the keys of the environment and the real addresses.
 *
 * @throws CommandError when the environment has some of the keys, but not all
 */
export function flutterwaveEnv(mode: Mode, env: NodeJS.ProcessEnv = process.env): FlutterwaveEnv {
  if (paymentProviderOf(mode, env) === 'local') {
    const origin = `http://${HOST}:${portsOf(mode).flutterwave}`;
    return { ...LOCAL_KEYS, FLUTTERWAVE_BASE_URL: origin, FLUTTERWAVE_SCRIPT_URL: `${origin}/v3.js` };
  }
  return {
    FLUTTERWAVE_SECRET_KEY: requireKey(env, 'FLUTTERWAVE_SECRET_KEY'),
    FLUTTERWAVE_SECRET_HASH: requireKey(env, 'FLUTTERWAVE_SECRET_HASH'),
    FLUTTERWAVE_PUBLIC_KEY: requireKey(env, 'FLUTTERWAVE_PUBLIC_KEY'),
    ...REAL_ADDRESSES,
  };
}

function requireKey(env: NodeJS.ProcessEnv, name: KeyName): string {
  const key = env[name];
  if (key) return key;
  const names = Object.keys(LOCAL_KEYS).join(', ');
  throw new CommandError(`${name} is missing. Set all of ${names}, or none to simulate payments.`);
}
