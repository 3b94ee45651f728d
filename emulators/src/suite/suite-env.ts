import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { flutterwaveEnv } from '../fakes/payments.ts';
import { geminiEnv } from '../fakes/study-engine.ts';
import { bucketOf, type Mode, SERVICES, type Service } from '../modes.ts';
import { STATE } from '../paths.ts';
import { HOST, type Ports } from '../ports.ts';

/** The environment variables that point the Admin SDK, the functions and @firebase/rules-unit-testing to a suite. */
export function suiteEnv(
  mode: Mode,
  project: string,
  ports: Ports,
  services: readonly Service[],
): Record<string, string> {
  const at = (service: Service) => `${HOST}:${ports[service]}`;
  const hosts: Partial<Record<Service, string>> = {
    auth: 'FIREBASE_AUTH_EMULATOR_HOST',
    firestore: 'FIRESTORE_EMULATOR_HOST',
    storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
    pubsub: 'PUBSUB_EMULATOR_HOST',
  };
  return {
    GCLOUD_PROJECT: project,
    // Otherwise the Admin SDK looks for Google's metadata server first, and warns about proxies that refuse the request.
    METADATA_SERVER_DETECTION: 'none',
    // Otherwise the Admin SDK sets it to the first suite that a process uses, and child processes inherit it.
    ...(services.includes('storage') ? { STORAGE_EMULATOR_HOST: `http://${at('storage')}` } : {}),
    FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: bucketOf(project) }),
    FIREBASE_EMULATOR_HUB: `${HOST}:${ports.hub}`,
    ...(services.includes('functions') ? { ...geminiEnv(mode), ...flutterwaveEnv(mode) } : {}),
    ...Object.fromEntries(
      services.flatMap((service) => {
        const variable = hosts[service];
        return variable ? [[variable, at(service)]] : [];
      }),
    ),
  };
}

/** `http://host:port` of each service and of the hub. */
export function originsOf(ports: Ports): Record<Service | 'hub', string> {
  const names = [...SERVICES, 'hub'] as const;
  return Object.fromEntries(names.map((name) => [name, `http://${HOST}:${ports[name]}`])) as Record<
    Service | 'hub',
    string
  >;
}

/**
 * Keeps the Firebase CLI off the network: no checks for updates, for Google's metadata server, or (with `npm show`, each time
 * it loads the functions) for a newer firebase-functions. Its settings folder is ours, with usage reports turned off and the
 * message of the day marked as read.
 */
export function quietCliEnv(): Record<string, string> {
  const settings = join(STATE, 'config');
  const file = join(settings, 'configstore', 'firebase-tools.json');
  mkdirSync(join(settings, 'configstore'), { recursive: true });
  writeFileSync(file, JSON.stringify({ usage: false, motd: { fetched: Date.now() } }));
  return {
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    npm_config_offline: 'true',
    XDG_CONFIG_HOME: settings,
    // Discovers functions by a file instead of a port: four seconds faster, and no port to collide with.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // In seconds. After the default of ten, a busy machine runs without functions, and nothing earns points.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  };
}
