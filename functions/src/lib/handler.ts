import type {
  CallableChunk,
  CallableInput,
  CallableName,
  CallableOutput,
} from '@akada/domain/callables/contracts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

/** Where files are. */
export type Bucket = ReturnType<Storage['bucket']>;

/** What a handler works with; tests pass their own. */
export interface Deps {
  db: Firestore;
  auth: Auth;
  /** Opened when it is first asked for: its library is large, and most functions need none. */
  bucket: () => Bucket;
  /** The clock. */
  now: () => Date;
}

/** Who calls: always from the verified token, never from the input. */
export interface Caller {
  uid: string;
  /** Whether the token says so, which it does by the claim that `npm run moderator` sets. */
  isModerator?: boolean;
  /** When the caller last showed who they are, with a password; a token that is refreshed keeps it. */
  signedInAt?: Date;
}

/** The way back to a caller while a handler works. */
export interface Stream<Chunk> {
  /** Sends a piece; settles when there is room for the next. */
  send: (chunk: Chunk) => Promise<void>;
  /** Aborts when the caller has gone away. */
  signal: AbortSignal;
}

/** A callable's work, free of HTTP: `(deps, caller, input) => output`. Throws AppError for what a student should read. */
export type Handler<Name extends CallableName> = (
  deps: Deps,
  caller: Caller,
  input: CallableInput<Name>,
) => Promise<CallableOutput<Name>>;

/** The work of a callable that streams, see {@link Handler}. */
export type StreamHandler<Name extends CallableName> = (
  deps: Deps,
  caller: Caller,
  input: CallableInput<Name>,
  stream: Stream<CallableChunk<Name>>,
) => Promise<CallableOutput<Name>>;

/** What a contract asks for. */
export type HandlerOf<Name extends CallableName> = [CallableChunk<Name>] extends [never]
  ? Handler<Name>
  : StreamHandler<Name>;
