import type { CallableInput, CallableName, CallableOutput } from '@akada/domain/contracts';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

/** What a handler works with; tests pass their own. */
export interface Deps {
  db: Firestore;
  auth: Auth;
  /** The clock. */
  now: () => Date;
}

/** Who calls: always from the verified token, never from the input. */
export interface Caller {
  uid: string;
}

/** A callable's work, free of HTTP: `(deps, caller, input) => output`. Throws AppError for what a student should read. */
export type Handler<Name extends CallableName> = (
  deps: Deps,
  caller: Caller,
  input: CallableInput<Name>,
) => Promise<CallableOutput<Name>>;
