/** Checks of a card's question. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import { type EngineCard, GAP } from './card.ts';
import type { TextFacts } from './gate.ts';
import { isUnique } from './subjects.ts';

/** Words that refer to something that the question doesn't name. */
const UNRESOLVED =
  /\b(?:it|they|them|he|she|him|this|these|those|such(?! as)|we|us|our|your|my|here|(?:above|below)(?! (?:the|an?|\d))|former|latter|aforementioned|following|now|today|therefore|however|thus|hence|instead|also|you want|(?:too|as well)(?=\?)|both(?! .* and )|an? similar(?! \p{L}+ to\b))\b/iu;
/** Labels that say what part of a text follows. */
const NO_TERM =
  /^(?:ans(?:wers?)?|conclusions?|calculations?|results?|observations?|criticisms?|advice|teach(?:ing)?|instruments?|apparatus|aims?|procedures?|precautions?|notes?|nb|remarks?|lessons?|summary|discussion|diagram|materials?|solutions?|evidence|warnings?|exceptions?|background|plot|setting|authors?|title|place|themes?|characters?|introduction|overview|importance|examples?|formula|formulae|symptoms?|signs?|treatment|causes?|effects?|uses?|features?|types?|forms?|bases|methods?|principles?|tip|hint|key|others?|drugs?|diet|definition|meaning|held|figures?|data|sources?|equipment|requirements?|deficiency|lack|excess|step \d+|part \p{L}+|act \d+|scene \d+|day \d+|week \d+|question|assignment|homework|exercise|task|reading|class ?work|further reading|quiz|tests?|(?:with|if|when|for|in|on|at|by|from|to|of|as)\s.*)$/iu;
/** 'The time taken to make one complete oscillation' parses as a past clause, but is a definition. */
const AMOUNT =
  /^the (?:number|time|amount|distance|rate|ratio|quantity|force|energy|cost|sum|value|period|length|volume|mass|price|level|degree|share|work|power|height|speed|money|income|total|maximum|minimum|average)\b/i;
/** 'What does deficiency cause?': of what? */
const OF_SOMETHING =
  /^(?:(?:What|Why|How|When|Where) (?:does|do|did|is|are|was|were) (?:the |an? )?(?:deficiency|lack|excess|absence|shortage|treatment|prevention)(?! of\b| in\b|\?)|(?:Deficiency|Lack|Excess|Absence|Shortage|Treatment|Prevention): )/;
/** A clause without its verb, which it shares with the one before: 'led the NCNC, Obafemi Awolowo the Action Group'. */
const VERBLESS_CLAUSE = /, \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* (?:the|an?) \p{L}/u;
/** In 'Why should tools be dried before they are stored?', the question says what 'they' are. */
const OF_SUBJECT =
  /(?<=^(?:Why|How|When|Where|What) (?:is|are|was|were|do|does|did|can|must|should|may) (?!it|they|he|she)\p{L}.{2,}?\s)(?:when|before|after|if|than|while|until|once|unless) (?:it|they)(?= )/u;
/** Possessives need a noun before them. */
const OWNED_FIRST = /^(?:\S+\s+){1,2}(?:its|their|his|her)\b/i;

