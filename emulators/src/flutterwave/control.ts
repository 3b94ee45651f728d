/** What tests control: queued failures, how webhooks are sent, and the recorded requests. */
import { FAILURES, type Failure } from './failures.ts';
import { HttpError } from './protocol.ts';

/** The most requests that are recorded. */
const KEPT = 200;

/** Whether webhooks are sent, and how often. */
export const WEBHOOKS = ['on', 'off', 'duplicate'] as const;
export type WebhookMode = (typeof WEBHOOKS)[number];

/** A call to the API, as `GET /control/requests` shows it. */
export interface Received {
  path: string;
  /** The reference of the transaction; null if there is no such transaction. */
  tx_ref: string | null;
  authorized: boolean;
  /** The status of the answer; null before it is sent, and if the client disconnected first. */
  answered: number | null;
}

/** A setting for the transactions whose reference contains `only`. */
interface For<T> {
  only: string;
  what: T;
}

export class Control {
  #verify: For<Failure>[] = [];
  /** The last matching one applies. */
  readonly #webhooks: For<WebhookMode>[] = [];
  #received: Received[] = [];

  /**
   * Queues failures for the next verifications (an empty list clears the queue), and sets how webhooks are sent.
   * `only` limits both to references that contain it, so that tests that run in parallel do not affect each other.
   *
   * @throws HttpError for an invalid value
   */
  set(wish: object): { verify: readonly Failure[]; webhooks: WebhookMode } {
    const { only = '', verify, webhooks } = wish as Record<string, unknown>;
    if (typeof only !== 'string') throw new HttpError(400, 'only must be a string');
    if (verify !== undefined && !isListOf(FAILURES, verify)) {
      throw new HttpError(400, `verify must be a list of: ${FAILURES.join(', ')}`);
    }
    if (webhooks !== undefined && !isListOf(WEBHOOKS, [webhooks])) {
      throw new HttpError(400, `webhooks must be one of: ${WEBHOOKS.join(', ')}`);
    }
    if (verify) {
      const kept = verify.length > 0 ? this.#verify : this.#verify.filter((one) => !one.only.includes(only));
      this.#verify = [...kept, ...verify.map((what) => ({ only, what }))];
    }
    if (webhooks) this.#webhooks.push({ only, what: webhooks as WebhookMode });
    const verifying = this.#verify.filter((one) => one.only.includes(only)).map(({ what }) => what);
    return { verify: verifying, webhooks: this.webhooksOf(only) };
  }

  /** Takes the next queued failure for a verification; undefined if there is none. */
  takeFailure(tx_ref: string): Failure | undefined {
    const at = this.#verify.findIndex(({ only }) => tx_ref.includes(only));
    return at === -1 ? undefined : this.#verify.splice(at, 1)[0]?.what;
  }

  /** How a transaction's webhooks are sent, by the last setting that matches its reference. */
  webhooksOf(tx_ref: string): WebhookMode {
    return this.#webhooks.findLast(({ only }) => tx_ref.includes(only))?.what ?? 'on';
  }

  get received(): readonly Received[] {
    return this.#received;
  }

  note(request: Omit<Received, 'answered'>): Received {
    const entry = { ...request, answered: null };
    this.#received = [...this.#received.slice(1 - KEPT), entry];
    return entry;
  }

  forget(): void {
    this.#received = [];
  }
}

function isListOf<T>(names: readonly T[], given: unknown): given is T[] {
  return Array.isArray(given) && given.every((one) => names.some((name) => name === one));
}
