/** Checks shapes of answers more strictly, for passages that say it in other words than the question. */
import { clauseOf } from '../grammar/clause.ts';
import { rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';
import { hasColumn } from './columns.ts';
import type { Question } from './question.ts';
import type { Index, Unit } from './search.ts';
import { hasShape } from './shapes.ts';

const DATE =
  /\b\d{3,4}s?\b|\bcentur|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|BC|AD)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|thousand|million|half|quarter|once|twice|daily|weekly|monthly|yearly|until|every)\b/i;
const MONEY =
  /[₦$£€]\s?\d|\bN\d|\b(?:naira|kobo|dollars?|pounds?|euros?|shillings?|cedis?|francs?|dinars?|marks|cowries|ducats?)\b/i;
const MANNER =
  /\b(?:by|through|using|with|when|because|so that|so|first|then|into|from|as|if|where|until|after)\b|\bto \p{L}+|^\p{L}+ing\b|\bagainst\b/iu;
/** 'How deep is …', but not 'How much does …'. */
const ASKS_MEASURE = /\bhow (?!much\b|many\b|come\b)\p{L}+ (?:is|are|was|were|can|do|does)\b/iu;
const ASKS_PRICE = /\bhow much\b.*\b(?:cost|pay|paid|charge|fee|price|tax|fine|salary|wages?)\b/i;
/** 'What is the population of …?' asks for a number. */
const ASKS_NUMBER =
  /\b(?:what|which) (?:is|was|are|were) the (?:\p{L}+ )?(?:population|price|cost|age|weight|height|length|size|area|distance|speed|budget|percentage|number|amount|dose)\b/iu;
const ASKS_MANNER = /^\W*how (?:do|does|did|can|is|are|was|were)\b/i;
/** 'It was set up to bring peace'. */
const PURPOSE = /\bto (?!the\b|an?\b|this\b|his\b|her\b|its\b|their\b|be\b)\p{Ll}{3,}|\bpour \p{Ll}+er\b/iu;
const ASKS_PURPOSE = /\bwhy (?:was|were|did)\b|\bpourquoi\b/i;
const REFERS_TO_REASON = /\b(?:that|this)(?:'s| is) (?:why|the reason)|\bout of\b|\bfor this reason\b/i;
/** 'Many couples marry later: the search for work delays them.' */
const EXPLAINS = /\p{L}: (?:the|an?|its?|they|he|she|his|her|their|this|these|there|\p{Ll}+s) \p{L}/u;
/** The share of a question that a sentence must have itself if its reason has an uncommon shape. */
const LEAST_OWN = 0.8;

/**
 * Whether a passage certainly has what the kind of question needs.
 *
 * @param own the share of the question's words in the passage itself
 */
export function hasCertainShape(index: Index, unit: Unit, question: Question, own: number): boolean {
  if (!hasCertainValue(unit, question)) return false;
  if (hasShape(unit, question, index.source)) return true;
  const { text } = unit.passage;
  if (question.kind === 'why' && own >= LEAST_OWN)
    return (
      REFERS_TO_REASON.test(text) ||
      EXPLAINS.test(text) ||
      (ASKS_PURPOSE.test(question.text) && PURPOSE.test(text))
    );
  // 'The cryolite lowers the melting point' says what the cryolite is for.
  return (
    question.relation?.name === 'function' && index.source.language === 'en' && isSubject(text, question)
  );
}

/** Whether a passage has the date, number, sum of money or manner that a question asks for, if it asks for one. */
export function hasCertainValue({ passage }: Unit, question: Question): boolean {
  const { text: asked, kind, measure } = question;
  if (passage.kind === 'row' && kind === 'general' && hasColumn(passage.text, question)) return true;
  const text = passage.quote ?? passage.text;
  if (kind === 'when' && /\b(?:was|were|did)\b/i.test(asked)) return DATE.test(text);
  if (ASKS_PRICE.test(asked)) return MONEY.test(text);
  if (measure || ASKS_MEASURE.test(asked) || ASKS_NUMBER.test(asked)) return NUMBER.test(text);
  return !ASKS_MANNER.test(asked) || MANNER.test(text);
}

/** Whether the subject of a sentence is all that is asked about. */
function isSubject(text: string, { roots }: Question): boolean {
  const subject = new Set(rootsOf(clauseOf(text)?.subject ?? '', 'en').map(meaningOf));
  return subject.size > 0 && subject.size === new Set(roots).size && roots.every((root) => subject.has(root));
}
