import type { TokenOptions } from '@firebase/rules-unit-testing';

/** Requests to Firestore as data, which the tests of the rules and of their mutants run. */

export type Fields = Record<string, unknown>;

/** A field that a create leaves out or an update deletes. */
export const ABSENT = Symbol('absent');
/** The server's time of the write. */
export const SERVER_TIME = Symbol('server time');
/**
 * The server's day at the time of the request, in UTC or `ahead` minutes ahead of it, moved by `offset` days and followed
 * by `tail`. Computed for each request, because the day can change during a run.
 */
export class ServerDay {
  constructor(
    readonly offset = 0,
    readonly tail = '',
    readonly ahead = 0,
  ) {}
}
/** A time `ms` milliseconds before the document is written. */
export class Ago {
  constructor(readonly ms: number) {}
}
/** A number by which an update increments a field. */
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
const VERIFIED = { email_verified: true };

/** Who sends a request. The owner comes last, because her requests change or delete what the others try to. */
export const PERSONAS = {
  visitor: { is: 'a signed-out visitor', uid: null, token: {} },
  guest: { is: 'an anonymous user', uid: OWNER, token: { provider_id: 'anonymous' } },
  unverified: {
    is: 'the owner with an unverified address',
    uid: OWNER,
    token: { email_verified: false },
  },
  student: { is: 'another student', uid: 'ben', token: VERIFIED },
  newcomer: { is: 'a new student', uid: 'cleo', token: VERIFIED },
  unverifiedModerator: {
    is: 'a moderator with an unverified address',
    uid: 'mod',
    token: { email_verified: false, moderator: true },
  },
  moderator: { is: 'a moderator', uid: 'mod', token: { ...VERIFIED, moderator: true } },
  owner: { is: 'the owner', uid: OWNER, token: VERIFIED },
} as const satisfies Record<string, Persona>;
export type PersonaName = keyof typeof PERSONAS;

/** Every persona with a verified address. */
export const SIGNED_IN: readonly PersonaName[] = ['student', 'newcomer', 'moderator', 'owner'];

/** Placeholder for the server's UTC day in a path. Fixtures are written with it too, so a run must not cross midnight. */
export const TODAY = '<today>';
/** See {@link TODAY}. */
export const YESTERDAY = '<yesterday>';
export const TOMORROW = '<tomorrow>';
/** See {@link TODAY}: the day `days` days later. */
export const dayAfter = (days: number) => `<today${days < 0 ? '' : '+'}${days}>`;
/** See {@link TODAY}: the day where clocks are `ahead` minutes ahead of UTC. */
export const todayAt = (ahead: number) => `<today at ${ahead}>`;

/** A write of one document. */
export interface Write {
  verb: 'create' | 'update' | 'delete';
  path: string;
  /** The whole document, or what an update changes. */
  data?: Fields;
}

type Verb = Write['verb'] | 'get' | 'list' | 'count' | 'list everywhere';

/** Verbs that a title phrases differently. */
const VERB_PHRASES: Partial<Record<Verb, string>> = {
  'list everywhere': 'run a collection-group query for',
};

interface Request {
  verb: Verb;
  /** The path of the document, or of the collection that is listed or counted. */
  path: string;
  /** Limits a list or a count to documents whose field has this value. */
  where?: readonly [field: string, value: unknown];
  /** The limit of a list or a count; none by default. */
  limit?: number;
  /** The whole document, or what an update changes. */
  data?: Fields;
  /** Further writes in the same batch. */
  with?: readonly Write[];
}

export interface RuleCase extends Request {
  /** A sentence, used as the title of the test. */
  title: string;
  by: PersonaName;
  /** Replaces the persona's id, so that cases don't affect each other. */
  uid?: string;
  allowed: boolean;
}

/** A request that each persona sends, and the personas whose request is allowed. */
export interface Access extends Request {
  what: string;
  for: readonly PersonaName[];
}

/** The personas that send every request. The unverified moderator only tries what moderators can do. */
const NAMES = (Object.keys(PERSONAS) as PersonaName[]).filter((name) => name !== 'unverifiedModerator');

/** Returns a case for each request by each of the personas. */
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
        title: `${is} ${allowed ? 'can' : 'cannot'} ${VERB_PHRASES[request.verb] ?? request.verb} ${what}`,
      };
    }),
  );
}

/** A valid document with a change, and whether it is still valid. */
export interface FieldCase {
  /** What the document has, to follow 'with': '200 characters in title'. */
  has: string;
  change: Fields;
  allowed: boolean;
  /** See {@link onlyRules}: for example whether the server wrote a time. */
  onlyRules?: boolean;
}

/** A change after which the document is still valid. */
export const valid = (has: string, change: Fields): FieldCase => ({ has, change, allowed: true });
/** A change that makes the document invalid. */
export const invalid = (has: string, change: Fields): FieldCase => ({ has, change, allowed: false });

/** Marks a case that only the rules can decide, so that the schema is not tested with it. */
export const onlyRules = (field: FieldCase): FieldCase => ({ ...field, onlyRules: true });

/** Returns cases in which the owner creates a document for each field case, and updates an existing one to it. */
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
