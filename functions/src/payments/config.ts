/**
 * The payment provider's parameters. On a real project the two keys are secrets, and the first deploy asks for the rest. For
 * the functions emulator the launcher writes all of them (emulators/src/app/functions-env.ts): those of the fake
 * Flutterwave, or the developer's own.
 */
import { defineSecret, defineString } from 'firebase-functions/params';

export const FLUTTERWAVE_SECRET_KEY = defineSecret('FLUTTERWAVE_SECRET_KEY');
/** The secret that webhooks carry; it is set in Flutterwave's dashboard. */
export const FLUTTERWAVE_SECRET_HASH = defineSecret('FLUTTERWAVE_SECRET_HASH');

const BASE_URL = 'https://api.flutterwave.com';
const SCRIPT_URL = 'https://checkout.flutterwave.com/v3.js';

const FLUTTERWAVE_PUBLIC_KEY = defineString('FLUTTERWAVE_PUBLIC_KEY', {
  description: 'The public key of the Flutterwave account that receives the payments.',
});
const FLUTTERWAVE_BASE_URL = defineString('FLUTTERWAVE_BASE_URL', {
  default: BASE_URL,
  description: "The base URL of Flutterwave's API.",
});
const FLUTTERWAVE_SCRIPT_URL = defineString('FLUTTERWAVE_SCRIPT_URL', {
  default: SCRIPT_URL,
  description: "The URL of Flutterwave's checkout script.",
});

/** The provider's API and the key for it. */
export interface ApiConfig {
  secretKey: string;
  baseUrl: string;
}

/** The configuration of a checkout. */
export interface CheckoutConfig extends ApiConfig {
  publicKey: string;
  scriptUrl: string;
}

/** Reads the parameters, which have values only while a function runs. */
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

/** Whether the address is not the real provider's, so that no money is charged. */
export function isSimulated({ baseUrl }: Pick<ApiConfig, 'baseUrl'>): boolean {
  return new URL(baseUrl).origin !== BASE_URL;
}
