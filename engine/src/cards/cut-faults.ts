/** Questions and answers that run on into the next statement, or that have lost the noun they refer to. */
import { clauseOf } from '../grammar/clause.ts';
import type { EngineCard } from './card.ts';

const FAULTS: readonly { front: RegExp; back?: RegExp }[] = [
  // 'Who wrote a famous paper in 1956 in?'
  {
    front:
      /^Who (?!is\b|are\b|was\b|were\b|did\b|do\b|does\b)\p{L}+ .*\d{4} (?:in|of|at|from|for|with|by)\?$/u,
  },
  // 'What slows the entry of oxygen, coats the feathers of birds?'
  {
    front:
      /^What (?!is\b|was\b|does\b|happens\b)\p{L}+s .*, (?!as\b|is\b|was\b|plus\b|besides\b)\p{L}+s (?:the|an?|its|their)\b/u,
  },
  // 'Why did a pendulum clock take to the Moon would run slow?'
  {
    front:
      /^(?:Why|How|When|Where) (?:did|does|do) (?!.*\b(?:that|which|who|what|and|if|than|say|argue|think|believe|hope|fear)\b).* would \p{L}/u,
  },
  // 'What is to double?', 'What is the one for sound called?'
  { front: /^What (?:is|are|was|were) (?:to |(?:the |an? )?one (?:for|of|in|with|that|which|to)\b)/ },
  // 'What is a graph of T² against l? A straight line': this asks for its shape.
  { front: /^What (?:is|are) (?:an? |the )?(?:graph|plot|curve) of .+ (?:against|versus) / },
  // 'What is the accident? One that would not happen if …'
  { front: /^What (?:is|are) the \p{L}+\?$/u, back: /^Ones? (?:that|which)\b/ },
  // 'What is the wall? Made of peptidoglycan.'
  {
    front: /^What (?:is|are|was|were) /,
    back: /^(?:Made|Used|Found|Called|Known|Formed|Produced|Based) (?:of|in|by|from|for|as|to|on|with|when)\b/,
  },
  // 'What happens in tragedy? The last stage is usually called the catastrophe.'
  { front: /^What happen/, back: /^[^,;]*\b(?:is|are|was|were) (?:\p{L}+ )?(?:called|known as|named)\b/u },
  // 'To hold floating oil in place and skimmers to lift it off'
  { front: /\?$/, back: /^To \p{L}.*\band \p{L}+s to \p{Ll}+ (?:it|them|off|away)\b/u },
  // 'To cool their condensers and return it': what returns is in the question.
  { front: /^Why do(?:es)? /, back: /^To \p{L}+ (?:their|its|the) \p{L}+ and return (?:it|them)\b/u },
  // 'Because of economies of scale and rises because of diseconomies'
  { front: /^Why /, back: /^Because of .*\band \p{L}+s because\b/u },
  // 'How does a drug lower blood pressure? By reducing one or both of these.'
  { front: /\?$/, back: /\b(?:these|those)\.?$/ },
  // 'Why are gases worse still?': than what?
  { front: /\b(?:better|worse|more|less|further|higher|lower) still\?$/ },
  // 'How long do duck and turkey eggs take?': to do what?
  { front: /^How long (?:do|does|did) (?!.*(?:tion|ing|sis|process|journey|cycle|stage|phase)\b).* take\?$/ },
  // 'When is an organism homozygous? When its alleles are alike and heterozygous when they differ.'
  { front: /^When /, back: /^When .*\band \p{Ll}+ when\b/u },
  // 'What is income per head? An average and says nothing about …'
  { front: /^What (?:is|was) /, back: /^An? \p{L}+ and \p{Ll}+s (?:nothing|the|an?|no|that|its|how)\b/u },
  // 'Why is extinction when the response fades?'
  { front: /^Why (?:is|are|was|were) \S+ when / },
  // 'When are chemically formed types left behind?': types of what?
  {
    front:
      /^(?:What|When|Why|How|Where) (?:is|are|was|were|do|does|did) (?:the )?(?:\p{L}+ ){0,2}\p{L}+(?:ed|en|ly|al|ic|ous|er|est) (?:types|kinds|ones|forms)\b(?! of\b)/u,
  },
  // 'What do price changes do? Make the choice of base year important.'
  {
    front: / do\?$/,
    back: /^Makes? .* (?:important|difficult|easy|easier|possible|impossible|necessary|harder)\.?$/,
  },
  // 'Name the four uses of the figures.'
  { front: /\b[Nn]ame the .* of the (?:figures?|data|results?|table|topic|study|above)\.$/ },
  // 'Why do gametocytes join? To form a zygote.': a result, and no aim.
  {
    front: /^Why (?:do|does) .*\b(?:join|combine|unite|fuse|react|meet)\?$/,
    back: /^To (?:form|give|produce|make)\b/,
  },
  // 'Why are pregnant women at risk?': of what?
  { front: /\bat (?:(?:high|low|great|greater) )?risk\?$/ },
  // 'Who is Mr Brown? Patient, he builds a school.'
  { front: /^Who (?:is|was) /, back: /^\p{Lu}\p{Ll}+, (?:he|she|they)\b/u },
  // 'Who is chi? A person's personal god.'
  { front: /^Who (?:is|was) \p{Ll}+\?$/u },
  // 'By whom is his life ruled? The fear of failure.'
  {
    front: /^By whom /,
    back: /^(?:The|An?) (?:fear|love|hope|desire|need|law|rule|constitution|act|decree|idea|belief|custom|tradition|fact|force|power)\b/i,
  },
  // 'Why are xylem vessels made of dead cells placed end? To end, whose cross walls …'
  { front: /\b(?:end|face|side|day|step|door|hand)\?$/, back: /^To (?:end|face|side|day|step|door|hand)\b/ },
  // 'What is lying beside each element?', 'What is the commonest complication and may spread …?'
  {
    front:
      /^What (?:is|are) \p{L}+ing (?:beside|on|in|at|near|above|below|under|between|along|around|behind)\b/u,
  },
  { front: /^What (?:is|are|was|were) the .* and (?:may|can|must|will|is|are|was|were|has|have)\b/ },
  // 'What is the famous test?'
  {
    front:
      /^What (?:is|was) the (?:famous|well-known|usual|classic|main|other|first|last|next|best|real) \p{L}+\?$/u,
  },
  // 'When did the two sides go to war?'
  { front: /\bthe two (?:sides|men|women|parties|houses|groups|countries|brothers|leaders)\b(?! of\b)/ },
  // 'What labelled N.P.K. 15-15-15 contains …? A bag.'
  { front: /^What (?:labelled|called|known|named|marked) .* (?:contains|is|has|shows|holds)\b/ },
  // 'What carries urine to the bladder? A narrow tube.': its name is missing.
  {
    front: /^What (?!is\b|are\b|was\b|were\b|do|happen|kind\b|must\b|can\b)/,
    back: /^An? (?:narrow|wide|large|small|big|great|special) (?:tube|pipe|wall|ring|layer|group|number|part|piece|body|opening|space|hole)\.?$/u,
  },
  {
    front:
      /^What does an? (?:narrow|wide|large|small|thin|thick|muscular|hollow|flat) (?:tube|pipe|wall|ring|layer|part|body|opening|space|hole) do\?$/u,
  },
  // 'Why is closing stock made up of the latest purchases? Because FIFO assumes …': true of one method only.
  {
    front: /^Why /,
    back: /^Because (?:\p{Lu}{2,}|[\p{L} ]+ (?:method|model|theory|rule|concept)) (?:assumes|supposes)\b/u,
  },
  // 'What happens when prices rise? FIFO gives the highest profit, LIFO the lowest.'
  {
    front: /^What happens (?:when|if) (?!.*\p{Lu}{2})/u,
    back: /^\p{Lu}{2,}\b(?=.*\b(?:highest|lowest|most|least|more|less|whereas|while)\b).*\b\p{Lu}{2,}\b/u,
  },
  // 'What is oil? The pollutant most often linked with the Niger Delta.', 'What is price? The only element …'
  {
    front: /^What is \p{Ll}+\?$/u,
    back: /^The (?:only|chief|\p{L}+ most (?:often|commonly|frequently|widely))\s/u,
  },
  // 'What was the Shehu? A scholar and took little pleasure in government.'
  {
    front: /^What was /,
    back: /^An? (?:scholar|teacher|king|priest|preacher|cleric|ruler|soldier|leader)\b/,
  },
  // 'What was Usman? Bello who turned a movement into a state.'
  {
    front: /^What (?:is|was) /,
    back: /^(?!(?:Ones?|Someone|Somebody|Anyone|Person|People|Those)\b)\p{Lu}\p{Ll}+ who\b/u,
  },
  // 'Why is farmland cut up by gullies? So that machines cannot be used on it.': a result, and no aim.
  { front: /^Why (?:is|are|was|were) .*\bby \p{L}+\?$/u, back: /^So that .*\bcannot\b/ },
  // 'What was Jaja? A product of the trade, he understood it.'
  { front: /^What (?:is|was) /, back: /, (?:he|she|they|it) \p{L}+(?:ed|s|ood|ew)\b/u },
  // 'What is ritualism? The opposite, for the ritualist …'
  { front: /^What (?:is|are|was|were) /, back: /^The (?:opposite|same|reverse|other)\b(?! of\b)/ },
  // 'How did Jaja answer?' doesn't say what.
  { front: /^(?:How|Why|When) (?:did|does|do) .* (?:answer|reply|respond|react)\?$/ },
  // 'What sited close to pit latrines, …? Wells.'
  { front: /^What \p{L}+(?:ed|en) (?:close|near|next|far|high|low)\b/u },
  // 'What improves the balance of trade only?' without the condition after it.
  { front: /\bonly\?$/ },
  // 'What does a loam do? Combines the advantages of both.': of which two?
  { front: /\?$/, back: /\b(?:of|in|for|by|with|from|to|between|on) both\.?$/ },
  // 'What carries a risk of poisoning? Prolonged use.': of what?
  { front: /^What /, back: /^(?:\p{L}+ )?(?:use|overuse|exposure|treatment|loss|lack|excess)\.?$/iu },
];

/** Asks who or what did something. */
const ASKS_DOER =
  /^(?:Who|What|Which \p{L}+) (?!is\b|are\b|was\b|were\b|do\b|does\b|did\b|can\b|must\b|happen)(?!.* that )(.*)\?$/u;

/** Whether a card's question or answer was cut in the wrong place. */
export function isCutWrongly({ front, back }: Pick<EngineCard, 'front' | 'back'>): boolean {
  return (
    FAULTS.some((fault) => fault.front.test(front) && (fault.back?.test(back) ?? true)) || hasOtherDoer(front)
  );
}

/** 'Who died in 1817 and Bello succeeded him?' */
function hasOtherDoer(front: string): boolean {
  const [, deed = ''] = ASKS_DOER.exec(front) ?? [];
  // 'Who said the king and queen ruled Benin?'
  if (/^(?:said|says|argued|held|claimed|showed|thought|believed|wrote|found)\b/.test(deed)) return false;
  const [, ...others] = deed.split(/,? and /);
  return others.some((other) => {
    const clause = clauseOf(other);
    return clause !== null && clause.subject !== '' && clause.lead === '';
  });
}
