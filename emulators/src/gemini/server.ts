/** The fake Gemini: its HTTP protocol on loopback, answered without a model (docs/decisions/0008). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type LocalServer,
  listenLocally,
  objectIn,
  readBody,
  readBytes,
  sendJson,
} from '../fakes/local-server.ts';
import { Control } from './control.ts';
import { ApiError, type GeminiRequest } from './protocol.ts';
import { askedIn } from './request.ts';
import { promptTokens, respond } from './respond.ts';
import { refuseSettings } from './settings.ts';

/** The limit of the service: a PDF of 50 MB in base64, and the text around it. */
const MAX_BODY = 70 * 1024 * 1024;

const ROUTE = /^\/v1(?:beta)?\/models\/([\w.-]+):(generateContent|streamGenerateContent|countTokens)$/;

export interface EngineServer extends LocalServer {
  control: Control;
}

/** Starts the engine on a loopback port; 0 picks a free one. */
export async function startEngineServer(port: number): Promise<EngineServer> {
  const control = new Control();
  const server = await listenLocally(port, (request, response) => {
    handle(request, response, control).catch((error: unknown) => refuse(response, error));
  });
  return { ...server, control };
}

async function handle(request: IncomingMessage, response: ServerResponse, control: Control): Promise<void> {
  // Only browsers send an origin, so this keeps web pages from controlling the engine.
  if (request.headers.origin !== undefined)
    throw new ApiError(403, 'PERMISSION_DENIED', 'Browsers may not call this.');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://local');
  switch (`${request.method} ${pathname}`) {
    case 'GET /':
      return sendJson(response, { engine: 'Akada local study engine' });
    case 'POST /control':
      return sendJson(response, control.set(await bodyOf(request)));
    case 'GET /requests':
      return sendJson(response, control.received);
    case 'GET /files':
      return sendJson(response, control.files.summary(`http://${request.headers.host}`));
    case 'DELETE /requests':
      control.forget();
      return sendJson(response, control.received);
  }
  const files = await answerAboutFiles(request, pathname, searchParams, control);
  if (files) return sendJson(response, files);
  const [, model, method] = (request.method === 'POST' && ROUTE.exec(pathname)) || [];
  if (!model || !method) throw new ApiError(404, 'NOT_FOUND', `Nothing found at ${pathname}.`);
  requireKey(request, searchParams);
  const body = (await bodyOf(request)) as GeminiRequest;
  const readFile = (uri: string) => control.files.read(uri);
  if (method === 'countTokens') {
    const counted = body.generateContentRequest ?? body;
    const { pdfPages } = await askedIn(counted, readFile);
    return sendJson(response, { totalTokens: promptTokens(counted, pdfPages) });
  }
  refuseSettings(model, body.generationConfig);
  const failure = control.takeFailure(body);
  const end = control.note(model, method, body);
  response.once('close', () => end(response.writableFinished ? 'answered' : 'gone'));
  const isStream = method === 'streamGenerateContent';
  await respond(response, { model, isStream, body, failure, delayMs: control.delayOf(body), readFile });
}

/** @throws ApiError when the request has no key */
function requireKey(request: IncomingMessage, searchParams: URLSearchParams): void {
  if (request.headers['x-goog-api-key'] || searchParams.get('key')) return;
  throw new ApiError(
    403,
    'PERMISSION_DENIED',
    "Method doesn't allow unregistered callers (callers without established identity).",
  );
}

/** The answer of the Files API; undefined for other requests. */
async function answerAboutFiles(
  request: IncomingMessage,
  pathname: string,
  searchParams: URLSearchParams,
  { files }: Control,
): Promise<object | undefined> {
  if (!/^(?:\/upload)?\/v1beta\/files(?:\/|$)/.test(pathname)) return undefined;
  requireKey(request, searchParams);
  const origin = `http://${request.headers.host}`;
  const [, id = ''] = /^\/v1beta\/files\/([\w-]+)$/.exec(pathname) ?? [];
  switch (`${request.method} ${id ? pathname.replace(id, 'id') : pathname}`) {
    case 'POST /upload/v1beta/files': {
      const body = await readBytes(request, MAX_BODY);
      if (!body) throw new ApiError(400, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
      return files.upload(request.headers['content-type'] ?? '', body, origin);
    }
    case 'GET /v1beta/files': {
      const [pageSize, pageToken] = ['pageSize', 'pageToken'].map((name) => Number(searchParams.get(name)));
      return files.list({ pageSize: pageSize ?? 0, pageToken: pageToken ?? 0 }, origin);
    }
    case 'GET /v1beta/files/id':
      return files.get(id, origin);
    case 'DELETE /v1beta/files/id':
      return files.delete(id);
    default:
      return undefined;
  }
}

async function bodyOf(request: IncomingMessage): Promise<object> {
  const text = await readBody(request, MAX_BODY);
  if (text === null) throw new ApiError(400, 'INVALID_ARGUMENT', 'Request payload size exceeds the limit.');
  const body = objectIn(text);
  if (!body) throw new ApiError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.');
  return body;
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const isOurs = error instanceof ApiError;
  if (!isOurs) console.error('the fake Gemini failed', error);
  const failure = isOurs ? error : new ApiError(500, 'INTERNAL', 'An internal error has occurred.');
  sendJson(response, failure.body(), failure.code);
}
