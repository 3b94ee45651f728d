import { loadRules, RULES_PROJECTS, readFirestoreRules } from './rules-emulator.ts';

/**
 * Loads firestore.rules once for all files: loading them again would forget what the rules have been seen to
 * do, and rules/coverage.test.ts asks for that.
 */
export default async function setup() {
  await Promise.all(RULES_PROJECTS.map((project) => loadRules(readFirestoreRules(), project)));
}