/** Whether a question can be understood without its text. */
export function isClear({ kind, front, back, passage, maker }: EngineCard): boolean {
  const asked = front
    .replace(/[“"][^”"]*[”"]/g, '')
    .replace(/^Experiment\s*: /, '')
    .replace(/authority for this rule:.*$| Name them\.$/, '');
  if (passage.kind === 'row' || kind === 'statement') return true;
  // 'Services add three more' is a sentence, and no term.
  const [, term = ''] =
    maker === 'experiment' ? [] : (/“(.+)”|^(.+): what does it do\?$/.exec(front)?.filter(Boolean) ?? []);
  // 'Technical' and 'intrinsic' are kinds of something that the card doesn't name.
  if (/xplain “\p{Ll}+”/u.test(front) && tokensOf(term)[0]?.pos === 'ADJ') return false;
  // A label over a story is no term.
  if (term !== '' && /^the\s/i.test(back) && !AMOUNT.test(back) && isPastClause(back)) return false;
  const bare = term.replace(/\s*\([^)]*\)$/, '');
  if (NO_TERM.test(bare) || (bare.includes(' ') && clauseOf(bare) !== null)) return false;
  if (
    kind === 'definition' &&
    /^What (?:is|are|was|were) (?:of|in|on|at|by|with|beneath|under|behind|between|among|beside|inside|within|near)\b/i.test(
      asked,
    )
  )
    return false;
  if (VERBLESS_CLAUSE.test(asked)) return false;
  if (OF_SOMETHING.test(front) || /^(?:deficiency|lack|excess|absence|shortage)\.?$/i.test(back))
    return false;
  if (/\b(?:e\.g|i\.e|etc)\b/.test(asked) && kind !== 'list') return false;
  // A colon or semicolon means that the question swallowed the next clause.
  if (
    /[:;]/.test(asked) &&
    !front.includes(GAP) &&
    kind !== 'list' &&
    !/ explain $|^[^:]{2,80}: (?:explain|what are the figures for|what (?:does|do|happens in|happened) )/.test(
      asked,
    )
  )
    return false;
  // 'What is section 21?' names no thing.
  if (
    /^What (?:is|are) (?:the )?(?:sections?|ss?\.|articles?|chapters?|tables?|fig(?:ure|\.)) \d/i.test(asked)
  )
    return false;
  if (OWNED_FIRST.test(asked) || / - | ,|_{1,4}(?!_)\b|\*|\bAnd\b$/.test(asked.replace(GAP, '')))
    return false;
  // In 'Who released Nkrumah and asked him to form a government?', the name comes first.
  const own =
    maker === 'deed' && /\s\p{Lu}\p{L}+.*\shim\b/u.test(asked) ? asked.replace(/\bhim\b/, '') : asked;
  return !UNRESOLVED.test(own.replace(OF_SUBJECT, '').replace(/\bis not the same as\b/g, ''));
}

/** Nouns that need no name: 'the world', 'the price'. */
const GENERAL =
  /^(?:world|country|public|past|future|market|law|family|state|people|body|earth|sun|sea|air|ground|land|year|day|night|price|cost|economy|government|north|south|east|west|rest|poor|rich|nation|society|economy|environment|community|population|body|blood|brain|heart|liver|skin|city|coast|surface|sky|church|mind|equator|war|interior|internet|dark|beginning|end|patient|nurse|doctor|farmer|teacher|buyer|seller|consumer|customer|reader|user|time|laboratory|industry|factory|hospital|school|farm|field|river|soil|water|wall|plant|animal|rain|dry|wet|human|young|adult|child|mother|father|baby|parent|foetus|crop|yield|muscle|bone|artery|arteries|vein|nerve|cell|tissue|leaf|leaves|root|stem|flower|fruit|seed|intestine|gut|mouth|nose|eye|ear|bloodstream|tropics|desert|forest|mountain|elder|villager|crowd|audience|throne|crown|presidency|kingdom)s?$/i;
const BARE_DEFINITE = /\bthe (\p{Ll}[\p{L}-]+)(?=[?,.])/gu;
/** 'Why does the blue colour fade?': a thing with a property, which the text names once. */
const DESCRIBED =
  /^(?:Why|What|How|When|Where)\s\S+\s(the\s(?:blue|red|green|white|black|yellow|brown|grey|pink|new|old|young|big|small|large|good|bad|poor|rich|strong|weak|hot|cold|warm|cool|long|short|high|low|northern|southern|eastern|western|winning|losing|dead|living|smaller|larger|bigger|higher|lower)\s\p{Ll}+)\s(\S+)/u;
/** In a gap's sentence, every noun must be clear. */
const BARE_IN_GAP =
  /\b[Tt]he (\p{Ll}[\p{L}-]+)(?=[?,.;]| (?:in|by|at|on|from|to|with|was|were|is|are|has|had|and|or)\b)/gu;

/** 'Why does little grass grow on the floor?': a noun that only the text around the sentence explains. */
export function hasBareDefinite(
  { kind, front: asked, maker }: EngineCard,
  { topics, frequency, text }: Pick<TextFacts, 'topics' | 'frequency' | 'text'>,
): boolean {
  if (kind === 'definition' || kind === 'statement' || kind === 'list' || kind === 'formula') return false;
  if (maker === 'experiment') return false;
  // In 'Nwosu, the moneylender', the name says who is meant.
  const front = asked.replace(/(?<=\p{Lu}\p{Ll}+), the \p{Ll}+(?=[,?]| who| of)/gu, '');
  const [, described = '', next = ''] = DESCRIBED.exec(front) ?? [];
  const isOnce = described !== '' && text.split(described).length < 3 && !topics.has(described);
  if (isOnce && !/^(?:of|in|for|between)$/.test(next)) return true;
  const pattern = front.includes(GAP) ? BARE_IN_GAP : BARE_DEFINITE;
  const nouns = [...front.matchAll(pattern)].map(([, noun = '']) => noun.toLowerCase());
  return nouns.some(
    (noun) =>
      !GENERAL.test(noun) &&
      !isUnique(`the ${noun}`) &&
      !topics.has(noun) &&
      (frequency.get(noun) ?? 0) < OFTEN &&
      !/^(?:most|least|same|\p{L}+est)$/u.test(noun),
  );
}

/** A noun in this many passages is what the text is about. */
const OFTEN = 4;

function isPastClause(text: string): boolean {
  const clause = clauseOf(text);
  return clause !== null && (clause.support === 'did' || /^(?:was|were)$/.test(clause.auxiliary ?? ''));
}
