import { loadRules } from '@akada/emulators/suite/load-rules';
import { suiteVariable } from '../suite-variable.ts';

/** Gives a project of a test these rules. See {@link loadRules}. */
export function setRules(content: string, project: string): Promise<void> {
  return loadRules(suiteVariable('FIRESTORE_EMULATOR_HOST'), project, content);
}
