import { loadRules, readRules } from './rules-emulator.ts';

/**
 * Loads firestore.rules once for all files: loading them again would forget what the rules have been seen to
 * do, and rules/zz-coverage.test.ts asks for that.
 */
export default async function setup() {
  await loadRules(readRules());
}
