/** Faults of cards that ask for a definition. */
import { clauseOf } from '../grammar/clause.ts';
import { isAdjective, tokensOf } from '../reading/nlp.ts';
import type { EngineCard } from './card.ts';
import type { TextFacts } from './gate.ts';
import { isUnique } from './subjects.ts';

const TERM = /^(?:What|Who) (?:is|are|was|were) (.+?)(?: called)?\?$/;
const MEANT = /“(.+)”/;
/** A second verb of the subject in an answer that has no clause of its own. */
const SECOND_VERB = /\sand\s(?:(?:is|are|was|were|has|had|can|may|must)\s|\p{Ll}{3,}ed$)/u;
const RELATIVE = /\b(?:that|which|who|whose|where|when|what|how|if)\b/i;
/** '“A bird is an animal that flies” is too broad': a sentence about a sentence. */
const QUOTED_CLAIM = /["“][^"”]*\s(?:is|are|was|were)\s[^"”]*["”]\s(?:is|are|was|were|would|may|can)\b/u;
/** Headings under which a label stands for a part of one work or story. */
const OF_A_WORK =
  /^(?:[\p{L} ]*\s)?(?:themes?|lessons?|morals?|techniques?|devices?|style|symbols?|motifs?)(?: of [\p{L} ]+)?: e/iu;

