import type { WebhookEvent } from './protocol.ts';

const RETRIES = 3;
const REQUEST_TIMEOUT_MS = 60_000;

export interface WebhookOptions {
  webhookUrl: string;
  /** Sent in the header `verif-hash`. */
  secretHash: string;
  /** The pause between retries; Flutterwave waits for half an hour. */
  retryMs: number;
}

/** One attempt to deliver a webhook. */
export interface Delivery {
  tx_ref: string;
  event: WebhookEvent;
  /** Counted from 1. */
  attempt: number;
  /** The status of the answer; null if there was none. */
  answered: number | null;
}

/** Sends webhooks to the shop, with retries. */
export class Webhooks {
  readonly #options: WebhookOptions;
  readonly #stopped = new AbortController();
  #deliveries: Delivery[] = [];

  constructor(options: WebhookOptions) {
    this.#options = options;
  }

  get deliveries(): readonly Delivery[] {
    return this.#deliveries;
  }

  /** Sends an event. Resolves when the shop has answered with 2xx, after the last retry, or after {@link stop}. */
  async tell(tx_ref: string, event: WebhookEvent): Promise<void> {
    for (let attempt = 1; attempt <= 1 + RETRIES; attempt += 1) {
      const answered = await this.#post(event);
      if (this.#stopped.signal.aborted) return;
      this.#deliveries.push({ tx_ref, event, attempt, answered });
      if (answered !== null && answered >= 200 && answered < 300) return;
      if (attempt <= RETRIES) await pause(this.#options.retryMs, this.#stopped.signal);
    }
  }

  forget(): void {
    this.#deliveries = [];
  }

  /** Stops all deliveries. */
  stop(): void {
    this.#stopped.abort();
  }

  async #post(event: WebhookEvent): Promise<number | null> {
    const { webhookUrl, secretHash } = this.#options;
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'verif-hash': secretHash },
        body: JSON.stringify(event),
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
