import { Raw } from '../arbitrary/mutation-builders.ts';

import { type Fields, Raised, SERVER_TIME, type Write } from '../rules/requests.ts';
import { resolveTime } from '../rules/writes.ts';
import { suiteVariable } from '../suite-variable.ts';

/**
 * Writes by Firestore's REST API with values encoded as the web SDK does. The SDK itself reopens its stream after each
 * denied write, which is ten times slower.
 */

/** A value that the SDK refuses to send, so that it never reaches the rules. */
export class Unstorable extends Error {}

/** Writes one batch as a student. Returns whether the rules allow it. */
export async function isAllowed(project: string, uid: string, writes: readonly Write[]): Promise<boolean> {
  const response = await commit(project, tokenOf(project, uid), writes);
  if (response.ok) return true;
  if (response.status === 403) return false;
  throw new Error(`neither allowed nor denied: ${await response.text()}`);
}

/** Writes documents without rules. */
export async function writeWithoutRules(project: string, documents: Record<string, Fields>): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]): Write => ({ verb: 'create', path, data }));
  const response = await commit(project, 'owner', writes);
  if (!response.ok) throw new Error(`the documents were not written: ${await response.text()}`);
}

/** Deletes all documents. */
export async function deleteAll(project: string): Promise<void> {
  const url = `http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/emulator/v1/${rootOf(project)}`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`the documents were not deleted: ${await response.text()}`);
}

const rootOf = (project: string) => `projects/${project}/databases/(default)/documents`;

function commit(project: string, token: string, writes: readonly Write[]): Promise<Response> {
  const body = JSON.stringify({
    writes: writes.map((write) => encodeWrite(project, write)),
  });
  return fetch(`http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/v1/${rootOf(project)}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

/** An unsigned token, as the emulators accept it. */
function tokenOf(project: string, uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const payload = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: uid,
    user_id: uid,
    email_verified: true,
    iat: 0,
    exp: 4_000_000_000,
    firebase: { sign_in_provider: 'password', identities: {} },
  };
  return `${part({ alg: 'none', type: 'JWT' })}.${part(payload)}.`;
}

/**
 * A deletion, or a write of a whole document, or of the changed fields when a field is incremented. Transforms are sent
 * separately.
 */
function encodeWrite(project: string, { verb, path, data = {} }: Write) {
  if (verb === 'delete') return { delete: `${rootOf(project)}/${path}` };
  const entries = Object.entries(data);
  const plain = entries.filter(([, value]) => value !== SERVER_TIME && !(value instanceof Raised));
  const isRaised = entries.some(([, value]) => value instanceof Raised);
  return {
    update: { name: `${rootOf(project)}/${path}`, fields: encodeFields(Object.fromEntries(plain)) },
    ...(isRaised && { updateMask: { fieldPaths: plain.map(([field]) => field) } }),
    updateTransforms: entries.flatMap(([fieldPath, value]): Fields[] => {
      if (value === SERVER_TIME) return [{ fieldPath, setToServerValue: 'REQUEST_TIME' }];
      return value instanceof Raised ? [{ fieldPath, increment: encodeNumber(value.by) }] : [];
    }),
  };
}

function encodeFields(map: Fields): Fields {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => {
      if (key === '' || /^__.*__$/s.test(key)) throw new Unstorable(`the name ${JSON.stringify(key)}`);
      return [key, encodeValue(value)];
    }),
  );
}

const FIRST_TIME = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

function encodeValue(given: unknown): Fields {
  const value = resolveTime(given);
  if (value === null) return { nullValue: null };
  if (value instanceof Raw) return value.value;
  if (value instanceof Date) {
    const ms = value.getTime();
    if (!(ms >= FIRST_TIME && ms <= LAST_TIME)) throw new Unstorable(`the time ${ms}`);
    return { timestampValue: value.toISOString() };
  }
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) throw new Unstorable('a list in a list');
    return { arrayValue: { values: value.map(encodeValue) } };
  }
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return encodeNumber(value);
    case 'string':
      if (Buffer.from(value).toString() !== value) throw new Unstorable('half a character');
      return { stringValue: value };
    case 'object':
      return { mapValue: { fields: encodeFields(value as Fields) } };
    default:
      throw new Unstorable(`a value of the type ${typeof value}`);
  }
}

function encodeNumber(value: number): Fields {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: `${value}` };
  // JSON has no NaN or Infinity, and turns -0 into 0.
  return { doubleValue: Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : `${value}` };
}