/** Whether a definition card asks for no term, or its answer is no meaning. */
export function isNoDefinition(
  { front, back, passage, maker }: EngineCard,
  answer: string,
  facts: TextFacts,
): boolean {
  const [, asked = ''] = TERM.exec(front) ?? [];
  const [, meant = ''] = MEANT.exec(front) ?? [];
  const term = meant || asked;
  if (QUOTED_CLAIM.test(passage.text)) return true;
  if (meant !== '' && isBeginning(front, answer)) return true;
  // 'The man with yam who wants cloth must find …' is an example.
  if (
    meant !== '' &&
    /^(?:the|an?) (?:man|woman|boy|girl|farmer|trader|seller|buyer|student|child) (?!who\b|that\b|whose\b)/i.test(
      answer,
    )
  )
    return true;
  // 'What is the organisation test asks whether the work?'
  if (/ called\?$/.test(front)) {
    if (/\bresults? called\?$/.test(front)) return true;
    if (/^(?:(?!\b(?:that|which|who|where|whose)\b).)*\b(?:takes|has|have|is|are|was|were|can)\b/.test(asked))
      return true;
  } else if (
    meant === '' &&
    asked.includes(' ') &&
    // 'Capital employed'
    !/^\p{Ll}+ \p{Ll}+ed$/u.test(asked) &&
    (clauseOf(asked) !== null || hasFiniteVerb(asked))
  )
    return true;
  if (
    /^(?:an?|the) (?:better|worse|larger|smaller|greater|further|good|bad|other|next|usual|simple|quick)\b/i.test(
      asked,
    )
  )
    return true;
  if (
    /^the (?:(?:immediate|main|real|true|chief|first|second|long-term|underlying|final|overall|net) )?(?:end result|reason|cause|result|effect|aim|purpose|question|answer|response|outcome|rule|choice|point|problem|difference|number|same|rest|solution|mixture|product|value|sample|extract|apparatus|graph|advantage|disadvantage)(?:$| (?:why|that|which|when|where|in|on|at|by|from|with)\b)/i.test(
      asked,
    )
  )
    return true;
  if (/^(?:an?|the) \p{L}+ of which\b|^the \p{L}+ of which\b|\bof (?:these|those)\b/iu.test(answer))
    return true;
  // 'Some of them' needs its noun: 'parties according to the votes each of them receives' has it.
  if (/^(?!.*\p{L}{3,}[^sui]s\b.*\bof them\b).*\bof them\b/iu.test(answer)) return true;
  if (/^(?:either|both|neither|also|then|thus|so|like)\b/i.test(answer)) return true;
  const [first] = tokensOf(`${answer[0]?.toLowerCase()}${answer.slice(1)}`);
  // 'Promote to the middlemen' tells somebody what to do.
  if (
    meant !== '' &&
    first?.pos === 'VERB' &&
    first.lemma === first.text &&
    !/s$/.test(term.replace(/\s*\(.*$/, ''))
  )
    return true;
  // 'Persistent: a price rise …' explains no noun.
  // 'Intrinsic: comes from the work itself' is a kind of something that the note above names.
  const isOfNoun = /^(?:an?|the|comes)\s|^\P{L}/iu.test(answer);
  if (isOfNoun && /^\p{L}+$/u.test(meant) && isOnlyAdjective(meant, facts.text)) return true;
  if (/[,;]\s[^,;=]{2,40}\s(?:=|–|-)\s/.test(answer)) return true;
  const [said = ''] = answer.split(/,?\s+because\s(?!of\b)/);
  const isSpecified = /,\s+because\s/.test(answer)
    ? /\b(?:that|which|who)\b/
    : /\b(?:of|that|which|who)\b|^When\b/;
  if (meant === '' && said !== answer && !isSpecified.test(said)) return true;
  if (/^an offence\b/i.test(answer)) return true;
  // 'What does the charge consist of?': of which furnace?
  const [, bare = ''] = /^What does the (\p{Ll}+) consist of\?$/u.exec(front) ?? [];
  if (bare !== '' && !facts.topics.has(bare) && !isUnique(`the ${bare}`)) return true;
  // 'Three layers of cells' doesn't say which.
  if (
    /consist of\?$/.test(front) &&
    /^(?:two|three|four|five|six|seven|many|several)(?:\s\p{L}+){1,3}$/iu.test(answer)
  )
    return true;
  if (OF_A_WORK.test(front)) return true;
  // 'What is 25 mm?', and a question of the text itself.
  if (/^\d/.test(term) || /\?$/.test(back) || /\?$/.test(passage.text)) return true;
  if (passage.speech && !/ called\?$/.test(front) && isSpokenFragment(front, answer)) return true;
  // 'The difference between the two', and speech that lost its 'and': 'the parameters the local variables'.
  if (/\bthe (?:two|three|latter|former|others?|above)$/iu.test(answer)) return true;
  if (/\bthe \p{Ll}+s the \p{Ll}+/iu.test(answer)) return true;
  // 'A property of the material' and 'the commonest cause of brain damage' fit many things.
  if (
    meant === '' &&
    /^(?:an?|the) (?:\p{L}+ ){0,2}(?:property|cause|feature|characteristic|member|product|source|sign|symptom|advantage|aspect) of (?!.*\b(?:that|which|who|whose)\b|the \p{L}+ and the )/iu.test(
      answer,
    ) &&
    answer.split(' ').length < 12
  )
    return true;
  // 'The constant ρ' is a symbol in one formula.
  if (/\s\p{L}$/u.test(asked) && /^the\s/.test(asked)) return true;
  // 'A region where they are far apart', 'a service that runs on it'
  if (/^(?!.*\b(?:that|which|who)\s.*\bwhere\b).*\bwhere (?:they|it) (?:are|is)(?=\s\p{L})/iu.test(answer))
    return true;
  // In 'software that creates the database and controls access to it', the noun is there.
  if (/^(?!.*\b(?:that|which|who)\s.*\sand\s).*\b(?:on|in|of|to|with|by|from) (?:it|them)$/iu.test(answer))
    return true;
  // 'The measure of its quantity': of whose? In 'the power of a lens', of the lens.
  if (!/ of /.test(asked) && /^(?:an?|the) \p{L}+ (?:of|for|in) (?:its|their|his|her)\b/iu.test(answer))
    return true;
  // 'a Analytical procedures', and a judge whose words follow.
  if (/^\p{L} \p{Lu}|\s(?:J|LJ|CJ|JSC|JCA|MR|LC|B)$/u.test(meant || (/xplain “(.+)”/.exec(front)?.[1] ?? '')))
    return true;
  if (/^(?:one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(term)) return true;
  // 'What was France in the 1780s?'
  if (/^\p{Lu}\p{L}+ in (?:the )?\d/u.test(asked)) return true;
  // The title of the text is no term.
  const capitals = answer.split(' ').filter((word) => /^\p{Lu}/u.test(word)).length;
  const isTitle =
    meant !== '' &&
    facts.text.startsWith(passage.text.toLowerCase().slice(0, 60)) &&
    (term === term.toUpperCase() || capitals > answer.split(' ').length / 2);
  return (
    (isTitle && back.split(' ').length < 9) || (maker !== 'naming' && meant === '' && isTornAnswer(answer))
  );
}

/** 'The arteriole which enters the glomerulus is wider' */
const OF_KNOWN_THING =
  /^The (?:[\p{L}-]+ ){1,4}(?:which|that|who) \p{L}+s (?:the|an?) \p{L}+ (?:is|are|was|were|has|have)\b/u;

/** Whether the sentence after a label only begins an explanation, or depends on the text before it. */
function isBeginning(front: string, answer: string): boolean {
  if (!front.startsWith('What is meant by')) return /\b(?:this|these)\s\p{Ll}/u.test(answer);
  if (!/^The\s/.test(answer)) return false;
  if (OF_KNOWN_THING.test(answer)) return true;
  const clause = clauseOf(answer);
  // 'The amount expected from the sale' and 'the belief that a country should …' are phrases.
  return (
    clause !== null &&
    !/\b(?:that|which|whom?|where|when)\b/.test(clause.subject) &&
    !/^(?:\p{L}+(?:ed|en|wn)|made|found|done|held|paid|spent|lost|kept|left|sold|set)\b/u.test(
      clause.predicate,
    )
  );
}

/** 'Labour capital and the entrepreneur land', and 'fixed in the long run': words of the next spoken sentence. */
function isSpokenFragment(front: string, answer: string): boolean {
  const term = /“(.+)”/.exec(front)?.[1] ?? /^What (?:is|are) (?:the |an? )?(.+)\?$/.exec(front)?.[1] ?? '';
  const words = term.toLowerCase().split(/\s+/);
  const head = words.at(-1) ?? '';
  const [, other = ''] = /\s(?:in|at|on|of) the \p{Ll}+ (\p{Ll}+)$/u.exec(answer) ?? [];
  return words.length > 5 || new Set(words).size < words.length || (words.length > 1 && other === head);
}

/** 'A technique … and is found in …': what follows 'and' belongs to the subject, and not to the meaning. */
export function isTornAnswer(answer: string): boolean {
  return SECOND_VERB.test(answer) && !RELATIVE.test(answer.split(' and ')[0] ?? '');
}

/** Whether a word is an adjective, and no noun either: then the text would have its plural. */
function isOnlyAdjective(word: string, text: string): boolean {
  return (
    isAdjective(word) &&
    // The tagger doesn't know 'assonance'.
    !/(?:ance|ence|ness|ment|tion|ism|ity|sis)$/i.test(word) &&
    !text.includes(`${word.toLowerCase()}s`)
  );
}

function hasFiniteVerb(phrase: string): boolean {
  const tokens = tokensOf(phrase);
  return tokens.some(
    ({ pos, text }, at) =>
      at > 0 &&
      pos === 'VERB' &&
      // 'The focus of a lens' has no verb.
      /[^suio]s$/.test(text) &&
      /^(?:DET|SCONJ|ADP|PRON)$/.test(tokens[at + 1]?.pos ?? ''),
  );
}
