import { projectId } from '@akada/emulators/modes';
import { HOST, portsOf } from '@akada/emulators/ports';
import { seed } from '@akada/emulators/seed/seed';
import { withoutTriggers } from '@akada/emulators/suite/hub';

/** The demo students, in the test project. Their points are in the seed, so no trigger pays for them again. */
export function seedDemo(): Promise<void> {
  const hub = `http://${HOST}:${portsOf('test').hub}`;
  return withoutTriggers(hub, () => seed({ projectId: projectId('test'), now: new Date() }));
}
