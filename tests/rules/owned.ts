import {
  type Access,
  accessCases,
  type Fields,
  type PersonaName,
  type RuleCase,
  type Write,
} from '../support/rules/builders.ts';

/** A new document, with the other writes of its batch. */
type Created = Pick<RuleCase, 'path' | 'data' | 'with'>;

interface Owned {
  /** The document with its article, such as 'an entry'; and all of them, such as 'the entries'. */
  one: string;
  all: string;
  collection: string;
  /** A new document, and the change of an update. */
  data: Fields;
  change: Fields;
  /** The writes that the owner can do; all by default. */
  can?: readonly Write['verb'][];
  /** The id of a stored document, and of another one for deletions. */
  id?: string;
  oldId?: string;
  /**
   * The document that a persona creates. Each persona needs a different one, because writing an existing document is an
   * update for the rules. By default `data` with an id of the persona's own.
   */
  created?: (by: PersonaName) => Created;
}

/** Every verb on documents below a student's account, which only the owner can use, or nobody. */
export function ownedAccessCases({
  one,
  all,
  collection,
  data,
  change,
  can = ['create', 'update', 'delete'],
  id = 'one',
  oldId = 'old',
  created = (by) => ({ path: `${collection}/two-${by}`, data }),
}: Owned): RuleCase[] {
  const own = ['owner'] as const;
  const each = { what: `${one} of the owner`, path: `${collection}/${id}` };
  const accesses: readonly Access[] = [
    { ...each, verb: 'get', for: own },
    { verb: 'list', what: `${all} of the owner`, path: collection, for: own },
    { verb: 'count', what: `${all} of the owner`, path: collection, for: own },
    {
      verb: 'list everywhere',
      what: `${all} of all students`,
      path: collection.split('/').at(-1) ?? '',
      for: [],
    },
    { ...each, verb: 'create', for: can.includes('create') ? own : [] },
    { ...each, verb: 'update', data: change, for: can.includes('update') ? own : [] },
    {
      ...each,
      verb: 'delete',
      path: `${collection}/${oldId}`,
      for: can.includes('delete') ? own : [],
    },
  ];
  return accessCases(accesses).map((request) =>
    request.verb === 'create' ? { ...request, ...created(request.by) } : request,
  );
}
