import { type CallableInput, type CallableName, REGION } from '@akada/domain/contracts';
import { suiteVariable } from './suite-variable.ts';

interface HubEmulators {
  functions: { host: string; port: number };
}

/** A real token, from signing in to the Auth emulator. */
export async function idToken(email: string, password: string): Promise<string> {
  const answer = await post(
    `http://${suiteVariable('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { email, password, returnSecureToken: true },
  );
  return (answer.body as { idToken: string }).idToken;
}

/** Calls a function of the running suite over HTTP, as the client SDK does. */
export async function call<Name extends CallableName>(
  name: Name,
  data: CallableInput<Name>,
  token?: string,
): Promise<{ status: number; body: unknown }> {
  const { functions } = (await (
    await fetch(`http://${suiteVariable('FIREBASE_EMULATOR_HUB')}/emulators`)
  ).json()) as HubEmulators;
  const url = `http://${functions.host}:${functions.port}/${suiteVariable('GCLOUD_PROJECT')}/${REGION}/${name}`;
  return post(url, { data }, token);
}

async function post(url: string, body: object, token?: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
