/** Recognises phrases that define something. */
import { clauseOf } from '../grammar/clause.ts';
import { simplePhraseEnd } from '../grammar/noun-phrase.ts';
import { tokensOf } from '../reading/nlp.ts';

/** The beginning of a definition: a determiner or a number, and a noun. */
export const KIND =
  '(?:(?:an?|the|any|one of the|one|two|three|four|all|every|either|another|some)\\s+\\p{L}|(?:processes|substances|organisms|structures|proteins|molecules|compounds|elements|materials|devices|cells|organs|tissues|chemicals|reactions|forces|particles|animals|plants|goods|costs|rules|laws|people|words|statements|numbers|lines|methods|diseases|groups|areas|regions|features)\\b)';
/** 'the producer' names something, 'the rate of change' defines it. */
const THE_DEFINES =
  /^the\s+(?:[\p{L}-]+\s+){0,4}?[\p{L}-]+\s+(?:of|that|which|who|whose|in|by|through|between|at|for|when|where|to|on|from|with|per|needed|produced|used|made|found|caused|between)\b/iu;

/** Whether a phrase defines something: a determiner and a noun; after 'the', also words that specify the noun. */
export function definesThing(meaning: string): boolean {
  return (
    !/^an?\s+(?:exception|example|part|case|result|reason|matter|problem|idea)\b/i.test(meaning) &&
    (ACTIVITY.test(meaning) ||
      isPlainNounPhrase(meaning) ||
      (new RegExp(`^${KIND}`, 'iu').test(meaning) &&
        (!/^the\s/i.test(meaning) || THE_DEFINES.test(meaning)) &&
        !/^(?:an?|the|all|some|every|any)\s+(?:(?!(?:that|which|who|whose|where|when)\s)\p{L}+\s+){1,4}?(?:is|are|was|were|can|must|has|have)\b/iu.test(
          meaning,
        )))
  );
}

/** 'Learning in which a signal comes to produce a response', 'Bleeding from the nose' */
export const ACTIVITY = /^\p{L}+ing (?:(?:in|by|through) which|(?:from|of) (?:the|an?))\b/iu;

/** A noun phrase without a determiner: 'distance between two crests', 'loss of value because …'. */
function isPlainNounPhrase(meaning: string): boolean {
  const tokens = tokensOf(meaning);
  const end = simplePhraseEnd(tokens, 0);
  const next = tokens[end];
  return (
    end > 0 &&
    tokens[0]?.pos !== 'DET' &&
    !!next &&
    /^(?:of|between|from|to|in|for|per|by|less|that|which|when|where|with|on|at)$/i.test(next.text) &&
    clauseOf(meaning) === null
  );
}

/** 'Crude oil and natural gas': no definition is shared by two things. */
export function isPair(subject: string): boolean {
  return /\s(?:and|or)\s/i.test(subject);
}

/** 'The site used most often' and 'cheaper sources of protein' compare a thing instead of defining it. */
export function isRanking(meaning: string): boolean {
  return (
    /^(?:\S+\s){0,4}(?:used|found|seen|known)\s+(?:most|least|more|less)\b|^\p{L}+er\s+\p{L}+s\b/iu.test(
      meaning,
    ) || meaning.split(/\s+/).length < 3
  );
}

/** A phrase such as 'an arcuate delta' gives a kind instead of a definition. */
export function isClassification(meaning: string): boolean {
  return /^an?\s+[\p{L}-]+\s+\p{L}+$/iu.test(meaning);
}

/** 'Minor side effects are …' doesn't say of what: such nouns define nothing without their 'of'. */
const RELATIONAL =
  /(?:^|\s)(?:(?:side )?effects?|(?:contra)?indications?|symptoms?|signs?|causes?|advantages?|disadvantages?|benefits?|features?|characteristics?|examples?|uses?|complications?|results?|consequences?|members?|parts?|types?|kinds?|forms?|stages?|steps?|functions?|properties|factors?|components?|reasons?|conditions?|problems?|requirements?|exceptions?|limitations?|merits?|demerits?|lessons?|themes?|aims?|objectives?|duties|products?|reactants?|sources?|risks?|dangers?|methods?|measures?|rules?|sides?|ends?)$/i;

/** Whether a noun needs to say what it belongs to, and doesn't. */
export function isRelational(subject: string): boolean {
  if (
    /^(?:an?|the)\s+(?:common|main|major|typical|usual|frequent|further|classic|second|good)\s/i.test(subject)
  )
    return true;
  return RELATIONAL.test(subject) && !/\b(?:of|to|for|in)\b/i.test(subject) && /s$/i.test(subject);
}

/** 'The main ladder in Nigeria' ranks a thing; 'the main organ of the body' may define it. */
export const ONLY_RANKED =
  /^(?:the|an?)\s+(?:main|only|chief|best|most|first|major|biggest|commonest|cheapest)\s(?!.*\bof\b)/i;
