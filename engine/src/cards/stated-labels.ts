/** Asks for a labelled note by what follows its label: a phrase that defines it, or a sentence about it. */
import { clauseOf } from '../grammar/clause.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';

/** The ending of a process: 'plasmolysis', 'salinisation', 'subduction'. */
const PROCESS = /(?:ation|ition|ution|[csp]tion|sion|sis|ism|ing|gamy)$/i;
/** Nouns with such an ending that name no process. */
const NO_PROCESS =
  /(?:organism|mechanism|tourism|prism|tension|dimension|version|mansion|vision|function|section|fraction|constitution|institution|population|nation|station|foundation|organi[sz]ation|corporation|association|relation|equation|situation|education|information|position|condition|tradition|competition|definition|building|spring|king|ring|string|thing|ceiling|clothing|meaning|hypothesis|thesis|basis|crisis|diagnosis|emphasis|axis|oasis)$/i;
const IDEA =
  /\b(?:concept|principle|theory|hypothesis|doctrine|view|law)$|^(?:the\s)?(?:law|principle|theory|rule|doctrine)\sof\b/i;
/** 'The pattern of end rhymes in a stanza' is a phrase, although its words could be a sentence. */
const PHRASE = /^(?:an?|the)\s(?:\p{L}+\s){1,2}of\s/iu;
/** 'A mine, quarry or oil well is used up': a list is no clause that can be parsed. */
const FINITE = /^(?:[^\s;:]+\s){1,8}?(?:is|are|was|were|has|have)\s/;
const PARTICIPLE = /(?:ed|en|wn|given|held|made|put|paid|kept|found)$/;

/** 'What is meant by “osmosis”?' */
export function meaningOf(term: string): string {
  return `What is meant by “${asPhrase(term)}”?`;
}

/** Whether a label has a whole sentence behind it, and no phrase. */
export function isWholeStatement({ passage }: EngineCard, term: string, back: string): boolean {
  const isLabel = passage.text.toLowerCase().startsWith(term.toLowerCase());
  return isLabel && (isStatement(back) || (IDEA.test(term) && clauseOf(back) !== null));
}

/** Whether an explanation is a whole sentence: 'The impulse jumps from node to node.' */
function isStatement(back: string): boolean {
  if (
    FINITE.test(back.replace(/,?\s(?:e\.g\.|for example|such as)\s.*$/, '')) &&
    !/^(?:\S+\s){0,7}(?:that|which|who|whose|where|when)\s/i.test(back)
  )
    return true;
  const clause = clauseOf(back.replace(/\.$/, ''));
  if (!clause || /^that\s/i.test(back)) return false;
  return (
    clause.auxiliary !== null || !(PARTICIPLE.test(clause.predicate.split(' ')[0] ?? '') || PHRASE.test(back))
  );
}

/** A question that a whole sentence answers: 'What happens in “plasmolysis”?' */
export function questionForStatement(term: string): string {
  const named = asPhrase(term);
  if (IDEA.test(term)) return `What does the “${named.replace(/^the\s/i, '')}” say?`;
  return PROCESS.test(term) && !NO_PROCESS.test(term) ? `What happens in “${named}”?` : `Explain “${named}”.`;
}
