import {
  type Access,
  accessCases,
  type Fields,
  type PersonaName,
  type RuleCase,
  type Write,
} from '../../support/rule-cases.ts';

/** A document that is new, with what else is written in the same batch. */
type Created = Pick<RuleCase, 'path' | 'data' | 'with'>;

interface Owned {
  /** 'an entry', 'the entries'. */
  one: string;
  all: string;
  collection: string;
  /** As it is created, and what an update of it changes. */
  data: Fields;
  change: Fields;
  /** What its owner may do besides reading; without it, everything. */
  can?: readonly Write['verb'][];
  /** The id of one that is there, and of one that is there to be deleted. */
  id?: string;
  oldId?: string;
  /**
   * A new one for each who asks: to create what somebody has created already would be to update it, of which the
   * rules may think otherwise. Without it, `data` under an id of each.
   */
  created?: (by: PersonaName) => Created;
}

/** Every verb on documents under a student's own path: all are the owner's alone, or nobody's. */
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
