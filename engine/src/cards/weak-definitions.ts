/** Answers that describe a thing, or tell what happens to it, but don't define it. */
import { clauseOf } from '../grammar/clause.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { EngineCard } from './card.ts';
import { ACTIVITY } from './defines.ts';
import { PERSON } from './phrases.ts';

const ASKED = /^What (?:is|are|was|were) (?!meant by)(.+)\?$/;
/** 'A different approach', 'more workers', 'step six': no terms. */
const NO_TERM =
  /^(?:(?:(?:an?|the) )?(?:common|chief|second|third|other) |(?:an?|the) (?:accepted|current|possible|different|key|controversial|good|bad|new|another|more|higher|lower|better|great|certain|similar|usual|important|modern|variation|example|approach|issue|signal|way|part|problem|reason|aspect)\b|.*\bparticular\b|(?:good|bad|better|more|many|much|little|most|some|all|few|several|other|such|fewer|less|one|two|three|four|five|step) )/i;
/** 'Good weather', 'an example': what such words say holds for other things too. */
const NO_KIND =
  /^(?:(?:done|carried out|taken|given)\b|(?:around|on|in|at|by|with|under|over|above|from)\b|(?:all|both|each|some|many|most|examples)\b|(?:an?|the|one) (?:\p{L}+ )?(?:examples?|variation)\b|(?:an? |the )?(?:rather|very|highly|tightly|typical|excellent|(?:poor|good|bad|great)(?! (?:that|which|whose)\b)|massive|complicated|predominantly|grim|early|key (?:role|part|element|factor|figure|feature|idea|concept|point|step|issue|player|moment|aspect))\b)/iu;
const SPECIFIES =
  /\b(?:of|that|which|who|whose|where|when|in|on|for|by|between|from|to|with|without|at|made|used|per|than|through|under|against|into|around|within|because|not|about)\b/i;
/** A second statement: '… found in proteins and phosphorus is …', '… and does not require …'. */
const SECOND_STATEMENT =
  /\band (?:(?:the |an? |someone )?[\p{L}-]+(?: (?!that\b|which\b|who\b)[\p{L}-]+)? )?(?:is|are|was|were|has|have|does|do|did|will|would|can|may|must)\b/u;
