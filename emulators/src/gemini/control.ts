/** What tests control: queued failures, the pace of answers, and the recorded requests. */

import { FAILURES, type Failure } from './failures.ts';
import { Files } from './files.ts';
import { ApiError, type GeminiRequest } from './protocol.ts';

/** Of the requests received. */
const KEPT = 100;

/** A request as `GET /requests` shows it: files by their size only. */
export interface Received {
  model: string;
  method: string;
  body: GeminiRequest;
  /** `open` while it is being answered; `gone` if the client disconnected before the end. */
  state: 'open' | 'answered' | 'gone';
  /** Milliseconds from the request until it was answered or the client disconnected. */
  took: number | null;
}

export class Control {
  readonly files = new Files();
  #delay = { ms: 0, only: '' };
  #next: { failure: Failure; only: string }[] = [];
  #received: Received[] = [];

  /**
   * Queues failures (an empty list clears the queue) and sets the pause before each piece; with `only`,
   * they apply to requests that contain this text, so that parallel tests don't affect each other. `files` controls the
   * uploaded files, see {@link Files.set}.
   *
   * @throws ApiError when the body is not valid
   */
  set(wish: unknown): { next: readonly Failure[]; delay_ms: number } {
    const {
      next,
      delay_ms,
      files,
      only = '',
    } = (typeof wish === 'object' && wish !== null ? wish : {}) as Record<string, unknown>;
    if (typeof only !== 'string') throw new ApiError(400, 'INVALID_ARGUMENT', 'only must be a string');
    if (next !== undefined) {
      if (!Array.isArray(next) || !next.every(isFailure)) {
        throw new ApiError(400, 'INVALID_ARGUMENT', `next must be a list of: ${FAILURES.join(', ')}`);
      }
      const queued = (next as Failure[]).map((failure) => ({ failure, only }));
      this.#next = queued.length === 0 ? [] : [...this.#next, ...queued];
    }
    if (delay_ms !== undefined) {
      if (typeof delay_ms !== 'number' || !(delay_ms >= 0 && delay_ms <= 60_000)) {
        throw new ApiError(400, 'INVALID_ARGUMENT', 'delay_ms must be from 0 to 60000');
      }
      this.#delay = { ms: delay_ms, only };
    }
    if (typeof files === 'object' && files !== null) this.files.set(files);
    return { next: this.#next.map(({ failure }) => failure), delay_ms: this.#delay.ms };
  }

  /** Takes the next queued failure for a request; undefined if there is none. */
  takeFailure(request: GeminiRequest): Failure | undefined {
    const at = this.#next.findIndex(({ only }) => isIn(request, only));
    return at === -1 ? undefined : this.#next.splice(at, 1)[0]?.failure;
  }

  /** Milliseconds before each piece of the answer. */
  delayOf(request: GeminiRequest): number {
    return isIn(request, this.#delay.only) ? this.#delay.ms : 0;
  }

  get received(): readonly Received[] {
    return this.#received;
  }

  forget(): void {
    this.#received = [];
  }

  /** @returns a function that records how the request ended; only its first call counts */
  note(model: string, method: string, body: GeminiRequest): (state: 'answered' | 'gone') => void {
    const entry: Received = { model, method, body: withoutFiles(body), state: 'open', took: null };
    const begun = performance.now();
    this.#received = [...this.#received.slice(1 - KEPT), entry];
    return (state) => {
      if (entry.state !== 'open') return;
      entry.state = state;
      entry.took = Math.round(performance.now() - begun);
    };
  }
}

function isIn(request: GeminiRequest, text: string): boolean {
  return text === '' || JSON.stringify(request).includes(text);
}

function isFailure(name: unknown): name is Failure {
  return FAILURES.some((failure) => failure === name);
}

function withoutFiles(body: GeminiRequest): GeminiRequest {
  const text = JSON.stringify(body, (key, value: unknown) =>
    key === 'data' && typeof value === 'string' ? `${Buffer.byteLength(value, 'base64')} bytes` : value,
  );
  return JSON.parse(text) as GeminiRequest;
}
