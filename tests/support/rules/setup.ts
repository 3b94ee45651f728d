import { RULES_PROJECTS, readFirestoreRules } from './emulator.ts';
import { setRules } from './set-rules.ts';

/**
 * Loads firestore.rules once for all files. Loading them again would reset the coverage that rules/coverage.test.ts
 * checks.
 */
export default async function setup() {
  await Promise.all(RULES_PROJECTS.map((project) => setRules(readFirestoreRules(), project)));
}
