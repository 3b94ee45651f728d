import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { functionsEnvDir } from '../app/functions-env.ts';
import { type FirebaseJson, type Header, readFirebaseJson } from '../firebase-json.ts';
import type { Mode } from '../modes.ts';
import { ROOT } from '../paths.ts';
import { HOST, type PortName, type Ports, portsOf } from '../ports.ts';
import { CLOSED_RULES } from './load-rules.ts';

/** Local servers that the browser must reach, by directive of the content security policy. */
const REACHED_FROM_BROWSER: Readonly<Record<string, readonly PortName[]>> = {
  'connect-src': ['auth', 'firestore', 'functions', 'storage'],
  'img-src': ['storage'],
  'media-src': ['storage'],
  'script-src': ['flutterwave'],
  'frame-src': ['flutterwave'],
};

/**
 * firebase.json as the emulators of a mode need it: its ports, the local build of the web app, and
 * production's headers, with only the emulators' origins added to the content security policy.
 * Strict-Transport-Security is left out because the emulators speak http.
 *
 * @param config the parsed firebase.json; not changed
 */
export function localConfig(config: FirebaseJson, mode: Mode): FirebaseJson {
  const ports = portsOf(mode, config);
  const at = (port: number) => ({ host: HOST, port });
  return {
    ...config,
    ...(mode === 'test' && { firestore: { ...config.firestore, rules: CLOSED_RULES } }),
    functions: config.functions.map((codebase) => ({ ...codebase, configDir: functionsEnvDir(mode) })),
    hosting: {
      ...config.hosting,
      public: 'web/dist-local',
      headers: config.hosting.headers.map((rule) => ({
        ...rule,
        headers: rule.headers
          .filter(({ key }) => !is(key, 'Strict-Transport-Security'))
          .map((header) => localHeader(header, ports)),
      })),
    },
    emulators: {
      ...config.emulators,
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.firestoreWebsocket },
      functions: at(ports.functions),
      storage: at(ports.storage),
      hosting: at(ports.hosting),
      pubsub: at(ports.pubsub),
      eventarc: at(ports.eventarc),
      tasks: at(ports.tasks),
      hub: at(ports.hub),
      logging: at(ports.logging),
    },
  };
}

/**
 * Writes the mode's config to the repository's root: the CLI takes paths in it relative to its folder.
 *
 * @returns the file's path
 */
export function writeLocalConfig(mode: Mode): string {
  const file = join(ROOT, `firebase.local-${mode}.json`);
  const text = `${JSON.stringify(localConfig(readFirebaseJson(), mode), null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return file;
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
  return file;
}

function localHeader(header: Header, ports: Ports): Header {
  if (!is(header.key, 'Content-Security-Policy')) return header;
  const directives = header.value.split(';').map((directive) => {
    const [name = ''] = directive.trim().split(/\s+/);
    const reached = REACHED_FROM_BROWSER[name] ?? [];
    return [directive, ...reached.map((port) => `http://${HOST}:${ports[port]}`)].join(' ');
  });
  return { ...header, value: directives.join(';') };
}

function is(key: string, name: string): boolean {
  return key.toLowerCase() === name.toLowerCase();
}
