import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suiteVariable } from '../suite-variable.ts';
import type { CoverageReport } from './coverage.ts';

/** Vitest workers of the rules tests. Two cores run two files. */
export const RULES_WORKERS = 2;

/** The emulator fails to report the coverage of a project with many more requests than 6,000. */
export const PROJECTS_PER_WORKER = 2;

/** The projects of the rules tests. Workers share none, so that they don't share documents. */
export const RULES_PROJECTS = Array.from(
  { length: RULES_WORKERS * PROJECTS_PER_WORKER },
  (_, index) => `demo-akada-rules-${index + 1}`,
);

/** The text of firestore.rules. */
export const readFirestoreRules = () => readRulesFile('firestore.rules');

/** The text of storage.rules. */
export const readStorageRules = () => readRulesFile('storage.rules');

function readRulesFile(name: string): string {
  return readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');
}

/**
 * Returns the coverage of the rules by all requests to a project.
 *
 * @throws Error with the emulator's answer when there is no report
 */
export async function readCoverage(project: string): Promise<CoverageReport> {
  const host = suiteVariable('FIRESTORE_EMULATOR_HOST');
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`);
  const body: unknown = JSON.parse(await readWithoutIndents(response));
  if (response.ok && typeof body === 'object' && body !== null && 'report' in body)
    return body as CoverageReport;
  throw new Error(
    `no coverage report for ${project}: ${response.status} ${JSON.stringify(body).slice(0, 500)}`,
  );
}

/** Returns the text of a response without indentation, with which a report would exceed the longest string. */
async function readWithoutIndents(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true }).replace(/\n +/g, '');
  }
  return text;
}

/** The host and port of the Firestore emulator. */
export function firestoreEmulator(): { host: string; port: number } {
  const [host = '', port] = suiteVariable('FIRESTORE_EMULATOR_HOST').split(':');
  return { host, port: Number(port) };
}

/** Deletes all documents of a project, without rules. */
export async function clearDocuments(project: string): Promise<void> {
  const { host, port } = firestoreEmulator();
  const url = `http://${host}:${port}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`the documents of ${project} were not deleted: ${response.status}`);
}
