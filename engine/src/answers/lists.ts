/** Lists in the notes that answer 'What are the …?' and 'List the …'. */
import { isQuotable } from '../ranking/quotable.ts';
import type { Passage, Source } from '../reading/source.ts';
import { isKindOf } from '../words/lexicon.ts';
import { askedRoots, rootsOf } from '../words/roots.ts';
import { isLight, meaningOf } from '../words/word-lists.ts';
import { matchIn } from './evidence.ts';
import type { Question } from './question.ts';
import { type Index, rarityOf } from './search.ts';

/** The share of a question's words that the heading and introduction of a list must cover. */
const LEAST_COVERED = 0.75;
const MOST_ITEMS = 10;
/** How well the introduction of a list must match a word of the question. */
const LEAST_MATCH = 0.85;
/** Words that ask for a list and that its heading rarely has; as roots. */
const ASKS_FOR_LIST =
  /^(?:fact|factor|determin|affect|influenc|depend|thing|point|order|sequenc|fac|encounter|experienc)$/;

/** A line that introduces a list: it ends in a colon, has no full stop, or announces the list. */
const LEADS = /:$|[^.!?]$|\b(?:following|include|are|into|seven|six|five|four|three|two)\b/i;
/** How many sentences before a list may announce it. */
const MOST_LEADS = 2;

interface ItemList {
  /** The heading and the line that introduces the list. */
  lead: string;
  items: Passage[];
}

/** The lists of a source: consecutive items or table rows in a section. */
function listsOf(source: Source): ItemList[] {
  const lists: ItemList[] = [];
  for (const [index, passage] of source.passages.entries()) {
    if ((passage.kind !== 'item' && passage.kind !== 'row') || !isQuotable(passage)) continue;
    const before = source.passages[index - 1];
    if (before?.kind === passage.kind && before.section === passage.section) {
      lists.at(-1)?.items.push(passage);
      continue;
    }
    const heading = source.sections[passage.section]?.heading ?? '';
    const above = source.passages.slice(Math.max(0, index - MOST_LEADS), index);
    const opening = above
      .filter(
        ({ section, kind, text }) => section === passage.section && kind === 'paragraph' && LEADS.test(text),
      )
      .map(({ text }) => text)
      .join(' ');
    lists.push({ lead: `${heading} ${opening}`, items: [passage] });
  }
  return lists;
}

/** Words of a heading that says what its list gives of a subject. */
const ASPECT =
  /\b(?:reasons?|causes?|effects?|advantages?|disadvantages?|functions?|types?|features?|characteristics|importance|problems?|uses?|sources?|examples?|objectives?|aims?)\b/i;

/** Whether a list gives something of its subject that a question doesn't ask for. */
function isOfOtherAspect(lead: string, question: string): boolean {
  return ASPECT.test(lead) && !ASPECT.test(question);
}

/** The items of the list that a question asks for, or whose heading answers it; empty if no list is about it. */
export function listIn(index: Index, { text, isList }: Question): readonly Passage[] {
  const { source } = index;
  const title = source.sections.find(({ heading }) => heading !== null)?.heading ?? '';
  const asked = askedRoots(text, source.language).map(meaningOf);
  const telling = asked.filter(
    (root) => !isLight(root) && !ASKS_FOR_LIST.test(root) && !(isList && isKindOf(root, 'person')),
  );
  const wanted = telling.length > 0 ? telling : asked;
  const isGiven = new Set(rootsOf(title, source.language).map(meaningOf));
  let best: { list: ItemList; covered: number } | null = null;
  for (const list of listsOf(source)) {
    if (list.items.length < 2) continue;
    const lead = new Set(rootsOf(list.lead, source.language).map(meaningOf));
    let [covered, total, own] = [0, 0, 0];
    for (const root of wanted) {
      const worth = rarityOf(index, root);
      total += worth;
      const match = matchIn(index, root, lead);
      if (match >= LEAST_MATCH) own += 1;
      covered += worth * (match >= LEAST_MATCH ? match : isGiven.has(root) ? 1 : 0);
    }
    const share = total === 0 ? 0 : covered / total;
    if (!isList && isOfOtherAspect(list.lead, text)) continue;
    if (own > 0 && share >= (isList ? LEAST_COVERED : LEAST_MATCH) && share > (best?.covered ?? 0))
      best = { list, covered: share };
  }
  return best?.list.items.slice(0, MOST_ITEMS) ?? [];
}
