/** Cards from the cases in a law text. */
import type { Passage } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';

const PART = String.raw`(?:\p{Lu}[\p{L}'’&.-]*,?|\(Nig(?:eria)?\.?\)|of|and|plc|the|for|&)`;
const NAME = String.raw`\p{Lu}[\p{L}'’&.-]*,?(?: ${PART})* v\.? (?:the )?\p{Lu}[\p{L}'’&.-]*(?: ${PART})*`;
const YEAR = String.raw` ?[[(]\d{4}[\])]`;
/** 'UKSC 34', '1 AC 462', '1 All NLR 400': where the case is reported. */
const REPORT = String.raw`(?:\s\d{0,4}(?:-\d+)?\s?\p{Lu}[\p{L}-]{1,6}(?:\s\p{Lu}{2,4})?(?:\s\((?:[A-Z][a-z]+|Pt\.? \d+)\))?\s\d{1,4})?`;
const AUTHORITY = new RegExp(
  String.raw`^(.{20,220}?)(?:\s*\((${NAME}(?:${YEAR})?)\)|:\s(${NAME}${YEAR})${REPORT})\.?$`,
  'u',
);
const FACTS = new RegExp(
  String.raw`^(?:In (${NAME}${YEAR})${REPORT},?|(?:See|Compare|Cf\.) (${NAME}${YEAR})${REPORT}, where)\s+(\p{L}.{20,})$`,
  'u',
);
const RULED = new RegExp(
  String.raw`^(?:See (?:also )?|Cf\.? |[\p{L} -]{3,40}\s[–-]\s)?(${NAME}(?:${YEAR})?)${REPORT}\s*[:–]\s+(.{12,})$`,
  'u',
);
/** Words of a decision; without one, a sentence only tells what happened. */
const DECIDES =
  /\b(?:held(?! (?:shares?|office|land|up|out))|(?<!had )decided|ruled|liable|laid down|defined|found that|established|concluded|dismissed|awarded|entitled|guilty|convicted|acquitted|declared|set (?:\p{L}+ ){0,3}aside|quashed|confined|overruled|reversed|upheld|granted|succeeded|(?:claim|action|appeal|case|suit|plea|defence|plaintiff|claimant|argument)s?(?: (?:for|in|of) [\p{L} ]{3,40}?)? failed|recover(?:ed)?|void|had to pay|admitted|treated|escaped liability|did not cause|(?:was|were) (?:still |not |no |therefore )?(?:an? |the )?(?:offer|breach|contract|invitation|assault|battery|trespass|nuisance|negligent|imprisonment|acceptance|consideration|misrepresentation|defamatory|valid|binding|complete|lawful|unlawful|justified))\b|\b(?:court|lords|council|judge)\b.*\b(?:refused|rejected|applied|ordered)\b/iu;
/** 'Bramwell LJ said that …': the words of a judge. */
const RULE =
  /^(?:Lord \p{Lu}\p{L}+(?: of \p{Lu}\p{L}+)?|\p{Lu}\p{L}+ (?:J|LJ|CJ|MR|B|JSC|JCA|LC|CJN)\.?) (?:said|held|named|explained|defined|stated|laid down|ruled)\b/u;
/** A ruling without the facts. */
const RULING =
  /^(?:the )?(?:House of Lords|Privy Council|Judicial Committee|Lord \p{Lu}\p{L}+|(?:\p{L}+ )?(?:court|lords|council|judge|judges)(?: of (?:appeal|\p{Lu}\p{L}+))?|it was)\s(?:\p{L}+ly\s)?(?:held|decided|ruled|laid down|found|said|stated)\b/iu;
/** 'The Supreme Court in Okekearu v Tanko (2002) held a doctor liable where …' */
const COURT_RULED = new RegExp(
  String.raw`^((?:The\s)?(?:\p{L}+\s){0,4}?(?:Court|Lords|Council|Judge)(?: of [\p{L} ]{3,20}?)?),? in (${NAME}${YEAR})${REPORT},?\s((?:held|decided|ruled|laid down|refused|rejected|allowed|awarded|convicted)\s.{20,})$`,
  'u',
);
/** A sentence that goes on with the case: its court, its parties, or what they did. */
const GOES_ON =
  /^(?:It was held|Held|The (?:court|house|supreme|claimant|plaintiff|defendant|respondent|appellant|claim|action|appeal|dismissal|condition|suspension|battery|assault|trespass|original|company|council|firm|employer|owner|board|dairy|police|doctor|driver|accused|minister|corporation|judge|privy|federal|high|students|buyer|seller|owners|dockers)\b|Lord \p{Lu}|His (?:claim|employer|action|appeal)|Her (?:claim|action|appeal)|Their claim|An injunction|On the facts|(?:The )?[Cc]laim (?:failed|succeeded)|It was (?:still |not |no )|(?:He|She|They) (?:was|were|had|could|sued|succeeded|failed|recovered)\b)/iu;
