/** Cards that ask for the object of a verb: 'What do tears contain?' */
import { type Clause, clauseOf, questionAbout } from '../grammar/clause.ts';
import { nounPhraseEnd } from '../grammar/noun-phrase.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { cardOf, withoutTail } from './parts.ts';

/** Verbs whose object says little, or whose question would sound odd. */
const WEAK =
  /^(?:become|seem|appear|remain|stay|get|go|come|do|make|let|begin|start|try|want|need|like|know|see|say|think|mean|happen|exist|stop|continue|put|find|look|feel|help|tend|lie|stand|fall|rise|grow|take|give|keep|set|suffer|tell|ask|show|be|use|turn|render|call|leave)$/;
/** Verbs that keep their preposition in a question: 'What does pitch depend on?' */
const WITH_PREPOSITION =
  /^(?:depend on|act on|belong to|lead to|result in|result from|consist of|rely on|arise from|react with|contribute to|refer to|turn into|change into|develop from|develop into|range from|protect against|apply to|feed on|convert to|combine with|differ from|fight against)$/;
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
    if (text === ',') return verb.pos === 'VERB' && isForm && support !== 'do';
    if (pos !== 'CCONJ') return false;
    // A plural noun has no other noun after it: 'and demands money'.
    if (verb.pos === 'NOUN' && support === 'does' && isForm)
      return /^(?:NOUN|DET|PRON)$/.test(after?.pos ?? '');
    return (
      verb.pos === 'AUX' ||
      (verb.pos === 'VERB' && !/ing$/.test(verb.text) && /^(?:DET|PRON|ADP|NUM|PART)$/.test(after?.pos ?? ''))
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

/** The card for a sentence with an object; null if the object alone is no answer. */
export function objectCard(passage: Passage, clause: Clause, subject: string): EngineCard | null {
  if (clause.isCopula || clause.isPassive || WEAK.test(clause.verb) || clause.rest.includes(':')) return null;
  const [first] = clause.restTokens;
  if (!first || clause.adverb.toLowerCase() === 'then') return null;
  const isWith = WITH_PREPOSITION.test(`${clause.verb} ${first.text.toLowerCase()}`);
  const own = beforeNextVerb(clause);
  const rest = isWith ? own.slice(first.text.length).trim() : own;
  if (!isWith && (first.pos === 'ADP' || first.pos === 'ADV' || nounPhraseEnd(clause.restTokens, 0) === 0))
    return null;
  // People, such as 'the author and his friends': a question with 'what' can't ask for them.
  if (/^(?:it|them|him|her|itself|themselves|people|men|women|children|us|one|no)\b|\bthings?\b/i.test(rest))
    return null;
  if (clause.auxiliary !== null && !/^(?:can|must)$/.test(clause.auxiliary)) return null;
  const answer = withoutOthers(withoutTail(rest));
  if (answer.split(/\s+/).length < (isWith ? 1 : 2) && clause.verb === 'have') return null;
  if (answer.length < 4 || answer.split(/\s+/).length > 30) return null;
  return cardOf(
    'effect',
    questionAbout('What', clause, subject, isWith ? first.text : ''),
    answer,
    passage,
    0.65,
  );
}
