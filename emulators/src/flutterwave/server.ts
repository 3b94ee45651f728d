/** The fake Flutterwave: its checkout, verify endpoints and webhooks on loopback, without real money. */
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type LocalServer, listenLocally, objectIn, readBody, sendJson } from '../fakes/local-server.ts';
import { answerVerification } from './api.ts';
import { checkoutIn, OUTCOMES, PAYMENT_TYPES, problemOf, transactionOf } from './checkout.ts';
import { answerControl } from './control-routes.ts';
import { checkoutPage, outcomePage, PAGE_HEADERS, pendingPage, problemPage } from './page.ts';
import { HttpError } from './protocol.ts';
import { Provider, type ProviderOptions } from './provider.ts';

const MAX_BODY = 1024 * 1024;

/** The content types of the files for the browser, by path. */
const ASSETS: Record<string, string> = {
  '/v3.js': 'text/javascript; charset=UTF-8',
  '/pay.js': 'text/javascript; charset=UTF-8',
  '/pay.css': 'text/css; charset=UTF-8',
};

export interface ProviderServer extends LocalServer {
  provider: Provider;
}

/** Starts the provider on a loopback port; 0 picks a free one. */
export async function startProviderServer(port: number, options: ProviderOptions): Promise<ProviderServer> {
  const provider = new Provider(options);
  const server = await listenLocally(port, (request, response) => {
    handle(request, response, provider, server.origin).catch((error: unknown) => sendError(response, error));
  });
  const close = async (): Promise<void> => {
    provider.webhooks.stop();
    await server.close();
  };
  return { origin: server.origin, provider, close };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
  origin: string,
): Promise<void> {
  const { method, headers } = request;
  const url = new URL(request.url ?? '/', origin);
  const { pathname, searchParams } = url;
  const asset = method === 'GET' && ASSETS[pathname];
  if (asset) return sendAsset(response, pathname, asset);
  if (pathname.startsWith('/control')) {
    // Only browsers send an origin, so this keeps web pages from controlling the provider.
    if (headers.origin !== undefined) throw new HttpError(403, 'Browsers may not call this.');
    const wish = method === 'POST' ? objectIn(await bodyOf(request)) : {};
    if (!wish) throw new HttpError(400, 'The body must be JSON.');
    return sendJson(response, answerControl(provider, `${method} ${pathname}`, wish));
  }
  if (answerVerification(provider, request, url, response)) return;
  if (method === 'POST' && headers.origin !== origin) {
    throw new HttpError(403, 'Only pages of this provider may send forms here.');
  }
  switch (`${method} ${pathname}`) {
    case 'GET /':
      return sendPage(response, pendingPage(provider.ledger.pending));
    case 'GET /pay':
      return showCheckout(response, provider, searchParams);
    case 'POST /pay':
      return endCheckout(response, provider, new URLSearchParams(await bodyOf(request)));
    case 'POST /pending':
      return endPending(response, provider, new URLSearchParams(await bodyOf(request)));
  }
  throw new HttpError(404, `Nothing found at ${pathname}.`);
}

function showCheckout(response: ServerResponse, provider: Provider, params: URLSearchParams): void {
  const checkout = checkoutIn(params);
  const problem = problemOf(checkout, provider);
  if (problem) sendPage(response, problemPage(problem, checkout.opener), 400);
  else sendPage(response, checkoutPage(checkout));
}

function endCheckout(response: ServerResponse, provider: Provider, params: URLSearchParams): void {
  const checkout = checkoutIn(params);
  const problem = problemOf(checkout, provider);
  if (problem) return void sendPage(response, problemPage(problem, checkout.opener), 400);
  const outcome = OUTCOMES.find((one) => one === params.get('outcome'));
  const type = params.get('payment_type') ?? '';
  if (!outcome || !Object.hasOwn(PAYMENT_TYPES, type))
    throw new HttpError(400, 'The form is not from a page of this provider.');
  const transaction = provider.pay(transactionOf(checkout, outcome, type));
  sendPage(response, outcomePage(transaction, checkout.opener));
}

function endPending(response: ServerResponse, provider: Provider, params: URLSearchParams): void {
  provider.complete(params.get('tx_ref') ?? '', params.get('status') === 'failed' ? 'failed' : 'successful');
  response.writeHead(303, { location: '/' });
  response.end();
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const text = await readBody(request, MAX_BODY);
  if (text === null) throw new HttpError(413, 'The body is too long.');
  return text;
}

function sendAsset(response: ServerResponse, path: string, type: string): void {
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(readFileSync(new URL(`browser${path}`, import.meta.url)));
}

function sendPage(response: ServerResponse, page: string, status = 200): void {
  response.writeHead(status, PAGE_HEADERS);
  response.end(page);
}

function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const isOurs = error instanceof HttpError;
  if (!isOurs) console.error('the fake Flutterwave failed', error);
  const answer = isOurs ? error : new HttpError(500, 'Something went wrong.');
  sendJson(response, answer.body(), answer.code);
}
