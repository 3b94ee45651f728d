/** Cards from notes that leave out their subject, the thing in the heading: 'Needed for healing' under 'Vitamin C'. */
import { PART_NUMBER } from '../explanation/own-section.ts';
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { topicOf } from './heading-topics.ts';
import { cardOf, PRONOUN, withoutTail } from './parts.ts';
import { pointsElsewhere } from './phrases.ts';

const DONE =
  /^(needed|necessary|required|essential|important|found|located|stored|made|produced|caused|spread|transmitted|prevented|treated|destroyed|used|obtained|extracted|measured|formed|divided|composed)\s(?:only\s|mainly\s|mostly\s)?(for|in|by|from|of|with|into|to)\s(.{3,})$/iu;
const CALLED = /^(?:also\s)?called\s((?:the\s|an?\s)?[\p{L}\s-]{3,40}?)\s(because\s.{8,})$/iu;
/** What a lack or a surplus of the thing does. */
const AMOUNT =
  /^(deficiency|lack|excess|absence)(?:\sof\sit)?\s(cause|lead|result)s?\s((?:to\s|in\s)?)(.{4,})$/iu;
const LABELLED =
  /^(sources?|functions?|deficiency|treatment|habitat|products?|raw materials|main parts)\s?:\s(.{5,})$/iu;
/** What a note gives several of; they may be sentences that call the thing 'it'. */
const NOTED_ASPECT =
  /^((?:dis)?advantages?|(?:de)?merits?|limitations?|weakness(?:es)?|strengths?|uses?|causes?|effects?|symptoms?|signs(?: and symptoms)?|precautions?)\s*:\s(.{12,})$/iu;
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  deficiency: 'a deficiency of',
  lack: 'a lack of',
  excess: 'an excess of',
  absence: 'the absence of',
};

/** The card for a note about the thing in its heading; null if it has a subject of its own, or the heading names no thing. */
export function aspectCard(passage: Passage, heading: string | null): EngineCard | null {
  const noted = notedAspectCard(passage, heading);
  if (noted) return noted;
  const isWhole = passage.quote === undefined || passage.quote.startsWith(passage.text);
  if (passage.kind !== 'item' || passage.speech || !isWhole || /[?]$|\.\s\p{Lu}/u.test(passage.text))
    return null;
  const topic = topicOf(heading);
  if (topic === null) return null;
  const text = passage.text.replace(/\.$/, '');
  const isMany = /[^suio]s$/.test(topic);
  const be = isMany ? 'are' : 'is';
  const card = (front: string, back: string): EngineCard | null =>
    PRONOUN.test(back.split(' ')[0] ?? '') ? null : cardOf('effect', front, back, passage, 0.8);
  const [, deed = '', link = '', raw = ''] = DONE.exec(text) ?? [];
  const told = withoutTail(raw).replace(/\s(?:because|since)\s.*$|\s[-–—]\s.*$/i, '');
  const done = deed.toLowerCase();
  if (link === 'in' && /^(?:found|located|stored)$/.test(done))
    return card(`Where ${be} ${topic} ${done}?`, `In ${told}`);
  if (link === 'to')
    return /^(?:needed|required|used)$/.test(done)
      ? card(`What ${be} ${topic} ${done} for?`, `To ${told}`)
      : null;
  if (done !== '' && link !== 'in' && told !== '') return card(`What ${be} ${topic} ${done} ${link}?`, told);
  const [, name = '', reason = ''] = CALLED.exec(text) ?? [];
  if (name !== '') return { ...cardOf('cause', `Why ${be} ${topic} called ${name}?`, reason, passage, 0.8) };
  const [, amount = '', verb = '', to = '', effect = ''] = AMOUNT.exec(text) ?? [];
  if (amount !== '')
    return card(
      `What does ${WITH_ARTICLE[amount.toLowerCase()]} ${topic} ${verb.toLowerCase()}${to === '' ? '' : ` ${to.trim()}`}?`,
      withoutTail(effect),
    );
  const [, label = '', value = ''] = LABELLED.exec(text) ?? [];
  if (label === '' || clauseOf(value) !== null) return null;
  const aspect = label.toLowerCase();
  return aspect === 'deficiency'
    ? card(`What does a deficiency of ${topic} cause?`, value)
    : card(`What ${/[^s]s$/.test(aspect) ? 'are' : 'is'} the ${aspect} of ${topic}?`, value);
}

/** 'What are the advantages of FIFO?' for 'Advantages: it is simple, …' under 'Method 1: FIFO'. */
function notedAspectCard(passage: Passage, heading: string | null): EngineCard | null {
  const [, label = '', value = ''] = passage.kind === 'item' ? (NOTED_ASPECT.exec(passage.text) ?? []) : [];
  const topic = label === '' || heading === null ? null : namedBy(heading);
  if (topic === null || pointsElsewhere(value.replace(/^it\s/i, '').split(/\s+/, 2).join(' '))) return null;
  const aspect = label.toLowerCase();
  const isMany = /[^s]s$|esses$/.test(aspect);
  const article = /^[aeiou]/.test(aspect) ? 'an' : 'a';
  const front = `What ${isMany ? 'are the' : `is ${article}`} ${aspect} of ${topic}?`;
  return cardOf('list', front, value, passage, 0.8);
}

/** The thing that a heading names, also by a short name: 'FIFO' for 'Method 1: FIFO (first in, first out)'. */
function namedBy(heading: string): string | null {
  const bare = heading.replace(PART_NUMBER, '');
  const [short = ''] = /^\p{Lu}{2,6}(?=\s\(|$)/u.exec(bare) ?? [];
  return short || topicOf(bare);
}
