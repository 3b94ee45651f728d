import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectId } from '@akada/emulators/modes';
import { HOST, portsOf } from '@akada/emulators/ports';

const rules = readFileSync(fileURLToPath(new URL('../../../firestore.rules', import.meta.url)), 'utf8');
const ENDPOINT = `http://${HOST}:${portsOf('test').firestore}/emulator/v1/projects/${projectId('test')}:securityRules`;

/**
 * Makes the server deny the writes of one student only, so that other tests can run at the same time.
 * Gives back how to undo it.
 */
export async function denyWrites(uid: string): Promise<() => Promise<void>> {
  const condition = 'return isSignedIn() && request.auth.uid == uid;';
  if (!rules.includes(condition)) throw new Error('isOwner has changed: tell denyWritesOf how');
  const reading = "request.method in ['get', 'list']";
  await load(rules.replace(condition, condition.replace(';', ` && (uid != '${uid}' || ${reading});`)));
  return () => load(rules);
}

async function load(content: string): Promise<void> {
  const response = await fetch(ENDPOINT, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  if (!response.ok) throw new Error(`the rules were not loaded: ${await response.text()}`);
}
