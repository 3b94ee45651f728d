import type {
  CallableChunk,
  CallableInput,
  CallableName,
  CallableOutput,
} from '@akada/domain/callables/contracts';
import { REGION } from '@akada/domain/callables/region';
import { suiteVariable } from './suite-variable.ts';

interface HubEmulators {
  functions: { host: string; port: number };
}

/** An event of a streaming callable: messages, then the result or an error. */
export type StreamEvent<Name extends CallableName> =
  | { message: CallableChunk<Name> }
  | { result: CallableOutput<Name> }
  | { error: { status: string; message: string } };

/** Signs in to the Auth emulator and returns the id token. */
export async function createIdToken(email: string, password: string): Promise<string> {
  const response = await post(
    `http://${suiteVariable('FIREBASE_AUTH_EMULATOR_HOST')}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { email, password, returnSecureToken: true },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}

/** Calls a function of the running suite over HTTP, as the client SDK does. */
export async function callFunction<Name extends CallableName>(
  name: Name,
  data: CallableInput<Name>,
  token?: string,
): Promise<{ status: number; body: unknown }> {
  const response = await post(await functionUrl(name), { data }, headersFor(token));
  return { status: response.status, body: await response.json() };
}

/** Calls a streaming function and returns its events. */
export async function streamFunction<Name extends CallableName>(
  name: Name,
  data: CallableInput<Name>,
  token?: string,
): Promise<StreamEvent<Name>[]> {
  const headers = { ...headersFor(token), accept: 'text/event-stream' };
  const events: StreamEvent<Name>[] = [];
  for await (const event of readEvents<Name>(await post(await functionUrl(name), { data }, headers)))
    events.push(event);
  return events;
}

/** Yields the events of a response as they arrive. */
export async function* readEvents<Name extends CallableName>(
  response: Response,
): AsyncGenerator<StreamEvent<Name>, undefined> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(bytes, { stream: true });
    const lines = text.split('\n\n');
    text = lines.pop() ?? '';
    // Lines that begin with a colon are keep-alives.
    for (const line of lines.filter((one) => one.startsWith('data: '))) {
      yield JSON.parse(line.slice('data: '.length)) as StreamEvent<Name>;
    }
  }
}

/** Returns the URL of a function of the running suite. */
export async function functionUrl(name: CallableName | 'flutterwaveWebhook'): Promise<string> {
  const hub = await fetch(`http://${suiteVariable('FIREBASE_EMULATOR_HUB')}/emulators`);
  const { functions } = (await hub.json()) as HubEmulators;
  return `http://${functions.host}:${functions.port}/${suiteVariable('GCLOUD_PROJECT')}/${REGION}/${name}`;
}

function headersFor(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
