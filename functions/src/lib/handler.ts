import type {
  CallableChunk,
  CallableInput,
  CallableName,
  CallableOutput,
} from '@akada/domain/callables/contracts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';

/** The Storage bucket that holds the files. */
export type Bucket = ReturnType<Storage['bucket']>;

/** What a handler works with; tests pass their own. */
export interface Deps {
  db: Firestore;
  auth: Auth;
  /** Opened on first use: its library is large, and most functions need no bucket. */
  bucket: () => Bucket;
  /** The clock. */
  now: () => Date;
}

/** Who calls. All but the contract is taken from the verified token, never from the input. */
export interface Caller {
  uid: string;
  /** The contract version of the caller's app, 0 if it sends none; absent means the version of this release. */
  contract?: number;
  /** Whether the token has the claim that `npm run moderator` sets. */
  isModerator?: boolean;
  /** When the caller last signed in with a password. Refreshing the token does not change it. */
  signedInAt?: Date;
}

/** Sends pieces to the caller while a handler works. */
export interface Stream<Chunk> {
  /** Sends a piece; resolves when there is room for the next. */
  send: (chunk: Chunk) => Promise<void>;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
}

/** What a callable does, independent of HTTP. Throws AppError with a message for the student. */
export type Handler<Name extends CallableName> = (
  deps: Deps,
  caller: Caller,
  input: CallableInput<Name>,
) => Promise<CallableOutput<Name>>;

/** What a streaming callable does, see {@link Handler}. */
export type StreamHandler<Name extends CallableName> = (
  deps: Deps,
  caller: Caller,
  input: CallableInput<Name>,
  stream: Stream<CallableChunk<Name>>,
) => Promise<CallableOutput<Name>>;

/** The type of handler that a contract needs: a streaming one if the contract has chunks. */
export type HandlerOf<Name extends CallableName> = [CallableChunk<Name>] extends [never]
  ? Handler<Name>
  : StreamHandler<Name>;
