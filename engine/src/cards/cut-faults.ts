/** Questions and answers that run on into the next statement, or that have lost the noun they refer to. */
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
  // 'What carries a risk of poisoning? Prolonged use.': of what?
  { front: /^What /, back: /^(?:\p{L}+ )?(?:use|overuse|exposure|treatment|loss|lack|excess)\.?$/iu },
];

/** Whether a card's question or answer was cut in the wrong place. */
export function isCutWrongly({ front, back }: Pick<EngineCard, 'front' | 'back'>): boolean {
  return FAULTS.some((fault) => fault.front.test(front) && (fault.back?.test(back) ?? true));
}
