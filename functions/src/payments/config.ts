/**
 * Who takes the money. On a real project the two keys are secrets and the rest is asked for on the first deploy. For the
 * functions emulator the launcher writes all of it (emulators/src/functions-env.ts): that of the local stand-in, or the
 * developer's own.
 */
import { defineSecret, defineString } from 'firebase-functions/params';

export const FLUTTERWAVE_SECRET_KEY = defineSecret('FLUTTERWAVE_SECRET_KEY');
/** What their webhooks carry: it is set in their dashboard. */
export const FLUTTERWAVE_SECRET_HASH = defineSecret('FLUTTERWAVE_SECRET_HASH');

const BASE_URL = 'https://api.flutterwave.com';
const SCRIPT_URL = 'https://checkout.flutterwave.com/v3.js';

const FLUTTERWAVE_PUBLIC_KEY = defineString('FLUTTERWAVE_PUBLIC_KEY', {
  description: 'The public key of the Flutterwave account that is paid.',
});
const FLUTTERWAVE_BASE_URL = defineString('FLUTTERWAVE_BASE_URL', {
  default: BASE_URL,
  description: "Where Flutterwave's API is.",
});
const FLUTTERWAVE_SCRIPT_URL = defineString('FLUTTERWAVE_SCRIPT_URL', {
  default: SCRIPT_URL,
  description: "Where Flutterwave's checkout script is.",
});

/** Where the provider is asked, and with what. */
export interface ApiConfig {
  secretKey: string;
  baseUrl: string;
}

/** What a checkout is begun with. */
export interface CheckoutConfig extends ApiConfig {
  publicKey: string;
  scriptUrl: string;
}

/** As the parameters have it; they have values only while a function works. */
export function apiConfig(): ApiConfig {
  return { secretKey: FLUTTERWAVE_SECRET_KEY.value(), baseUrl: FLUTTERWAVE_BASE_URL.value() || BASE_URL };
}

/** See {@link apiConfig}. */
export function checkoutConfig(): CheckoutConfig {
  return {
    ...apiConfig(),
    publicKey: FLUTTERWAVE_PUBLIC_KEY.value(),
    scriptUrl: FLUTTERWAVE_SCRIPT_URL.value() || SCRIPT_URL,
  };
}

/** Whether no money moves, because another than the provider answers at the address. */
export function isSimulated({ baseUrl }: Pick<ApiConfig, 'baseUrl'>): boolean {
  return new URL(baseUrl).origin !== BASE_URL;
}
