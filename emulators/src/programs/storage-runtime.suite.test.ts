import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findInCloudCli } from './google-cloud-cli.ts';
import { wrapStorageRules } from './wrap-emulators.ts';

/** Speaks to the runtime as the Storage emulator does, without one. */

const RULES = `rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    match /files/{uid}/{name} {
      allow get: if request.auth.token.email_verified == true;
      allow create: if request.auth.uid == uid && resource == null
        && request.resource.size < 1000 && request.resource.contentType in ['application/pdf'];
    }
  }
}`;

type Value = object;
interface Answer {
  id: number;
  status: string;
  errors: string[];
  warnings: string[];
  result?: { permit?: boolean; rulesVersion?: number };
}

const text = (string_value: string): Value => ({ string_value });
const map = (fields: Record<string, Value>): Value => ({ map_value: { fields } });
const NULL: Value = { null_value: null };
const ADA = map({ uid: text('ada'), token: map({ email_verified: { bool_value: true } }) });
const UNVERIFIED = map({ uid: text('ada'), token: map({ email_verified: { bool_value: false } }) });
const file = (size: number, contentType = 'application/pdf'): Value =>
  map({ size: { int_value: size }, contentType: text(contentType) });

const jar = await findInCloudCli('platform/cloud-firestore-emulator/cloud-firestore-emulator.jar');

describe.skipIf(!jar)('the Storage rules runtime', () => {
  let runtime: ChildProcess;
  let cache: string;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer) => void>();

  function ask(action: string, context: object): Promise<Answer> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      runtime.stdin?.write(`${JSON.stringify({ action, id, context })}\n`);
    });
  }

  const load = (rulesetName: string, content: string) =>
    ask('load_ruleset', { rulesetName, source: { files: [{ name: 'storage.rules', content }] } });

  async function permits(
    method: string,
    auth: Value,
    options: { path?: string; before?: Value; after?: Value } = {},
  ) {
    const { path = '/b/bucket/o/files/ada/notes.pdf', before = NULL, after = NULL } = options;
    const { result, errors } = await ask('verify', {
      rulesetName: 'rules',
      service: 'firebase.storage',
      path,
      method,
      variables: { resource: before, request: map({ auth, resource: after }) },
    });
    expect(errors).toEqual([]);
    return result?.permit;
  }

  beforeAll(async () => {
    cache = mkdtempSync(join(tmpdir(), 'akada-runtime-'));
    const built = await wrapStorageRules(jar ?? '', cache, 'javac');
    runtime = spawn('java', ['-Duser.language=en', '-jar', built, 'serve'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const started = new Promise<Answer>((resolve) => waiting.set(-1, resolve));
    createInterface({ input: runtime.stdout as Readable }).on('line', (line) => {
      const answer = JSON.parse(line) as Answer;
      waiting.get(answer.id)?.(answer);
    });
    expect(await started).toEqual({ id: -1, status: 'ok', action: '' });
    expect(await load('rules', RULES)).toMatchObject({
      status: 'ok',
      errors: [],
      result: { rulesVersion: 2 },
    });
  }, 30_000);

  afterAll(() => {
    runtime?.kill();
    rmSync(cache, { recursive: true, force: true });
  });

  test('email_verified decides', async () => {
    expect(await permits('get', ADA)).toBe(true);
    expect(await permits('get', UNVERIFIED)).toBe(false);
  });

  test('a rule that cannot be evaluated denies the request', async () => {
    expect(await permits('get', NULL)).toBe(false);
  });

  test('the size decides', async () => {
    expect(await permits('create', ADA, { after: file(999) })).toBe(true);
    expect(await permits('create', ADA, { after: file(1000) })).toBe(false);
  });

  test('the content type decides', async () => {
    expect(await permits('create', ADA, { after: file(1, 'text/html') })).toBe(false);
  });

  test('a new file may not replace an existing one', async () => {
    expect(await permits('create', ADA, { after: file(1), before: file(1) })).toBe(false);
  });

  test("another's folder is another's", async () => {
    const path = '/b/bucket/o/files/bob/notes.pdf';
    expect(await permits('create', ADA, { path, after: file(1) })).toBe(false);
  });

  test('what has no rule is denied: a path, a method', async () => {
    expect(await permits('get', ADA, { path: '/b/bucket/o/elsewhere/x' })).toBe(false);
    expect(await permits('delete', ADA, { before: file(1) })).toBe(false);
  });

  test.each(['a b.pdf', '100%.pdf', '%2F.pdf', 'a(1){x}.pdf', 'ọmọ.pdf'])(
    'a file may be named %s',
    async (name) => {
      expect(await permits('get', ADA, { path: `/b/bucket/o/files/ada/${name}` })).toBe(true);
    },
  );

  test('rules that do not compile are reported with file, line and column, and none are loaded', async () => {
    const answer = await load('bad', 'service firebase.storage {\n  match /b/{b}/o { allow read: if ; }\n}');
    expect(answer.errors[0]).toMatch(/^storage\.rules:2:\d+ - /);
    expect(answer.result).toBeUndefined();
    const verdict = await ask('verify', {
      rulesetName: 'bad',
      service: 'firebase.storage',
      path: '/b',
      method: 'get',
      variables: {},
    });
    expect(verdict.result).toBeUndefined();
    expect(verdict.errors).toHaveLength(1);
  });

  test('without rules_version it is version 1', async () => {
    const answer = await load('v1', 'service firebase.storage { match /b/{b}/o { allow read: if true; } }');
    expect(answer.result).toEqual({ rulesVersion: 1 });
  });

  test('requests that arrive together are answered apart, each with its own id', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => permits('get', ADA)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => true));
  });
});
