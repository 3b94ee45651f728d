import { type Access, accessCases, type Fields, type RuleCase } from '../../support/rule-cases.ts';

interface Owned {
  /** 'an entry', 'the entries'. */
  one: string;
  all: string;
  collection: string;
  /** As it is created, and what an update of it changes. */
  data: Fields;
  change: Fields;
}

/** Every verb on documents under a student's own path, `one` and `old` among them: all are the owner's alone. */
export function ownedAccessCases({ one, all, collection, data, change }: Owned): RuleCase[] {
  const own = ['owner'] as const;
  const each = { what: `${one} of the owner`, for: own };
  const accesses: readonly Access[] = [
    { ...each, verb: 'get', path: `${collection}/one` },
    { verb: 'list', what: `${all} of the owner`, path: collection, for: own },
    { verb: 'count', what: `${all} of the owner`, path: collection, for: own },
    {
      verb: 'list everywhere',
      what: `${all} of all students`,
      path: collection.split('/').at(-1) ?? '',
      for: [],
    },
    { ...each, verb: 'create', path: `${collection}/two`, data },
    { ...each, verb: 'update', path: `${collection}/one`, data: change },
    { ...each, verb: 'delete', path: `${collection}/old` },
  ];
  return accessCases(accesses).map((request) =>
    // To create what somebody has created already would be to update it, of which the rules may think otherwise.
    request.verb === 'create' ? { ...request, path: `${request.path}-${request.by}` } : request,
  );
}
