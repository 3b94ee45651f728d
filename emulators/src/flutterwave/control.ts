/** The state that tests control: queued failures, webhooks, and the recorded requests. */
import { FAILURES, type Failure } from './failures.ts';
import { Refusal } from './protocol.ts';

/** Of the requests received. */
const KEPT = 200;

/** Whether webhooks are sent, and how often. */
export const WEBHOOKS = ['on', 'off', 'duplicate'] as const;
export type WebhookMode = (typeof WEBHOOKS)[number];

/** A call to the API, as `GET /control/requests` shows it. */
export interface Received {
  path: string;
  /** Of the transaction that it is about; null where there is none. */
  tx_ref: string | null;
  authorized: boolean;
  /** The answer's status; null while there is none, or where the client has left without one. */
  answered: number | null;
}

/** What holds for the transactions whose reference has this text in it. */
interface For<T> {
  only: string;
  what: T;
}

export class Control {
  #verify: For<Failure>[] = [];
  /** What was said last holds. */
  readonly #webhooks: For<WebhookMode>[] = [];
  #received: Received[] = [];

  /**
   * Queues failures of the next verifications (an empty list forgets those that are queued), and sets how events are
   * told; with `only`, for the references that have this text in them, so that tests side by side do not meet.
   *
   * @throws Refusal when it is asked for something else
   */
  set(wish: object): { verify: readonly Failure[]; webhooks: WebhookMode } {
    const { only = '', verify, webhooks } = wish as Record<string, unknown>;
    if (typeof only !== 'string') throw new Refusal(400, 'only is a text');
    if (verify !== undefined && !isListOf(FAILURES, verify)) {
      throw new Refusal(400, `verify is a list of: ${FAILURES.join(', ')}`);
    }
    if (webhooks !== undefined && !isListOf(WEBHOOKS, [webhooks])) {
      throw new Refusal(400, `webhooks is one of: ${WEBHOOKS.join(', ')}`);
    }
    if (verify) {
      const kept = verify.length > 0 ? this.#verify : this.#verify.filter((one) => !one.only.includes(only));
      this.#verify = [...kept, ...verify.map((what) => ({ only, what }))];
    }
    if (webhooks) this.#webhooks.push({ only, what: webhooks as WebhookMode });
    const verifying = this.#verify.filter((one) => one.only.includes(only)).map(({ what }) => what);
    return { verify: verifying, webhooks: this.webhooksOf(only) };
  }

  /** How the verification that has come is to fail; undefined when it is not. */
  takeFailure(tx_ref: string): Failure | undefined {
    const at = this.#verify.findIndex(({ only }) => tx_ref.includes(only));
    return at === -1 ? undefined : this.#verify.splice(at, 1)[0]?.what;
  }

  /** What was said last of a transaction's events. */
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
