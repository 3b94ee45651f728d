/** Cards that ask for the object of a verb: 'What do tears contain?' */
import { type Clause, clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import { questionAbout } from '../grammar/question.ts';
import { isNounLike } from '../grammar/verbs.ts';
import type { Passage } from '../reading/source.ts';
import { DOUBTFUL, type EngineCard } from './card.ts';
import { OF_PEOPLE } from './doings.ts';
import { cardOf, hasInfinitive, withoutTail } from './parts.ts';
import { withoutSecondPredicate } from './second-predicate.ts';

/** Verbs whose object says little, or whose question would sound odd. */
const WEAK =
  /^(?:become|seem|appear|remain|stay|get|go|come|do|make|let|begin|start|try|want|need|like|know|see|say|think|mean|happen|exist|stop|continue|put|find|look|feel|help|tend|lie|stand|fall|rise|grow|take|give|keep|set|suffer|tell|ask|show|be|use|turn|render|call|leave)$/;
/** Verbs whose object is what one has to know of the subject. Others ask for anything: 'What do banks accept?' */
const TELLING =
  /^(?:contain|carry|produce|secrete|release|store|absorb|destroy|protect|control|regulate|prevent|reduce|measure|connect|separate|link|supply|transport|encrypt|convert|filter|remove|kill|digest|excrete|surround|detect|include|purify|lack|require|transmit|deliver|stimulate|inhibit|encode|emit|reflect|govern|guarantee|forbid|prohibit|examine|suppress|mimic|delay|limit|compare|cover|mark|record|restrain|prolong|favou?r|assign|map|precipitate|harm|alter|bind|block|constrict|dilate|raise|trap|generate|indicate|replace)$/;
/** Verbs that keep their preposition in a question: 'What does pitch depend on?' */
const WITH_PREPOSITION =
  /^(?:depend on|act on|belong to|lead to|result in|result from|consist of|rely on|arise from|react with|refer to|turn into|change into|develop from|develop into|range from|protect against|feed on|come from|stand for)$/;
/** What a thing has tells something if it is counted or described: 'three quatrains and a couplet', 'a double circulation'. */
const COUNTED =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\s.*\sand\s|^(?:an?|two)\s(?!limited|larger?|smaller?|bigger|good|bad|thick|thin|schema|lot|number|part|role|effect|problem|right|duty)\S+\s\S+\s\S+/i;
/** Objects that name no thing, or only people. */
const EMPTY_OBJECT =
  /^(?:it|them|him|her|itself|themselves|people|men|women|children|us|one|no|part|all|much|many|more|less|some|place)\b|\bthings?\b/i;

/** Cuts the clauses of further subjects: keeps 'the NCNC' of 'the NCNC, Awolowo the Action Group, Bello the NPC'. */
function withoutOthers(text: string): string {
  const comma = text.indexOf(', ');
  if (comma === -1) return text;
  const tail = text.slice(comma + 2);
  const isApposition =
    /^(?:an?|the|which|who|whose|where|such as|including|especially|for example|e\.g\.)\b/i.test(tail);
  const isOther =
    clauseOf(tail) !== null || /\p{Lu}\p{Ll}+ (?:the|an?) /u.test(tail) || / have none| has none/.test(tail);
  return !isApposition && isOther ? text.slice(0, comma) : text;
}

/** The object without a second verb of the subject: '… reduces the damages | and does not defeat the claim'. */
function beforeNextVerb({ rest, restTokens, support }: Clause): string {
  const at = restTokens.findIndex(({ pos, text }, index) => {
    const [verb, after] = [restTokens[index + 1], restTokens[index + 2]];
    if (!verb) return false;
    const isForm =
      support === 'does' ? /s$/.test(verb.text) : support === 'did' ? /ed$/.test(verb.text) : true;
    // '…, decodes it'.
    if (text === ',')
      return (
        verb.pos === 'VERB' &&
        !/(?:ing|ed)$/.test(verb.text) &&
        isForm &&
        (support !== 'do' || after?.pos !== ',')
      );
    if (pos !== 'CCONJ') return false;
    // A plural noun has no other noun after it: 'and demands money'.
    if (verb.pos === 'NOUN' && support === 'does' && isForm)
      return /^(?:NOUN|DET|PRON)$/.test(after?.pos ?? '');
    return (
      (support === 'do' &&
        verb.pos === 'NOUN' &&
        isNounLike(verb.text) &&
        /^(?:NOUN|DET|ADJ)$/.test(after?.pos ?? '')) ||
      verb.pos === 'AUX' ||
      (verb.pos === 'VERB' &&
        !/ing$/.test(verb.text) &&
        /^(?:DET|PRON|ADP|NUM|PART|NOUN|ADJ|SCONJ)$/.test(after?.pos ?? ''))
    );
  });
  const [first, end] = [restTokens[0], restTokens[at]];
  return at > 0 && first && end
    ? rest
        .slice(0, end.start - first.start)
        .trim()
        .replace(/,$/, '')
    : rest;
}

/** Words that begin a reason or a condition after the object. */
const CIRCUMSTANCE = /,?\s+(?:because|since|if|unless|when|whenever|until|so)\s.*$/i;

/** 'Telephone calls by total internal reflection' */
const MEANS = /(?<=\s\S+)\sby\s.*$/i;

/** The card for a sentence with an object; null if the object alone is no answer. */
export function objectCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || clause.isNegative || clause.rest.includes(':')) return null;
  const [first] = clause.restTokens;
  if (!first || clause.adverb.toLowerCase() === 'then') return null;
  if (/^(?:mainly|mostly|chiefly|largely)$/.test(first.text)) {
    const [, ...restTokens] = clause.restTokens;
    return objectCard(
      passage,
      { ...clause, restTokens, rest: clause.rest.slice(first.text.length).trim() },
      subject,
    );
  }
  const isWith = WITH_PREPOSITION.test(`${clause.verb} ${first.text.toLowerCase()}`);
  // 'What do farmers store?' asks for one thing of many.
  const isTelling =
    !OF_PEOPLE.test(subject) &&
    (TELLING.test(clause.verb) || (clause.verb === 'have' && COUNTED.test(clause.rest)));
  if (!isWith && WEAK.test(clause.verb)) return null;
  const own = beforeNextVerb(clause);
  const rest = isWith ? own.slice(first.text.length).trim() : own;
  const isHow = clause.verb === 'measure' && /^how$/i.test(first.text);
  if (!isWith && !isHow && (/^(?:ADP|ADV)$/.test(first.pos) || nounPhraseEnd(clause.restTokens, 0) === 0))
    return null;
  if (EMPTY_OBJECT.test(rest)) return null;
  if (
    clause.auxiliary !== null &&
    !/^(?:can|must)$/.test(clause.auxiliary) &&
    !(clause.auxiliary === 'should' && clause.verb === 'contain')
  )
    return null;
  // 'Supplies the body with energy' needs both of its objects.
  if (/^(?:supply|provide|deliver)$/.test(clause.verb) && /\s(?:with|to)\s/.test(rest)) return null;
  // 'Protects the iron from being oxidised'
  if (/\sfrom\s\p{L}+ing\b/u.test(rest)) return null;
  const object = withoutSecondPredicate(withoutOthers(withoutTail(rest)))
    .replace(CIRCUMSTANCE, '')
    .replace(/,\s(?:an?|the)\s\p{L}+\s(?:called|known as)\s.*$/iu, '');
  const told = /^(?:carry|transport|transmit)$/.test(clause.verb) ? object.replace(MEANS, '') : object;
  const answer = isWith ? told.replace(new RegExp(`\\s(and|or) ${first.text}\\s`), ' $1 ') : told;
  // 'The air and hydrogen from natural gas' says where two things come from.
  if (isWith && new RegExp(`\\sand\\s(?!${first.text} ).*\\s${first.text}\\s`).test(answer)) return null;
  if (answer.length < 4 || (clause.verb === 'require' && hasInfinitive(answer))) return null;
  return cardOf(
    'effect',
    questionAbout('What', clause, subject, isWith ? first.text : ''),
    answer,
    passage,
    // 'also' says that there is another answer.
    // What a thing can do is one of many.
    (isWith || isTelling) &&
      clause.auxiliary !== 'can' &&
      clause.adverb === '' &&
      !(own !== clause.rest && !/\s/.test(answer))
      ? 0.65
      : DOUBTFUL,
  );
}
