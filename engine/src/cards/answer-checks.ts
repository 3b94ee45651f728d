/** Checks of a card's answer. */
import type { CardKind, EngineCard } from './card.ts';

const DANGLING =
  /\b(?:an?|the|of|to|and|or|in|by|with|for|that|which|(?<!\b(?:they|it) )(?:is|are|was|were)|from|as|into|than|on|at|called|its|their|be|but|because)[.\s]*$/;
const OPEN_ANSWER =
  /^(?:someone|somebody|anyone|anybody|nobody|everyone|everybody|everything|nothing|no one|something|it|they|this|these|those|he|she|there is one|one\b(?! of| who| that| which| in|-)|as follows|the following|such)\b/i;

/** Whether an answer begins and ends where its sentence does, or a part that stands alone. */
export function isWholeAnswer({ kind, back, front, maker }: EngineCard): boolean {
  const balanced = [/\(/g, /\)/g, /“/g, /”/g].map((mark) => (back.match(mark) ?? []).length);
  if (balanced[0] !== balanced[1] || balanced[2] !== balanced[3]) return false;
  if (/[_*]{1,2}\p{L}|\p{L}[_*]{1,2}(?!\p{L})/u.test(back)) return false;
  if (DANGLING.test(back) && kind !== 'formula' && kind !== 'cloze' && kind !== 'list') return false;
  if (/\b(?:the above|as above|as follows|the following|see below)\b/i.test(back)) return false;
  const isLabel = /“/.test(front);
  // The question says what 'they' or 'it' refers to.
  return (
    isLabel ||
    maker === 'asked' ||
    maker === 'section' ||
    isWholeNote(maker, kind) ||
    kind === 'statement' ||
    kind === 'cloze' ||
    (/^What happen(?:s|ed) (?:when|if|once|where|as soon as) /i.test(front) &&
      /^(?:it|they)\s/i.test(back)) ||
    !OPEN_ANSWER.test(back)
  );
}

const EVALUATION =
  /^(?:an?|the|one of the)?\s*(?:very |more |most |less |so |too )?(?:important|major|key|good|bad|common|well-known|famous|popular|special|serious|vital|crucial|significant|interesting|possible|useful|new|different|certain|various|necessary|essential|separate|further|powerful|strange|difficult|easy|well known)\b/i;
const SPECIFIES = /\b(?:that|which|who|whose|where|in which|of|between|used|made|for)\b/i;
const VAGUE =
  /^(?:an? |the )?(?:\p{L}+ )?(?:process(?:es)? begins?|important role|role|part|example|thing|number|kind|lot|one|problem|reason|difference|result)[.]?$/iu;
/** What a thing stands for in somebody's eyes is no definition of it. */
const FIGURATIVE =
  /^(?:an?|the)\s+(?:\p{L}+\s+)?(?:symbol|metaphor|crown|jewel|backbone|cornerstone|mirror|matter|challenge|reason|exception|disaster|tragedy|turning point|beginning|start|end)\b/iu;

/** Whether an answer says nothing that could be learnt: 'an important role', 'a well-known agency'. */
export function isVague({ kind, front, back }: EngineCard): boolean {
  if (VAGUE.test(back)) return true;
  if (kind !== 'definition' || /called\?$|explain “/.test(front)) return false;
  if (FIGURATIVE.test(back)) return true;
  return EVALUATION.test(back) && !SPECIFIES.test(back.replace(EVALUATION, ''));
}

/** Persons in an answer whom the question must name: 'God sent him to a widow'. */
const PERSONAL = /\b(?:he|him|she|her|his|hers)\b/i;
const PERSON_ASKED =
  /(?<=\s)\p{Lu}\p{L}+|\b(?:\p{L}+(?:er|or|ist|ant|ent|man|ian)|person|child|king|judge|widow|wife|nurse|host|patient|A)\b/u;

/** Whether the answer is all that a note says: 'Advantages: it is simple. It is allowed.' */
function isWholeNote(maker: EngineCard['maker'], kind: CardKind): boolean {
  return maker === 'aspect' && kind === 'list';
}

/** Whether an answer runs into the next sentence, or refers to somebody whom the question doesn't name. */
export function isTorn({ kind, front, back, passage, maker }: EngineCard): boolean {
  const isPlain =
    maker !== 'asked' &&
    !isWholeNote(maker, kind) &&
    kind !== 'statement' &&
    !/“/.test(front) &&
    passage.kind !== 'row';
  if (isPlain && kind !== 'difference' && /[\p{Ll}\p{N})](?<!\be\.g|\bi\.e)\.\s+\p{Lu}\p{Ll}*\s/u.test(back))
    return true;
  return (
    (kind === 'effect' || kind === 'list') &&
    PERSONAL.test(back.replace(/^.*?\b(?:who|person|man|woman|child)\b/, '')) &&
    !PERSON_ASKED.test(front)
  );
}
