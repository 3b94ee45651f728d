import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/**
 * `test` has its own ports and project, so that tests run beside `npm start`. `restore` has its own too: a test starts and
 * stops that suite while the one of all tests runs.
 */
export type Mode = 'dev' | 'test' | 'restore';

export const SERVICES = ['auth', 'firestore', 'functions', 'storage', 'hosting', 'pubsub'] as const;
export type Service = (typeof SERVICES)[number];

interface FirebaseRc {
  projects: { default: string };
}

/** The mode's project id. It begins with `demo-`, so that the Firebase CLI stays off the network. */
export function projectId(mode: Mode): string {
  const rc = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8')) as FirebaseRc;
  return mode === 'dev' ? rc.projects.default : `${rc.projects.default}-${mode}`;
}

/** The project's default bucket in Storage. */
export function bucketOf(project: string): string {
  return `${project}.appspot.com`;
}
