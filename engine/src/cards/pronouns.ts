/** 'It is charged because …' after 'Depreciation is …' becomes 'Depreciation is charged because …'. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { namesSomething } from './phrases.ts';

const SINGULAR = /^It\s+(?=(?:is|was|has|can|may|must|[a-z]+s)\b)/;
const PLURAL = /^They\s+(?=(?:are|were|have|can|may|must|[a-z]+)\b)/;
/** In 'It is important that …', the pronoun refers to nothing. */
const EMPTY =
  /^It\s+(?:is|was)\s+(?:\p{L}+ly\s+)?(?:important|possible|necessary|clear|true|known|said|believed|thought|hard|easy|usual|common|better|best|not|an?\s+(?:mistake|fact|pity|myth|question)|wrong|tempting)\b/iu;

/**
 * The passages with a pronoun at the start of a sentence replaced by the subject of the definition before it. Only
 * after a definition is it certain what the pronoun refers to.
 */
export function withSubjects(passages: readonly Passage[]): Passage[] {
  let subject: { text: string; isPlural: boolean; section: number } | null = null;
  return passages.map((passage) => {
    const pattern = subject?.isPlural ? PLURAL : SINGULAR;
    if (
      subject !== null &&
      subject.section === passage.section &&
      pattern.test(passage.text) &&
      !EMPTY.test(passage.text)
    ) {
      return {
        ...passage,
        text: passage.text.replace(pattern, `${subject.text} `),
        quote: passage.quote ?? passage.text,
      };
    }
    const clause = passage.kind === 'paragraph' || passage.kind === 'item' ? clauseOf(passage.text) : null;
    subject =
      clause?.isCopula &&
      passage.speech !== 'guess' &&
      clause.lead === '' &&
      namesSomething(clause.subject) &&
      clause.auxiliary !== null
        ? {
            text: clause.subject,
            isPlural: /^(?:are|were)$/.test(clause.auxiliary),
            section: passage.section,
          }
        : null;
    return passage;
  });
}
