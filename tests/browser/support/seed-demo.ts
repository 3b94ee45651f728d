import { projectId } from '@akada/emulators/modes';
import { seed } from '@akada/emulators/seed/seed';

/** The demo students, in the test project. */
export function seedDemo(): Promise<void> {
  return seed({ projectId: projectId('test'), now: new Date() });
}