const MOST = { sentences: 3, characters: 360 } as const;

/** 'Which case is authority for …?', or a question about what happened in a case; null without a case. */
export function caseCard(passage: Passage, passages: readonly Passage[] = []): EngineCard | null {
  const text = passage.text.trim();
  // What was decided is in the list below.
  if (text.endsWith(':')) return null;
  const authority = AUTHORITY.exec(text);
  if (authority) {
    const [, rule = '', name = authority[3] ?? ''] = authority;
    if (/^(?:it|he|she|they|this|that|these|those|such)\b|\bthe section\b/i.test(rule)) return null;
    const asked = rule
      .replace(/^(?:A|An|The|Any|Every|If|No|When|Where)\s/, (word) => word.toLowerCase())
      .replace(/\b(must|may|can|is|are|will) also\b/, '$1');
    return {
      kind: 'statement',
      front: `Which case is authority for this rule: ${asked}?`,
      back: name,
      passage,
      weight: 0.9,
    };
  }
  const [, court = '', ruledIn = '', ruling = ''] = COURT_RULED.exec(text) ?? [];
  if (ruledIn !== '')
    return {
      kind: 'statement',
      front: `What was decided in ${ruledIn}?`,
      back: asSentence(`${court} ${ruling}`),
      passage,
      weight: 0.9,
    };
  const [, ofFacts = '', name = ofFacts, first = ''] = FACTS.exec(text) ?? [];
  if (name === '') return ruledCard(passage, text, passages);
  const facts = first.replace(/^(?:on the other hand|however|by contrast),\s+/i, '');
  const whole = [facts, ...sentencesAfter(passage, passages, facts)].join(' ');
  if (RULE.test(facts))
    return {
      kind: 'statement',
      front: `What is the rule in ${name}?`,
      back: asSentence(facts),
      passage,
      weight: 0.9,
    };
  return {
    kind: 'statement',
    front: frontOf(name, whole),
    back: asSentence(whole),
    passage,
    weight: 0.9,
  };
}

function frontOf(name: string, text: string): string {
  if (RULING.test(text)) return `What was decided in ${name}?`;
  return DECIDES.test(text)
    ? `What happened in ${name}, and what was decided?`
    : `What were the facts of ${name}?`;
}

/** 'Christie v Davey (1893): a neighbour banged trays …' */
function ruledCard(passage: Passage, text: string, passages: readonly Passage[]): EngineCard | null {
  const [, name = '', decision = ''] = RULED.exec(text.replace(/\.$/, '')) ?? [];
  if (name === '' || decision.split(/\s+/).length < 4) return null;
  const after = DECIDES.test(decision) ? [] : sentencesAfter(passage, passages, decision);
  const ruling = after.length === 0 ? decision : [`${decision}.`, ...after].join(' ');
  const front = DECIDES.test(ruling) ? `What was decided in ${name}?` : `What is ${name} about?`;
  return { kind: 'statement', front, back: asSentence(ruling), passage, weight: 0.9 };
}

/** The sentences up to the decision of the case, if they are few; the facts alone are better than half of the rest. */
function sentencesAfter(passage: Passage, passages: readonly Passage[], facts: string): string[] {
  const at = passages.indexOf(passage);
  if (at === -1 || /\bheld (?:that|the|to|liable)\b|\bthe court\b.*\bthat\b/i.test(facts)) return [];
  const found: string[] = [];
  let length = facts.length;
  for (const next of passages.slice(at + 1, at + 1 + MOST.sentences)) {
    const { text } = next;
    length += text.length + 1;
    const isSame = next.section === passage.section && next.kind === passage.kind;
    // Another case begins.
    if (!isSame || length > MOST.characters || / v\.? \p{Lu}/u.test(text)) break;
    found.push(text);
    const isOwn = next.quote !== undefined && next.quote === passage.quote;
    if (DECIDES.test(text) && (isOwn || GOES_ON.test(text))) return found;
  }
  return [];
}
