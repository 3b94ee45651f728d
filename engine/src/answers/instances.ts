/** Recognises sentences that give an example without saying so: 'A torn page is noise.' */
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import type { Question } from './question.ts';

/** For 'Give examples of noise': whether a passage says of another thing that it is one: 'A torn page is noise.' */
export function isInstance(text: string, { roots }: Question): boolean {
  const [, thing = '', said = ''] =
    /^(.{2,60}?) (?:is|are|can be|may be) (?:also )?(?:an? )?([^,;:]{2,40}?)\.?$/.exec(text) ?? [];
  const own = rootsOf(said, 'en').map(meaningOf);
  const other = rootsOf(thing, 'en').map(meaningOf);
  return (
    own.length > 0 &&
    own.length === roots.length &&
    own.every((root) => roots.includes(root)) &&
    other.length > 0 &&
    !/^(?:it|this|that|they|these|any|which|what)/i.test(thing) &&
    other.every((root) => !roots.includes(root))
  );
}
