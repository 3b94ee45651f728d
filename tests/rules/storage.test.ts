import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  assertFails,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadString,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER, PERSONAS, type PersonaName } from '../support/rule-cases.ts';
import { contextOf } from '../support/rules.ts';
import { RULES_PROJECT } from '../support/rules-emulator.ts';
import { suiteVariable } from '../support/suite-variable.ts';

const RULES = fileURLToPath(new URL('../../storage.rules', import.meta.url));

/** Where later features keep files, and anywhere else. */
const FOLDERS = [`vault_files/${OWNER}`, `avatars/${OWNER}`, `ai_uploads/${OWNER}`, 'anywhere'];

const VERBS: Record<string, (storage: FirebaseStorage, folder: string) => Promise<unknown>> = {
  'read the bytes of a file': (storage, folder) => getBytes(ref(storage, `${folder}/old.txt`)),
  'read the metadata of a file': (storage, folder) => getMetadata(ref(storage, `${folder}/old.txt`)),
  'list the files': (storage, folder) => listAll(ref(storage, folder)),
  'upload a file': (storage, folder) => uploadString(ref(storage, `${folder}/new.txt`), 'new'),
  'overwrite a file': (storage, folder) => uploadString(ref(storage, `${folder}/old.txt`), 'new'),
  'change the metadata of a file': (storage, folder) =>
    updateMetadata(ref(storage, `${folder}/old.txt`), { contentType: 'text/html' }),
  'delete a file': (storage, folder) => deleteObject(ref(storage, `${folder}/old.txt`)),
};

const NAMES: readonly PersonaName[] = ['visitor', 'student', 'owner'];

describe('storage', () => {
  let environment: RulesTestEnvironment;
  beforeAll(async () => {
    const [host = '', port] = suiteVariable('FIREBASE_STORAGE_EMULATOR_HOST').split(':');
    const rules = readFileSync(RULES, 'utf8');
    environment = await initializeTestEnvironment({
      projectId: RULES_PROJECT,
      storage: { host, port: Number(port), rules },
    });
  });
  afterAll(() => environment.cleanup());

  const withoutRules = (work: (storage: FirebaseStorage) => Promise<unknown>) =>
    environment.withSecurityRulesDisabled(async (context) => {
      await work(client(context));
    });

  describe.each(FOLDERS)('in %s', (folder) => {
    beforeAll(() => withoutRules((storage) => uploadString(ref(storage, `${folder}/old.txt`), 'old')));

    for (const [verb, act] of Object.entries(VERBS)) {
      for (const name of NAMES) {
        test(`${PERSONAS[name].is} cannot ${verb}`, async () => {
          await assertFails(act(client(contextOf(environment, name)), folder));
        });
      }
      test(`without rules one can ${verb}: only they stand in the way`, async () => {
        await expect(withoutRules((storage) => act(storage, folder))).resolves.toBeUndefined();
      });
    }
  });
});

/** The library's types are those of the compat SDK; what it gives works as the modular one. */
function client(context: RulesTestContext): FirebaseStorage {
  return context.storage() as unknown as FirebaseStorage;
}
