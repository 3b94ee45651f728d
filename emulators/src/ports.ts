import { type FirebaseJson, readFirebaseJson } from './firebase-json.ts';
import type { Mode, Service } from './modes.ts';

export const HOST = '127.0.0.1';

const WEB_DEV_PORT = 5173;
const GEMINI_DEV_PORT = 4610;
const FLUTTERWAVE_DEV_PORT = 4620;
const SCANNER_DEV_PORT = 4630;
const TEST_SHIFT = 10_000;
/** Set it to run several checkouts on one machine at the same time, each on its own ports. */
const CHECKOUT_SHIFT_VARIABLE = 'AKADA_PORT_SHIFT';
const SHIFTS: Record<Mode, number> = { dev: 0, test: TEST_SHIFT, restore: TEST_SHIFT + 50 };

/** Emulators that the CLI starts beside the functions, with the CLI's default ports. */
const DEFAULTS = { eventarc: 9299, tasks: 9499 } as const;

const NAMES = ['auth', 'firestore', 'functions', 'storage', 'hosting', 'pubsub', 'hub', 'logging'] as const;

export type PortName =
  | (typeof NAMES)[number]
  | 'firestoreWebsocket'
  | 'eventarc'
  | 'tasks'
  | 'web'
  | 'gemini'
  | 'flutterwave'
  | 'scanner';
export type Ports = Record<PortName, number>;

/**
 * Every port of a mode: firebase.json has those of `dev`, `test` uses the same plus 10,000, `restore` plus 10,050.
 * `AKADA_PORT_SHIFT` is added to all of them, so that a second checkout can run beside the first.
 *
 * @param mode the mode
 * @param config the parsed firebase.json, read when it is not given
 * @throws Error when firebase.json lacks a port, or `AKADA_PORT_SHIFT` is not a whole number from 0 to 9,999
 */
export function portsOf(mode: Mode, config: FirebaseJson = readFirebaseJson()): Ports {
  const shift = SHIFTS[mode] + checkoutShift();
  const named = (name: string): number => portOf(config, name, 'port') + shift;
  const ports = Object.fromEntries(NAMES.map((name) => [name, named(name)])) as Record<
    (typeof NAMES)[number],
    number
  >;
  return {
    ...ports,
    firestoreWebsocket: portOf(config, 'firestore', 'websocketPort') + shift,
    eventarc: DEFAULTS.eventarc + shift,
    tasks: DEFAULTS.tasks + shift,
    web: WEB_DEV_PORT + shift,
    gemini: GEMINI_DEV_PORT + shift,
    flutterwave: FLUTTERWAVE_DEV_PORT + shift,
    scanner: SCANNER_DEV_PORT + shift,
  };
}

/** The ports that a suite of these services listens on. */
export function portsInUseBy(services: readonly Service[]): PortName[] {
  return [
    ...services,
    'hub',
    'logging',
    ...(services.includes('firestore') ? (['firestoreWebsocket'] as const) : []),
    ...(services.includes('functions') ? (['eventarc', 'tasks'] as const) : []),
  ];
}

function checkoutShift(): number {
  const value = process.env[CHECKOUT_SHIFT_VARIABLE];
  if (!value) return 0;
  if (!/^\d{1,4}$/.test(value)) {
    throw new Error(`${CHECKOUT_SHIFT_VARIABLE} must be a whole number from 0 to 9999, but is ${value}`);
  }
  return Number(value);
}

function portOf(config: FirebaseJson, name: string, key: 'port' | 'websocketPort'): number {
  const entry = config.emulators[name];
  const port = typeof entry === 'object' ? entry[key] : undefined;
  if (port === undefined) throw new Error(`firebase.json has no emulators.${name}.${key}`);
  return port;
}
