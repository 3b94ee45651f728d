/** Helpers for the provider's tests: a provider with test keys, and a shop that records its webhooks. */
import { type LocalServer, listenLocally, objectIn, readBody } from '../fakes/local-server.ts';
import type { WebhookEvent } from './protocol.ts';
import type { ProviderOptions } from './provider.ts';
import { type ProviderServer, startProviderServer } from './server.ts';

export const KEYS = { secretKey: 'secret-key', publicKey: 'public-key', secretHash: 'secret-hash' } as const;
export const NOW = new Date('2026-03-02T09:00:00Z');

/** A webhook that the shop received. */
export interface ReceivedWebhook {
  hash: string | undefined;
  event: WebhookEvent;
}

export interface Shop extends LocalServer {
  received: ReceivedWebhook[];
  /** The statuses of the next answers; 200 when the list is empty. */
  answers: number[];
}

export async function startShop(): Promise<Shop> {
  const received: ReceivedWebhook[] = [];
  const answers: number[] = [];
  const server = await listenLocally(0, async (request, response) => {
    const event = (objectIn((await readBody(request, 10_000)) ?? '') ?? {}) as WebhookEvent;
    received.push({ hash: request.headers['verif-hash']?.toString(), event });
    response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' });
    response.end();
  });
  return { ...server, received, answers };
}

export function startProvider(
  webhookUrl: string,
  more: Partial<ProviderOptions> = {},
): Promise<ProviderServer> {
  return startProviderServer(0, { ...KEYS, webhookUrl, retryMs: 1, now: () => NOW, ...more });
}
