import { documentPaths } from '@akada/domain/documents/paths';
import { allowOrDeny } from '../../support/rules/builders.ts';
import { ABSENT, type Batch, type Fields, type Write } from '../../support/rules/requests.ts';
import { MONTH, monthFields, SESSION, sessionFields } from './fields.ts';

/** A focus session and its month, written in one batch. Each case has its own student. */

export interface Situation {
  what: string;
  allowed: boolean;
  /** The minutes of the month's days before the batch. */
  before?: Record<string, number>;
  /** The session that the month names before the batch; {@link LAST_ONE} by default. */
  last?: string;
  /** Other documents that exist before the batch, by their path below the account. */
  targets?: Record<string, Fields>;
  writes: (uid: string) => Batch;
}

export const NEW_SESSION = MONTH.last_session_id;
/** The sessions that the stored month of a student has: the last one and an older one. */
export const LAST_SESSION = 'session-0';
export const OLDER_SESSION = 'session-00';

export const createSession = (uid: string, change: Fields = {}, id: string = NEW_SESSION): Write => ({
  verb: 'create',
  path: documentPaths.focusSession(uid, id),
  data: { ...SESSION, ...change },
});
export const createMonth = (uid: string, change: Fields = {}, id: string = MONTH.month): Write => ({
  verb: 'create',
  path: documentPaths.focusMonth(uid, id),
  data: { ...MONTH, month: id, ...change },
});
export const updateMonth = (uid: string, days: Fields, change: Fields = {}): Write => ({
  verb: 'update',
  path: documentPaths.focusMonth(uid, MONTH.month),
  data: { days, last_session_id: NEW_SESSION, ...change },
});

export const { allow, deny } = allowOrDeny<Situation>();

/** A month that matches the session, so that only the session can be invalid. */
function fitting(uid: string, { day, minutes }: Fields): Write {
  const [, id = MONTH.month, date = '05'] = /^(\d{4}-\d\d)-(\d\d)/.exec(String(day)) ?? [];
  const sum = minutes === undefined || minutes === ABSENT ? SESSION.minutes : minutes;
  return createMonth(uid, { days: { [date]: sum } }, id);
}

export const fieldSituations: readonly Situation[] = [
  ...sessionFields.map(({ has, change, allowed }) => ({
    what: `a focus session with ${has}`,
    allowed,
    writes: (uid: string) => [createSession(uid, change), fitting(uid, change)] as const,
  })),
  ...monthFields.map(({ has, change, allowed }) => ({
    what: `a first session and its month with ${has}`,
    allowed,
    writes: (uid: string) => {
      const { last_session_id: id } = change;
      const named = typeof id === 'string' && id !== '' ? id : NEW_SESSION;
      return [createMonth(uid, change), createSession(uid, {}, named)] as const;
    },
  })),
];
