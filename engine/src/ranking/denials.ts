/** Keeps what is wrongly believed together with its denial: alone it would teach a mistake. */
import type { Passage } from '../reading/source.ts';

const BELIEF =
  /\b(?:students?|pupils?|candidates?|people|many|some|most|others|everyone|everybody|textbooks?)\b(?: \p{L}+){0,3} (?:say|says|think|thinks|thought|believe|believes|believed|assume|claim|write|imagine)\b/iu;
const DENIAL =
  /^(?:(?:but|however|actually|in fact|in reality|yet),? )*(?:(?:it|this|that|they|these) (?:is|are|was|were|does|do|did)(?: not|n['’]t)|(?:this|that|it) is (?:wrong|false|untrue|a (?:mistake|myth|misconception))|(?:not|no|wrong)\b|(?:but|however|actually|in fact|in reality)\b)/i;

/** The passages with each belief and the sentence after it as one, if that denies it. */
export function withDenials(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = [];
  for (const passage of passages) {
    const before = joined.at(-1);
    const isDenial =
      before !== undefined &&
      before.section === passage.section &&
      [before, passage].every(({ kind, speech }) => kind === 'paragraph' && speech === undefined) &&
      passage.isOpening !== true &&
      BELIEF.test(before.text) &&
      DENIAL.test(passage.text);
    if (isDenial) joined[joined.length - 1] = { ...before, text: `${before.text} ${passage.text}` };
    else joined.push(passage);
  }
  return joined;
}
