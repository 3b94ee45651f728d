import type { TokenOptions } from '@firebase/rules-unit-testing';
import type { FieldCase } from './field-cases.ts';
import type { Batch, Fields, Request, Write } from './requests.ts';

/** Builds rule cases: who sends which request to Firestore, and whether the rules allow it. */

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
  unverified: { is: 'the owner with an unverified address', uid: OWNER, token: { email_verified: false } },
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
/** The personas that send every request. The unverified moderator only tries what moderators can do. */
const NAMES = (Object.keys(PERSONAS) as PersonaName[]).filter((name) => name !== 'unverifiedModerator');

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

/** Returns a case for each request by each of the personas. */
export function accessCases(
  accesses: readonly Access[],
  personas: readonly PersonaName[] = NAMES,
): RuleCase[] {
  return accesses.flatMap(({ what, for: allowedTo, ...request }) =>
    personas.map((by) => {
      const allowed = allowedTo.includes(by);
      const verb = request.verb === 'list everywhere' ? 'run a collection-group query for' : request.verb;
      const title = `${PERSONAS[by].is} ${allowed ? 'can' : 'cannot'} ${verb} ${what}`;
      return { ...request, by, allowed, title };
    }),
  );
}

interface OwnCollection {
  /** The document with its article, such as 'an entry'; and all of them, such as 'the entries'. */
  noun: string;
  nouns: string;
  collection: string;
  /** A new document, and the change of an update. */
  data: Fields;
  change: Fields;
  /** The writes that the owner can do; all by default. */
  ownerCan?: readonly Write['verb'][];
  /** The id of a stored document, and of another one for deletions. */
  id?: string;
  oldId?: string;
  /**
   * The document that a persona creates. Each persona needs a different one, because writing an existing document is an
   * update for the rules. By default `data` with an id of the persona's own.
   */
  newDocument?: (by: PersonaName) => Pick<RuleCase, 'path' | 'data' | 'with'>;
}

/** Every verb by every persona on a collection below the owner's account that only the owner can use. */
export function ownCollectionCases({
  noun,
  nouns,
  collection,
  data,
  change,
  ownerCan = ['create', 'update', 'delete'],
  id = 'one',
  oldId = 'old',
  newDocument = (by) => ({ path: `${collection}/two-${by}`, data }),
}: OwnCollection): RuleCase[] {
  const own = ['owner'] as const;
  const document = { what: `${noun} of the owner`, path: `${collection}/${id}` };
  const all = { what: `${nouns} of the owner`, path: collection };
  const group = { what: `${nouns} of all students`, path: collection.split('/').at(-1) ?? '' };
  const ifOwnerCan = (verb: Write['verb']) => (ownerCan.includes(verb) ? own : []);
  return accessCases([
    { ...document, verb: 'get', for: own },
    { ...all, verb: 'list', for: own },
    { ...all, verb: 'count', for: own },
    { ...group, verb: 'list everywhere', for: [] },
    { ...document, verb: 'create', for: ifOwnerCan('create') },
    { ...document, verb: 'update', data: change, for: ifOwnerCan('update') },
    { ...document, verb: 'delete', path: `${collection}/${oldId}`, for: ifOwnerCan('delete') },
  ]).map((request) => (request.verb === 'create' ? { ...request, ...newDocument(request.by) } : request));
}

/** Every verb by every persona on a collection with one document for each student, which can be neither listed nor deleted. */
export function ownDocumentCases(
  noun: string,
  pathOf: (uid: string) => string,
  data: Fields,
  change: Fields,
  {
    readers = ['owner'],
    writers = [],
  }: { readers?: readonly PersonaName[]; writers?: readonly PersonaName[] } = {},
): RuleCase[] {
  const all = { what: `every ${noun}`, path: pathOf('').replace('/', ''), for: [] };
  const own = { what: `the ${noun} of the owner`, path: pathOf(OWNER) };
  const missing = { what: `the ${noun} of a new student`, path: pathOf(PERSONAS.newcomer.uid) };
  return accessCases([
    { ...own, verb: 'get', for: readers },
    { ...all, verb: 'list' },
    { ...all, verb: 'count' },
    { ...all, verb: 'list everywhere' },
    { ...missing, verb: 'create', data, for: [] },
    { ...own, verb: 'update', data: change, for: writers },
    { ...own, verb: 'delete', for: [] },
  ]);
}

/**
 * Returns cases in which the owner creates a document for each field case, and updates an existing one to it.
 *
 * @param ids the beginning of the documents' ids, for several calls with the same collection
 */
export function writeCases(
  noun: string,
  collection: string,
  base: Fields,
  fields: readonly FieldCase[],
  ids = '',
): { fixtures: Record<string, Fields>; creates: RuleCase[]; updates: RuleCase[] } {
  const write = (
    verb: 'create' | 'update',
    { has, change, allowed }: FieldCase,
    index: number,
  ): RuleCase => ({
    title: `the owner ${allowed ? 'can' : 'cannot'} ${verb} ${noun} with ${has}`,
    by: 'owner',
    verb,
    path: `${collection}/${ids}${verb}-${index}`,
    data: verb === 'create' ? { ...base, ...change } : change,
    allowed,
  });
  return {
    fixtures: Object.fromEntries(fields.map((_, index) => [`${collection}/${ids}update-${index}`, base])),
    creates: fields.map((field, index) => write('create', field, index)),
    updates: fields.map((field, index) => write('update', field, index)),
  };
}

/** Returns a case in which a student of its own writes a batch. `action` follows 'can': 'store two files'. */
export function batchCase(
  action: string,
  { allowed, by = 'owner', uid }: { allowed: boolean; by?: PersonaName; uid: string },
  [first, ...rest]: Batch,
): RuleCase {
  const title = `a student ${allowed ? 'can' : 'cannot'} ${action}`;
  return { title, by, uid, ...first, with: rest, allowed };
}

/** Returns functions that make a situation allowed or denied, for situations of one type. */
export function allowOrDeny<Situation extends { what: string; allowed: boolean }>() {
  type Rest = Omit<Situation, 'what' | 'allowed'>;
  return {
    allow: (what: string, rest: Rest) => ({ what, allowed: true, ...rest }),
    deny: (what: string, rest: Rest) => ({ what, allowed: false, ...rest }),
  };
}
