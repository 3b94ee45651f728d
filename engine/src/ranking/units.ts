/** Divides a source into units of a summary: sentences, items and rows, with pronouns replaced where that is certain. */

import { withSubjects } from '../cards/pronouns.ts';
import { sentencesIn } from '../reading/sentences.ts';
import type { Language, Passage, Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { antecedentOf } from './antecedents.ts';
import { withDenials } from './denials.ts';
import { aimsIn, isLabel, isRunIn } from './lead-lines.ts';
import { isFragment, needsBefore, pointsBack } from './open-sentences.ts';
import { isQuestion, withQuestion } from './questions.ts';
import { isJotting, isQuotable } from './quotable.ts';
import { chainLength, referenceOf, sharedReference } from './references.ts';
import { cutTails, type TailKind } from './tails.ts';
import { calculationsIn } from './worked-examples.ts';

export interface Unit {
  passage: Passage;
  /** The whole passage, or the part of it that this unit shows. */
  text: string;
  /** What kind of tail it is, if it is only the end of the sentence. */
  tail: TailKind | null;
  /** The unit before it without which it isn't shown: 'It also …' needs its noun, and 'Second, …' the first. */
  after: Unit | null;
  /** Whether it is only understood right behind that one, in the same point. */
  isOpen: boolean;
}

/** A longer chain of sentences is too long for a point; characters. */
const LONGEST_CHAIN = 390;
/** A longer list item is divided into its sentences; characters. */
const LONGEST_ITEM = 90;
/** A line that introduces a formula: 'The two are related by'. */
const INTRODUCES = /(?::|\b(?:by|as|is|are|equation|formula|then|so|hence|thus|therefore))$/i;
/** The sign of a quantity before its formula, or at the start of a sentence: 'd may be positive'. */
const SYMBOL = /^\S{1,4}\s?=|^(?!a\s)\p{Ll}\s/u;
/** Connectives that can be removed without changing the meaning of the rest. */
const LOOSE =
  /^(?:(?:now|next|okay|well),|(?:however|therefore|thus|hence|moreover|furthermore|also|in addition|in fact|consequently|as a result|for example|for instance|similarly|likewise|in contrast|by contrast|on the other hand|finally|overall|in conclusion|in summary|generally|usually),?)\s+(?=\p{Lu}|\p{Ll})/iu;

/** 'Third, …' belongs behind 'Second, …'. */
const ORDINAL = /^(?:second(?:ly)?|third(?:ly)?|fourth(?:ly)?|fifth(?:ly)?|finally|lastly),\s/i;
const COUNTED = /^(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth(?:ly)?),\s|\b(?:one|first)\b/i;

/**
 * The quotable passages of a source, each with the one that it can't be understood without. A sentence whose context is
 * missing is left out, and a formula is joined with the line that introduces it.
 */
export function unitsOf(read: Source): Unit[] {
  const { language } = read;
  const source = language === 'en' ? { ...read, passages: withDenials(read.passages) } : read;
  const passages = language === 'en' ? withSubjects(source.passages) : source.passages;
  const units: Unit[] = [];
  // The source's passage behind which a sentence is understood, and its unit without tails.
  let place = -1;
  let opening: Unit | null = null;
  const seen = new Set<string>();
  const aims = aimsIn(source);
  const calculations = calculationsIn(source);
  const add = (passage: Passage, index: number, after: Unit | null = null, isOpen = true) => {
    // Text that is repeated on several pages counts once.
    const isNew = !seen.has(passage.text.toLowerCase());
    seen.add(passage.text.toLowerCase());
    // Behind a sentence that is left out, nothing is understood that refers to it.
    if (isNew && (isQuotable(passage) || after)) {
      place = index;
      const [first = '', ...rest] =
        passage.kind === 'item' ? sentencesOf(passage.text, language) : [passage.text];
      const { main, tails } =
        passage.kind === 'paragraph' && !passage.speech ? cutTails(first) : { main: first, tails: [] };
      const head: Unit = { passage, text: main, tail: null, after, isOpen: after !== null && isOpen };
      opening = head;
      units.push(head);
      // Each tail is about what is before it.
      let end = head;
      for (const { kind, text } of tails) {
        end = { passage, text, tail: kind, after: end, isOpen: true };
        units.push(end);
      }
      end = head;
      for (const text of rest) {
        if (isJotting(text)) continue;
        const isApart =
          !LOOSE.test(text) && !needsBefore(passage, text, language) && !pointsBack(passage, text, language);
        end = { passage, text, tail: null, after: isApart ? head : end, isOpen: true };
        units.push(end);
      }
    }
  };
  for (const [index, given] of passages.entries()) {
    if (aims.has(source.passages[index] ?? given)) continue;
    if (calculations.has(given.section)) continue;
    if (given.speech && !isQuotable(given)) continue;
    // A question that the notes answer themselves only introduces its answer.
    if (isQuestion(given)) continue;
    const passage = withQuestion(given, passages[index - 1], language);
    const last = units.at(-1);
    const isFollowing = place === index - 1 && last?.passage.section === passage.section;
    const isNext = isFollowing && (last?.passage.kind === 'paragraph' || last?.passage.kind === 'formula');
    const isRest = /^=/.test(passage.text);
    if (isRest && !isNext) continue;
    if (isNext && last && (isRest || (passage.kind === 'formula' && INTRODUCES.test(last.text)))) {
      units[units.length - 1] = {
        ...last,
        passage: { ...last.passage, text: `${last.passage.text} ${passage.text}` },
        text: `${last.text} ${passage.text}`,
      };
      place = index;
      continue;
    }
    if (passage.kind !== 'paragraph') {
      // 'where Q is the heat' below its formula.
      // 'Rule 7: sum of the first n terms' says what the formula below it gives.
      const label = passage.kind === 'formula' && isFollowing && isRule(last) ? last : null;
      if (passage.kind !== 'formula' || !needsBefore(passage, passage.text, language))
        add(passage, index, label, false);
      else if (isFollowing && last) add(passage, index, last);
      continue;
    }
    const next = source.passages[index + 1];
    const isTitle =
      /:$/.test(passage.text) &&
      (next?.section !== passage.section || next.kind === 'paragraph' || next.kind === 'code');
    if (isTitle || isFragment(passage.text, language)) continue;
    const bare = language === 'en' ? passage.text.replace(LOOSE, '') : passage.text;
    // 'pH = …' keeps its small letter.
    const text = language !== 'en' || SYMBOL.test(bare) ? bare : capital(bare);
    const title = passages[index - 1];
    if (passage.isOpening && isRunIn(passage, next, language)) continue;
    if (title?.isOpening && isRunIn(title, passage, language) && isQuotable(title, 1)) {
      // The title says what 'it' is.
      add({ ...passage, text: `${title.text} ${text}` }, index);
      continue;
    }
    if (ORDINAL.test(text)) {
      const before = units.findLast(
        ({ passage: other, text: said }) => other.section === passage.section && COUNTED.test(said),
      );
      if (before) add(passage, index, before, false);
      continue;
    }
    const isFirst = last?.passage.section !== passage.section;
    const isOpen = needsBefore(passage, text, language) || (!isFirst && pointsBack(passage, text, language));
    if (!isOpen) {
      const paragraph = units.slice(units.findLastIndex(({ passage: { isOpening } }) => isOpening));
      const needed = passage.isOpening || passage.speech ? null : antecedentOf(text, paragraph);
      add({ ...passage, text }, index, needed, false);
      continue;
    }
    const isSpoken = /^(?:we|you|i)\b/i.test(text);
    if (isSpoken || !isNext || !last) continue;
    const reference = sharedReference(opening, text) ?? referenceOf(last);
    if (chainLength(reference) + passage.text.length < LONGEST_CHAIN) add(passage, index, reference);
  }
  return units;
}

/** Whether a unit is a line that names the formula below it. */
function isRule(unit: Unit | undefined): unit is Unit {
  return unit !== undefined && /^(?:rule|formula|law|theorem|property)\b[^=]{0,80}$/i.test(unit.text);
}

/** The sentences of a list item; its label belongs to the first: 'Weber. Max Weber added two dimensions.' */
function sentencesOf(item: string, language: Language): string[] {
  const [first = '', second, ...rest] = sentencesIn(item, language);
  if (second === undefined || item.length <= LONGEST_ITEM) return [item];
  return isLabel(first) ? [`${first} ${second}`, ...rest] : [first, second, ...rest];
}
