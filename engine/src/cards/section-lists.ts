/** Cards that ask for the items of a list by its heading. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage, Source } from '../reading/source.ts';
import type { EngineCard } from './card.ts';
import { isSound } from './choose.ts';
import { isRelational } from './defines.ts';
import { ARROW, OF_STAGES } from './leads.ts';
import { countedList } from './led-lists.ts';
import { isShortList } from './list-limits.ts';
import { groupCard, withFirstSentences } from './lists.ts';
import { namesSomething } from './phrases.ts';
import { withoutNumber } from './wording.ts';

/** What is under such a heading has a name each: 'Interest groups defend …'. */
const OF_KINDS = /^(?:\d\S*\s)?(?:main\s)?(?:types|kinds|forms|classes|branches)\sof\b/i;

/** Of the name of a member, in words. */
const MOST_NAME = 3;
const COUNT = /\b(?:two|three|four|five|six|seven)\b/i;

/** Ends the label of an item. */
const LABEL_END = /\s*[:–—]\s+|\s(?:-|→|⇒|->)\s/;

/** The name that an item gives before its explanation, or its sentence: 'They link the government with the people'. */
function nameOf(text: string, heading: string): string {
  const [label = text] = text.split(LABEL_END);
  const isOfKinds = OF_KINDS.test(heading) || isOfThings(heading);
  const subject = label === text && isOfKinds ? (clauseOf(text)?.subject ?? '') : '';
  return (subject !== '' && namesSomething(subject) ? subject : label).replace(/\.$/, '');
}

/** 'Blood vessels' above 'Arteries carry …': its sentences are about one of them each. */
function isOfThings(heading: string): boolean {
  return (
    /^(?:\d\S*\s)?(?:[\p{L}-]+\s){1,2}[\p{L}-]+s$/u.test(heading) &&
    !/\s(?:of|for|in)\s/.test(heading) &&
    !isRelational(heading)
  );
}

/** 'Link the government with the people' for 'They link …', if all begin so: the heading says who they are. */
function withoutPronouns(names: readonly string[]): readonly string[] {
  const pronoun = /^(?:They|It)\s(?=\p{Ll})/u;
  return names.every((name) => pronoun.test(name)) ? names.map((name) => name.replace(pronoun, '')) : names;
}

/** 'Name the four causes of erosion' from a heading and its short items. */
export function sectionLists(source: Source, passages: readonly Passage[]): EngineCard[] {
  return source.sections.flatMap(({ heading }, index) => {
    const own = withFirstSentences(
      passages.filter(({ section, isNested }) => section === index && !isNested),
    );
    const items = own.filter(({ kind }) => kind === 'item');
    // A line with a count may have other sentences after its list.
    const isFirst = own.slice(0, items.length).every(({ kind }) => kind === 'item');
    const isList =
      items.length === own.length ||
      (isFirst && COUNT.test(heading ?? '')) ||
      /^\p{Lu}?\p{L}+s\b/u.test(heading ?? '');
    // A line without an end is the title of a list of its own.
    const isTitled = own.some(
      ({ kind, text }, at) => own[at + 1]?.kind === 'item' && kind === 'paragraph' && !/[.:!?)]$/.test(text),
    );
    if (
      !heading ||
      isTitled ||
      own.some(({ kind }) => kind === 'formula') ||
      items.length < 2 ||
      items.length > 7 ||
      !isList
    )
      return [];
    const [lead] = items;
    const texts = items.map(({ text }) => text.replace(/[;,.]$/, '').replace(/\s+and$/, ''));
    const counted =
      lead && isFirst && texts.every((text) => text.split(' ').length <= 12)
        ? countedList(heading.replace(/:$/, ''), texts, lead, namesSomething)
        : null;
    if (counted && isSound(counted)) return [counted];
    const names = withoutPronouns(items.map(({ text }) => nameOf(text, heading)));
    const [first] = items;
    const labelled = items.filter(({ text }) => LABEL_END.test(text)).length;
    const isMixed = labelled > 0 && labelled < items.length;
    // The left side of 'rising prices → hardship' is no effect.
    const isOfLinks = items.some(({ text }) => ARROW.test(text)) && !OF_STAGES.test(heading);
    // 'Nitrites; NAFDAC': one of them is named in short, so it is of another kind.
    const short = names.filter((name) => /^\p{Lu}{3,}$/u.test(name)).length;
    // 'Laundry blue hides the yellowish tint' among 'Soap; Starch; Bleach' is a sentence.
    const isSentenceAmongWords =
      names.some((name) => name.split(' ').length > MOST_NAME && clauseOf(name) !== null) &&
      names.some((name) => name.split(' ').length < MOST_NAME);
    const isOfOtherKind = (short === 1 && names.length > 2) || isSentenceAmongWords;
    if (!first || isOfOtherKind || isOfLinks || isMixed || items.length < 3 || !isShortList(names)) return [];
    const isFurniture =
      /^(?:key |important |basic )?(?:terms|definitions|points|(?:.* )?notes|words|questions|exercises|objectives|examples|references|topics|concepts|(?:main )?characters|themes|lessons|points to .*|techniques|devices|signs|symptoms|advantages|disadvantages|.*\b(?:exam|examination|revision|remember)\b.*|causes|effects|results|uses|steps|(?:special )?(?:situations|cases|issues|considerations))$/i.test(
        heading,
      );
    // 'Grounds' doesn't say of what.
    const isWhole = /\b(?:of|for|in)\b|\s\S*s$/i.test(
      heading.replace(/^(?:\d+(?:\.\d+)*\.?|the|main|other)\s/i, ''),
    );
    // 'Chronic complications' doesn't say of what either.
    const isOpen = isRelational(
      withoutNumber(heading).replace(/^(?:the\s)?(?:two|three|four|five|six|seven)\s/i, ''),
    );
    const card = !isFurniture && isWhole && !isOpen ? groupCard(heading, names, first) : null;
    return card && isSound(card) ? [card] : [];
  });
}
