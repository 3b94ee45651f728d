/** 'It is charged because …' after 'Depreciation is …' becomes 'Depreciation is charged because …'. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { namesSomething } from './phrases.ts';

const SINGULAR = /^It\s+(?=(?:is|was|has|can|may|must|[a-z]+s)\b)/;
const PLURAL = /^They\s+(?=(?:are|were|have|can|may|must|[a-z]+)\b)/;
/** In 'It is important that …' and 'It takes …', the pronoun refers to nothing. */
export const EMPTY =
  /^It\s+(?:is|was)\s(?!an?\s|the\s)(?:[\p{L}'’]+\s){1,4}(?:who|that)\s|^It\s+(?:is|was|takes|seems|follows|appears|happens|became|has been|may be|can be)\s+(?:\p{L}+ly\s+)?(?:important|possible|necessary|clear|true|known|said|believed|thought|hard|easy|usual|common|better|best|not|because|when|in\s\d|this|that|the|only|here|there|an?\s+(?:mistake|fact|pity|myth|question)|wrong|tempting|impossible|difficult|estimated|advisable|(?:shown|found)\sthat|to|up)\b/iu;
/** 'The worst disease is black pod. It …' is about black pod. */
export const SUPERLATIVE =
  /^the\s(?:\p{L}+\s)?(?:\p{L}+est|most|worst|best|first|last|main|chief|only|commonest)\s/iu;

/**
 * The passages with a pronoun at the start of a sentence replaced by the subject of the definition before it. Only
 * after a definition is it certain what the pronoun refers to.
 */
export function withSubjects(passages: readonly Passage[]): Passage[] {
  let before: Passage | null = null;
  return passages.map((passage, index) => {
    // 'It is also different from secretion' may be about what 'Egestion is …' was compared with.
    const isSure =
      !/^\S+\s\S+\salso\b/.test(passage.text) || passages[index - 2]?.section !== passage.section;
    const mayRefer = isSure && /^(?:It|They)\s/.test(passage.text) && before?.section === passage.section;
    // Parsed only now, because few passages open on a pronoun.
    const subject = mayRefer && before ? definedSubject(before) : null;
    if (
      subject === null ||
      !(subject.isPlural ? PLURAL : SINGULAR).test(passage.text) ||
      EMPTY.test(passage.text)
    ) {
      before = passage;
      return passage;
    }
    return {
      ...passage,
      text: passage.text.replace(subject.isPlural ? PLURAL : SINGULAR, `${subject.text} `),
      quote: passage.quote ?? passage.text,
    };
  });
}

/** What a definition defines; null for any other passage. */
function definedSubject({ kind, text, speech }: Passage): { text: string; isPlural: boolean } | null {
  const clause = kind === 'paragraph' || kind === 'item' ? clauseOf(text) : null;
  const isDefinition =
    clause?.isCopula &&
    speech !== 'guess' &&
    clause.lead === '' &&
    namesSomething(clause.subject) &&
    !SUPERLATIVE.test(clause.subject) &&
    // 'The overall equation is 6CO2 + 6H2O → …'
    !/[=→⇌]|->/.test(text);
  return isDefinition && clause.auxiliary !== null
    ? { text: clause.subject, isPlural: /^(?:are|were)$/.test(clause.auxiliary) }
    : null;
}