const RELATIVE = /\b(?:that|which|who|whose|where|when|how|whereby)\b/i;
/** 'The point that is chosen is preferred' is a sentence; 'The point at which …' is a phrase. */
const SENTENCE =
  /^(?:the|an?) (?:[\p{L}’'-]+ ){1,5}?(?:is|are|was|were|has|have|can|may|means|emphasi[sz]ed)\b/iu;
const RELATIVE_FIRST =
  /^(?:the|an?) (?:[\p{L}’'-]+ ){1,5}?(?:that|which|who|whose|where|when|in which|by which)\b/iu;
/** 'The point that is chosen is preferred' */
const AFTER_RELATIVE = /\b(?:that|which|who) (?:is|are|was|were) \p{L}+ (?:is|are|was|were)\b/u;
const FAMILY = /\b(?:father|mother|parent|student|nurse|worker)\b/i;
const MOST_UNSPECIFIED = 5;

/** Whether the answer to 'What is …?' doesn't say what the thing is. */
export function isWeakDefinition({ kind, front, back, passage, maker = '' }: EngineCard): boolean {
  const answer = back.replace(/[.\s]+$/, '');
  // 'What do cancer consist of?'
  if (
    /^What do (?!.*(?:s|people|bacteria|algae|fungi|data|media|children|men|women|nuclei) consist).* consist of/.test(
      front,
    )
  )
    return true;
  const [, term = ''] = kind === 'definition' ? (ASKED.exec(front) ?? []) : [];
  if (term === '' || / called$/.test(term)) return false;
  if (NO_TERM.test(term) || NO_KIND.test(answer) || /\bin that\b|\bas when\b/.test(answer)) return true;
  if (POINTS_BACK.test(answer) || hasUnnamedThem(answer)) return true;
  // 'The agent is the donee of the power' says what one thing is to another.
  if (/^the \p{Ll}+$/u.test(term) && /^the \p{L}+ of the \p{L}+$/iu.test(answer)) return true;
  if (/^the \p{L}+est \p{L}+, (?:al)?though\b/iu.test(answer)) return true;
  // 'Myogenic, which means that it contracts without a signal'
  if (/^\p{L}+, which means\b/u.test(answer)) return true;
  const [said = answer] = answer.split(' and ');
  if (SECOND_STATEMENT.test(answer) && !RELATIVE.test(said)) return true;
  if ((SENTENCE.test(answer) && !RELATIVE_FIRST.test(answer)) || AFTER_RELATIVE.test(answer)) return true;
  const isShort = answer.split(/\s+/).length <= MOST_UNSPECIFIED;
  if (/^an?\s/i.test(answer) && isShort && !SPECIFIES.test(answer)) return true;
  // 'What are complex carbohydrates? Broken down into …'
  const [first, next] = tokensOf(`${answer[0]?.toLowerCase()}${answer.slice(1)}`);
  // 'Liable for a tort that an employee commits'
  if (first?.pos === 'ADJ' && (/^(?:ADP|SCONJ)$/.test(next?.pos ?? '') || next?.text === ',')) return true;
  // 'Furious when he learns that …'
  if (first?.pos === 'ADJ' && /^when$/i.test(next?.text ?? '')) return true;
  // but 'raised banks'
  const isBeforeNoun = /(?:ed|en)$/.test(first?.text ?? '') && /^(?:NOUN|ADJ)$/.test(next?.pos ?? '');
  if (first?.pos === 'VERB' && /(?:ed|en|ing)$/.test(first.text) && !isBeforeNoun && !ACTIVITY.test(answer))
    return true;
  // 'What is jonathon? A single father': a person in an example.
  const head =
    /\S*$/.exec(answer.split(/\s(?:of|who|that|with|in|from|at|for|whose)\s|,/)[0] ?? '')?.[0] ?? '';
  if (/^\p{Ll}+$/u.test(term) && /^an?\s/i.test(answer) && (PERSON.test(head) || FAMILY.test(head)))
    return true;
  // 'An extreme case, necessities are …'
  const [, tail = ''] =
    /^(?!.*\b(?:by|in|through) which\b)[^,:]+, ((?!and |or |that |which |who |where |when |in |by |of |for |with )[^,]+)$/.exec(
      answer,
    ) ?? [];
  if (tail !== '' && clauseOf(tail) !== null) return true;
  return (maker === 'inset' || maker === 'apposition') && isLooseInset(front, answer, passage.text);
}

/** 'The removal of …' says what is done; 'the balance between …' may belong to other words. */
const ACTION =
  /^the (?!balance|situation|position|condition)(?:\p{L}+(?:tion|ment|al|ing|ity|sis|ship|ture)|use|study|act|loss|union|habit|practice|art|process)\s/iu;
const MARKED = /\b(?:that is|i\.e\.|in other words|which (?:is|are|means))\b/i;

/** 'Interprets that information' needs the sentence before. */
const POINTS_BACK =
  /\bour own (?!li[fv]e)|\b(?:this|these) \p{L}|\bthose (?!of|who|that|which|in|with|from|where)|\bthat (?:information|process|energy|area|time|\p{L}+(?:tion|ment|ness|ity|ance|ence))$/u;

/** 'A certificate which made them members': of whom? */
function hasUnnamedThem(answer: string): boolean {
  const [before = '', after] = answer.split(/\bthem\b/);
  return (
    after !== undefined &&
    !/(?:[^suio]s|men|people|children|others|bacteria|data|and [\p{L} ]+)\b/u.test(before)
  );
}

/** A phrase between commas may belong to other words than the ones before it. */
function isLooseInset(front: string, answer: string, text: string): boolean {
  // 'What is made?', 'What is the virus encodes E6?'
  const asked = tokensOf(front.replace(/\?$/, '')).slice(2);
  if (
    asked.some(({ pos, text: word }) => pos === 'VERB' && !word.endsWith('ing')) ||
    asked.at(-1)?.pos === 'ADJ'
  )
    return true;
  if (clauseOf(answer) !== null && !RELATIVE_FIRST.test(answer)) return true;
  // '…, a benefit to a third party will do'
  if (!RELATIVE.test(answer) && /\b(?:will|would|should|could|must|may|can) \p{L}+$/u.test(answer))
    return true;
  if (!/^the\s/i.test(answer) || RELATIVE.test(answer) || ACTION.test(answer) || MARKED.test(text))
    return false;
  return !(/\sof\s/.test(answer) && followsVerb(front.replace(/^\S+ \S+ |\?$/g, ''), text));
}

/** 'Iodine is needed to make thyroxine, the …': no other noun is near that the answer could belong to. */
function followsVerb(term: string, text: string): boolean {
  const at = /^(?:an?|the)\s/.test(term) ? -1 : text.indexOf(` ${term}, the `);
  const before = at > 0 ? tokensOf(text.slice(0, at)).at(-1) : undefined;
  return before?.pos === 'VERB' || /^(?:is|are|from|called)$/.test(before?.text ?? '');
}
