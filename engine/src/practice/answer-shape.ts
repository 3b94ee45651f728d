/** What kind of answer a question asks for: only answers of the same kind can be its options. */

/** The beginnings of questions whose answers can be exchanged, most specific first. */
const ASKED: readonly (readonly [RegExp, string])[] = [
  [/^What happened (?:in|on) [^,]*\d{4}\?$/, 'event'],
  [/^What happened in .*decided\?$/, 'case'],
  [/^What (?:happens|happened|should you do)\b/, 'consequence'],
  [/^What was decided in /, 'ruling'],
  [/^What were the facts of /, 'facts'],
  [/^What (?:do|does|did) .* (?:state|say|provide|hold|require)\?$/, 'rule'],
  [/^What (?:do|does|did) .* consist of\?$/, 'parts'],
  [
    /^What (?:is|was|are|were) the (?:\p{L}+ )?(?:functions?|purpose|role|aim|job|task|duty|goal|objective|work) of /u,
    'function',
  ],
  [/^Qu['’]est-ce qu/, 'définition'],
  [/^Pourquoi\b/, 'raison'],
  [/^Why\b/, 'reason'],
  [/^Where\b/, 'place'],
  [/^When\b/, 'time'],
  [/^By whom\b/, 'agent'],
  [/^Who (?:is|was|are|were) \p{Lu}/u, 'description'],
  [/^Who\b/, 'person'],
  [/^How many\b/, 'count'],
  [/^How\b/, 'manner'],
];

/** Beginnings of answers, which must be alike. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/^(?:because of|due to|owing to|as a result of|thanks to)\b/i, 'noun'],
  [/^because\b/i, 'because'],
  [/^so that\b/i, 'so that'],
  [/^(?:in|on) (?:\d|\p{Lu}\p{Ll}+ \d{4})/iu, 'date'],
  [/^(?:to)\s/i, 'to'],
  [/^(?:by)\s/i, 'by'],
  [/^(?:where)\s/i, 'where'],
  [/^(?:when|if|after|before|as soon as|once|while|during)\s/i, 'when'],
  [/^(?:in|on|at|from|under|between|near|along|inside|over|across)\s/i, 'in'],
  [/^that\s/i, 'that'],
  [/^[^\p{L}]*\d/u, 'figure'],
];

/**
 * A name for what a question asks and the form of its answer: answers with the same name can be options of one question.
 *
 * @returns null if answers to such questions can't be exchanged
 */
export function shapeOf(front: string, back: string): string | null {
  const asked = ASKED.find(([pattern]) => pattern.test(front))?.[1] ?? objectShape(front);
  if (asked === null) return null;
  return `${asked}: ${SAID.find(([pattern]) => pattern.test(back))?.[1] ?? 'other'}`;
}

/** 'What does plasma carry?' and 'What do tears contain?' ask for the object of a verb. */
function objectShape(front: string): string | null {
  const [, verb] = /^What (?:do|does|did|can|must) .+ (\p{Ll}+(?: \p{Ll}{2,4})?)\?$/u.exec(front) ?? [];
  if (verb !== undefined) return `object of ${GROUPS.find(([pattern]) => pattern.test(verb))?.[1] ?? verb}`;
  const [, participle] =
    /^What (?:is|are|was|were) .+ (\p{Ll}+ (?:of|from|by|in|with|into|as|for|to))\?$/u.exec(front) ?? [];
  return participle === undefined ? null : participle;
}

/** Verbs whose objects are the same kind of thing. */
const GROUPS: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:contain|carry|produce|secrete|release|store|absorb|excrete|transport|supply|deliver|filter|purify|make)$/,
    'substance',
  ],
  [/^(?:control|regulate|govern|measure|detect|depend on)$/, 'control'],
  [/^(?:prevent|reduce|destroy|kill|remove|digest)$/, 'harm'],
];
