import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

export interface Header {
  key: string;
  value: string;
}

export interface EmulatorEntry {
  host?: string;
  port?: number;
  websocketPort?: number;
  enabled?: boolean;
}

/** The parts of firebase.json that the launcher reads or changes; the rest is copied unchanged. */
export interface FirebaseJson {
  firestore: { rules: string; [other: string]: unknown };
  hosting: {
    public: string;
    headers: { source: string; headers: Header[] }[];
    [other: string]: unknown;
  };
  functions: Record<string, unknown>[];
  emulators: Record<string, EmulatorEntry | boolean>;
  [other: string]: unknown;
}

/** Reads the repository's firebase.json. */
export function readFirebaseJson(): FirebaseJson {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')) as FirebaseJson;
}
