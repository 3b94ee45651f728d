import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { projectId } from '@akada/emulators/modes';
import { HOST, portsOf } from '@akada/emulators/ports';
import { loadRules } from '@akada/emulators/suite/load-rules';

const rules = readFileSync(fileURLToPath(new URL('../../../firestore.rules', import.meta.url)), 'utf8');
const load = (content: string) =>
  loadRules(`${HOST}:${portsOf('test').firestore}`, projectId('test'), content);

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
