import { Raw } from './arbitrary-bend.ts';
import { type Fields, SERVER_TIME, type Write } from './rule-cases.ts';
import { suiteVariable } from './suite-variable.ts';

/**
 * Writes by Firestore's REST interface: a client library, which opens its stream anew after each refusal, is ten
 * times slower. Values are sent as the web library sends them.
 */

/** A value that never comes as far as the rules: a client library refuses to send it. */
export class Unstorable extends Error {}

/** Writes all of them in the name of a student, or none; gives whether the rules allow it. */
export async function isAllowed(project: string, uid: string, writes: readonly Write[]): Promise<boolean> {
  const response = await commit(project, tokenOf(project, uid), writes);
  if (response.ok) return true;
  if (response.status === 403) return false;
  throw new Error(`neither allowed nor refused: ${await response.text()}`);
}

/** Writes documents past the rules. */
export async function putAll(project: string, documents: Record<string, Fields>): Promise<void> {
  const writes = Object.entries(documents).map(([path, data]): Write => ({ verb: 'create', path, data }));
  const response = await commit(project, 'owner', writes);
  if (!response.ok) throw new Error(`not written: ${await response.text()}`);
}

/** Forgets all documents. */
export async function forgetAll(project: string): Promise<void> {
  const url = `http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/emulator/v1/${rootOf(project)}`;
  const response = await fetch(url, { method: 'DELETE' });
  if (!response.ok) throw new Error(`not forgotten: ${await response.text()}`);
}

const rootOf = (project: string) => `projects/${project}/databases/(default)/documents`;

function commit(project: string, token: string, writes: readonly Write[]): Promise<Response> {
  const body = JSON.stringify({ writes: writes.map(({ path, data = {} }) => sent(project, path, data)) });
  return fetch(`http://${suiteVariable('FIRESTORE_EMULATOR_HOST')}/v1/${rootOf(project)}:commit`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

/** A token as the emulators take it, which nobody has signed. */
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

/** A whole document; what is to be the server's time goes beside it. */
function sent(project: string, path: string, data: Fields) {
  const entries = Object.entries(data);
  const times = entries.filter(([, value]) => value === SERVER_TIME).map(([field]) => field);
  return {
    update: {
      name: `${rootOf(project)}/${path}`,
      fields: sentFields(Object.fromEntries(entries.filter(([field]) => !times.includes(field)))),
    },
    updateTransforms: times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
  };
}

function sentFields(map: Fields): Fields {
  return Object.fromEntries(
    Object.entries(map).map(([key, value]) => {
      if (key === '' || /^__.*__$/s.test(key)) throw new Unstorable(`the name ${JSON.stringify(key)}`);
      return [key, sentValue(value)];
    }),
  );
}

const FIRST_TIME = Date.parse('0001-01-01T00:00:00.000Z');
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

function sentValue(value: unknown): Fields {
  if (value === null) return { nullValue: null };
  if (value instanceof Raw) return value.value;
  if (value instanceof Date) {
    const ms = value.getTime();
    if (!(ms >= FIRST_TIME && ms <= LAST_TIME)) throw new Unstorable(`the time ${ms}`);
    return { timestampValue: value.toISOString() };
  }
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) throw new Unstorable('a list in a list');
    return { arrayValue: { values: value.map(sentValue) } };
  }
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return sentNumber(value);
    case 'string':
      if (Buffer.from(value).toString() !== value) throw new Unstorable('half a character');
      return { stringValue: value };
    case 'object':
      return { mapValue: { fields: sentFields(value as Fields) } };
    default:
      throw new Unstorable(`a value of the type ${typeof value}`);
  }
}

function sentNumber(value: number): Fields {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: `${value}` };
  // JSON has none of these, and would make 0 of a minus zero.
  return { doubleValue: Object.is(value, -0) ? '-0' : Number.isFinite(value) ? value : `${value}` };
}
