import type { TokenOptions } from '@firebase/rules-unit-testing';

/** Requests to Firestore as data: the tests of the rules run them, and so do the tests of mutated rules. */

export type Fields = Record<string, unknown>;

/** A field that is left out, or taken away by an update. */
export const ABSENT = Symbol('absent');
/** The server's clock at the time of the write. */
export const SERVER_TIME = Symbol('server time');
/** The server's day at the time of the request, in UTC or so many minutes ahead, or one so many days from it. A run may see midnight. */
export class ServerDay {
  constructor(
    readonly offset = 0,
    readonly tail = '',
    readonly ahead = 0,
  ) {}
}
/** A time so many milliseconds before a document is written. */
export class Ago {
  constructor(readonly ms: number) {}
}
/** A number by which an update raises a field, whatever it is. */
export class Raised {
  constructor(readonly by: number) {}
}
/** A key and a value that no schema knows. */
export const INTRUDER = 'intruder';

interface Persona {
  is: string;
  uid: string | null;
  token: TokenOptions;
}

export const OWNER = 'ada';
const CONFIRMED = { email_verified: true };

/** Who asks. The owner comes last: what she may change or delete, the others have tried on before. */
export const PERSONAS = {
  visitor: { is: 'a visitor who is not signed in', uid: null, token: {} },
  guest: { is: 'an account without any address', uid: OWNER, token: { provider_id: 'anonymous' } },
  unconfirmed: {
    is: 'the owner before the address is confirmed',
    uid: OWNER,
    token: { email_verified: false },
  },
  student: { is: 'another student', uid: 'ben', token: CONFIRMED },
  newcomer: { is: 'a student who owns nothing yet', uid: 'cleo', token: CONFIRMED },
  unconfirmedModerator: {
    is: 'a moderator before the address is confirmed',
    uid: 'mod',
    token: { email_verified: false, moderator: true },
  },
  moderator: { is: 'a moderator', uid: 'mod', token: { ...CONFIRMED, moderator: true } },
  owner: { is: 'the owner', uid: OWNER, token: CONFIRMED },
} as const satisfies Record<string, Persona>;
export type PersonaName = keyof typeof PERSONAS;

/** Everybody with a confirmed address. */
export const SIGNED_IN: readonly PersonaName[] = ['student', 'newcomer', 'moderator', 'owner'];

/** Stands for the server's UTC day in a path; a case and its fixtures have it, so a run must not see midnight. */
export const TODAY = '<today>';
/** See {@link TODAY}. */
export const YESTERDAY = '<yesterday>';
export const TOMORROW = '<tomorrow>';
/** See {@link TODAY}: so many days after it. */
export const dayAfter = (days: number) => `<today${days < 0 ? '' : '+'}${days}>`;
/** See {@link TODAY}: the day where clocks are so many minutes ahead of UTC. */
export const todayAt = (ahead: number) => `<today at ${ahead}>`;

/** A write of one document. */
export interface Write {
  verb: 'create' | 'update' | 'delete';
  path: string;
  /** The whole document, or what an update changes. */
  data?: Fields;
}

type Verb = Write['verb'] | 'get' | 'list' | 'count' | 'list everywhere';

interface Request {
  verb: Verb;
  /** Of the document; of the collection where it is listed or counted. */
  path: string;
  /** What a list or a count asks for: documents whose field has this value. */
  where?: readonly [field: string, value: unknown];
  /** How many documents a list or a count asks for; without it, for all. */
  limit?: number;
  /** The whole document, or what an update changes. */
  data?: Fields;
  /** What else is written in the same batch. */
  with?: readonly Write[];
}

export interface RuleCase extends Request {
  /** A sentence. */
  title: string;
  by: PersonaName;
  /** Who asks has this id instead of the persona's, so that cases do not meet. */
  uid?: string;
  allowed: boolean;
}

/** A request that each persona makes, and who of them may. */
export interface Access extends Request {
  what: string;
  for: readonly PersonaName[];
}

/** Who makes every request; what only moderators may, the unconfirmed one tries as well. */
const NAMES = (Object.keys(PERSONAS) as PersonaName[]).filter((name) => name !== 'unconfirmedModerator');

/** Each request by each persona, or by each of some. */
export function accessCases(
  accesses: readonly Access[],
  personas: readonly PersonaName[] = NAMES,
): RuleCase[] {
  return accesses.flatMap(({ what, for: allowedTo, ...request }) =>
    personas.map((by) => {
      const allowed = allowedTo.includes(by);
      const { is } = PERSONAS[by];
      return {
        ...request,
        by,
        allowed,
        title: `${is} ${allowed ? 'can' : 'cannot'} ${request.verb} ${what}`,
      };
    }),
  );
}

/** A valid document with some fields bent, and whether it still is one. */
export interface FieldCase {
  /** What it has: 'a title of 200 characters'. */
  has: string;
  change: Fields;
  allowed: boolean;
  /** The rules know more than the schema can: who wrote a time. */
  onlyRules?: boolean;
}

export const ok = (has: string, change: Fields): FieldCase => ({ has, change, allowed: true });
export const bad = (has: string, change: Fields): FieldCase => ({ has, change, allowed: false });

/** The owner creates each, and turns an existing document into each. */
export function writeCases(
  noun: string,
  collection: string,
  base: Fields,
  fields: readonly FieldCase[],
): { fixtures: Record<string, Fields>; creates: RuleCase[]; updates: RuleCase[] } {
  const write = (
    verb: 'create' | 'update',
    { has, change, allowed }: FieldCase,
    index: number,
  ): RuleCase => ({
    title: `the owner ${allowed ? 'can' : 'cannot'} ${verb} ${noun} with ${has}`,
    by: 'owner',
    verb,
    path: `${collection}/${verb}-${index}`,
    data: verb === 'create' ? { ...base, ...change } : change,
    allowed,
  });
  return {
    fixtures: Object.fromEntries(fields.map((_, index) => [`${collection}/update-${index}`, base])),
    creates: fields.map((field, index) => write('create', field, index)),
    updates: fields.map((field, index) => write('update', field, index)),
  };
}
