import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suiteVariable } from './suite-variable.ts';

/** The project of the rules tests, so that they and the others do not see each other's documents. */
export const RULES_PROJECT = 'demo-akada-rules';

/** The text of firestore.rules. */
export function readRules(): string {
  return readFileSync(fileURLToPath(new URL('../../firestore.rules', import.meta.url)), 'utf8');
}

/** The address of one of the Firestore emulator's own methods for a project. */
export function emulatorUrl(method: 'securityRules' | 'ruleCoverage', project: string): string {
  return `http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/emulator/v1/projects/${project}:${method}`;
}

/**
 * Replaces the rules of a project; the coverage report begins anew.
 *
 * @throws Error with the compiler's messages when the rules do not compile
 */
export async function loadRules(content: string, project = RULES_PROJECT): Promise<void> {
  const response = await fetch(emulatorUrl('securityRules', project), {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`firestore.rules: ${await response.text()}`);
}
