/** Questions that no tutor would write, because their sentence was cut or its words were read wrongly. */
import { canBeVerb, isAdjective } from '../reading/nlp.ts';
import { type EngineCard, GAP } from './card.ts';
import { PERSON } from './phrases.ts';

/** 'Why do diamonds sparkle because …?' has its answer inside, or another claim. */
const SECOND_CLAUSE =
  /^(?:Why|How|When|Where|What (?:is|are|was|were|do|does|did|happens|happened))\b.*\s(?:because|so that|although|whereas)\s/;
/** 'What is the Quakers?' */
const PLURAL_NAME = /^What (?:is|was) (?:the )?(?:\p{L}+ )*\p{Lu}\p{L}*[^suio\P{L}]s\?$/u;
/** 'What are Nigeria?', 'Why does contour ploughing mean ploughing across the slope?' */
const ODD = /^What are \p{Lu}\p{Ll}*[^s\P{L}]\?$|^Why (?:do|does|did) .+ mean \p{L}/u;
/** 'What was Piaget? A psychologist who studied children.' */
const NAME = /^What (?:is|was) (?!an? |the )(?:\p{L}+ ){0,2}\p{L}+\?$/u;
const HUMAN = new RegExp(`^An? (?:\\p{L}+ ){0,3}?${PERSON.source}(?=$|[ ,.])`, 'iu');

/** 'When did Menelik buy rifles and defeated an Italian army?' */
const SECOND_VERB =
  /^(?:\p{L}+ ){1,2}?did\s.*\sand\s\p{Ll}{2,}ed\s(?:an?|the|its|their|his|her|by|in|on|to|from|into|over)\s/u;
/** 'Why does price control often fail? Because they lead to shortages.' */
const ONE_THING = /^Why (?:is|was|does|has)\b(?!.*[^suio\P{L}]s\b)/u;
/** 'Charles Richter introduced his scale in _____.' */
const OWNED_BEFORE_GAP = new RegExp(`\\b(?:his|her|its|their) \\p{Ll}+ (?:in|on) ${GAP}`, 'u');

/** 'What are the symptoms of viral?' */
function isOfAdjective(front: string): boolean {
  const [, last = ''] = /^What (?:is|are) the \p{L}+ of (\p{Ll}+(?:al|ic|ous|ive))\?$/u.exec(front) ?? [];
  return last !== '' && isAdjective(last);
}

/** 'Why does voice call use UDP?' for 'Voice calls use UDP': the verb is the word after it. */
function hasWrongVerb(front: string, text: string): boolean {
  const [, subject = '', verb = '', next = ''] =
    /^(?:Why|How|When|What) does (\p{L}+) (\p{L}+) (\p{Ll}+) \p{L}/u.exec(front) ?? [];
  return text.toLowerCase().startsWith(`${subject} ${verb}s ${next} `) && canBeVerb(next);
}

/** 'When did a force lead by his brother defeated an army?' for 'a force led by …' */
const LED_BY = /\sdid\s.*\s(?:lead|make|write|build|pay|teach|bring|send|hold|keep|leave) by\s.*\p{Ll}ed\b/u;
/** 'Name the three merits of written.' */
const LOST_NOUN = /^(?:.*: n|N|.*: g|G)(?:ame|ive) the \p{L}+ \p{L}+ of \p{Ll}+(?:ed|ten|ible|ary)\.$/u;

/** Whether the form of a question is wrong, whatever it asks for. */
export function isUngrammatical({ kind, front, back, passage }: EngineCard): boolean {
  if (front.includes(GAP)) return OWNED_BEFORE_GAP.test(front);
  if (kind === 'list') return LOST_NOUN.test(front) || isOfAdjective(front);
  if (kind === 'difference') return false;
  if (ONE_THING.test(front) && /^Because they\b/.test(back)) return true;
  if (hasWrongVerb(front, passage.text)) return true;
  const asked = front.replace(/[“"].*[”"]/g, '');
  return (
    SECOND_CLAUSE.test(asked) ||
    SECOND_VERB.test(asked) ||
    PLURAL_NAME.test(asked) ||
    ODD.test(asked) ||
    LED_BY.test(asked) ||
    isOfAdjective(asked) ||
    (NAME.test(asked) && HUMAN.test(back))
  );
}
