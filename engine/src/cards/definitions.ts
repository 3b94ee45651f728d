/** Cards from definitions. */
import { clauseOf } from '../grammar/clause.ts';
import { simplePhraseEnd } from '../grammar/noun-phrase.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { asPhrase } from './as-phrase.ts';
import { asSentence, type EngineCard } from './card.ts';
import {
  definesThing,
  isClassification,
  isPair,
  isRanking,
  isRelational,
  KIND,
  ONLY_RANKED,
} from './defines.ts';
import { clean, labelledCard } from './labels.ts';
import { isNaming, namedThing } from './named-things.ts';
import { withoutNextClause } from './parts.ts';
import { isPersonName } from './people.ts';
import { isSomebody, namesSomething, pointsElsewhere, standsAlone } from './phrases.ts';
import { GAPPED, plainDefinition } from './plain-definition.ts';
import { withoutSecondPredicate } from './second-predicate.ts';
import { isAmongOthers } from './subjects.ts';

const NAMED_BY_THE =
  /\b(?:unit|symbol|capital|formula|name|author|founder|father|head|organ|currency|centre|powerhouse)\b/i;

const IS = new RegExp(
  `^(.{2,80}?)\\s+(is|are|was|were)\\s+(?:defined as|described as|known as|usually defined as|simply|basically|essentially|generally)?\\s*(${KIND}.{6,})$`,
  'iu',
);
/** Informal definitions: 'evaporation is when water …'. */
const IS_WHEN = /^(.{3,60}?)\s+is\s+(when\s.{8,})$/iu;
const DEFINED = /^(.{2,80}?)\s+(is|are|was|were)\s+(?:defined|described)\s+(?:as|by)\s+(.{8,})$/iu;
/** 'Psychologists define learning as a lasting change …' */
const DEFINES =
  /^(?:(?:most|many|some)\s)?(?:\p{L}+\s){0,2}\p{Ll}+(?:s|ists|ers)\s(?:usually\s|often\s)?define\s(.{2,50}?)\sas\s(.{10,})$/iu;
const MEANS =
  /^(?:the term\s+)?(.{2,80}?)\s+(refers? to|means?|denotes?|stands? for|describes?)\s+(.{8,})$/iu;
const CONSISTS =
  /^(.{2,80}?)\s+(consists? of|comprises?|is made up of|are made up of|is composed of|are composed of)\s+(.{6,})$/iu;
/** Speakers often name a topic and start again: 'elasticity price elasticity of demand is …'. */
function withoutFalseStart(text: string): string {
  const [, start = '', rest = ''] =
    /^(\p{L}{4,}?)s?\s+((?:(?!(?:is|are|was|were)\b)\p{L}+\s+){0,2}\1s?\b.*)$/iu.exec(text) ?? [];
  return start === '' ? text : capital(rest);
}

/** 'A cell is …' becomes 'What is a cell?', 'Okonkwo is a farmer …' becomes 'Who is Okonkwo?' */
export function definitionQuestion(subject: string, verb: string, meaning: string): string {
  const tokens = tokensOf(meaning);
  const head = tokens[simplePhraseEnd(tokens, 0) - 1]?.text ?? '';
  const isPerson = isPersonName(subject) || (/^(?!(?:An?|The)\s)\p{Lu}/u.test(subject) && isSomebody(head));
  return `${isPerson ? 'Who' : 'What'} ${verb.toLowerCase()} ${asPhrase(subject)}?`;
}

/** The card for a definition; null for any other sentence. */
export function definitionCard(passage: Passage, heading: string | null): EngineCard | null {
  const text = withoutFalseStart(clean(passage.text).replace(/\.$/, ''));
  const card = (front: string, back: string, weight: number): EngineCard => ({
    kind: 'definition',
    front,
    back: asSentence(back),
    passage,
    weight,
  });
  if (passage.kind === 'item' || passage.kind === 'row') {
    const labelled = labelledCard(passage, heading);
    if (labelled) return labelled;
  }
  if (!standsAlone(text)) return null;
  if (isNaming(text)) {
    const { front, back } = namedThing(text, passage) ?? {};
    return front && back ? card(front, back, 0.95) : null;
  }
  const defined = DEFINES.exec(text);
  if (defined && namesSomething(defined[1] ?? '') && definesThing(defined[2] ?? ''))
    return card(
      definitionQuestion(defined[1] ?? '', 'is', ''),
      withoutSecondPredicate(withoutNextClause(defined[2] ?? '')),
      0.95,
    );
  for (const pattern of [DEFINED, IS]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [, subject = '', verb = 'is', whole = ''] = found;
    const meaning = withoutSecondPredicate(withoutNextClause(whole));
    if (
      isPair(subject) ||
      isAmongOthers(subject) ||
      /^the (?:number|amount|size|value) of\b/i.test(subject) ||
      (isRelational(subject) && !/\b(?:that|which)\b/.test(meaning)) ||
      GAPPED.test(meaning) ||
      ONLY_RANKED.test(meaning) ||
      isRanking(meaning) ||
      !namesSomething(subject) ||
      !(definesThing(meaning) || NAMED_BY_THE.test(subject) || pattern === DEFINED) ||
      pointsElsewhere(
        meaning
          // 'The same procedure as an ordinary law' needs nothing else.
          .replace(/\bthe same (?=\p{L}+ as\s)/u, 'the ')
          .slice(0, 40)
          .replace(/^one (?=(?:that|which|who)\b)/i, 'a thing '),
      ) ||
      /^(?:(?:the\s+)?(?:same|only|most|best|first|last)|the one|one(?! (?:that|which|who)\b))\b/i.test(
        meaning,
      ) ||
      isClassification(meaning) ||
      /^(?:one|two|three|four) (?:hundred|thousand|million|point|and|or|to)\b/i.test(meaning)
    )
      continue;
    return card(definitionQuestion(subject, verb, meaning), meaning, pattern === DEFINED ? 1 : 0.9);
  }
  const means = MEANS.exec(text);
  if (means && isTermMeant(means[1] ?? '', means[3] ?? '')) {
    return card(
      /stand/.test(means[2] ?? '')
        ? `What does ${means[1]} stand for?`
        : `What is meant by “${clean(means[1] ?? '').replace(/^(?:the|an?)\s+/i, '')}”?`,
      withoutSecondPredicate(withoutNextClause(means[3] ?? '')),
      0.95,
    );
  }
  const [, spoken = '', moment = ''] = IS_WHEN.exec(text) ?? [];
  if (namesSomething(spoken)) return card(definitionQuestion(spoken, 'is', moment), moment, 0.7);
  const plain = plainDefinition(text);
  if (plain) return card(definitionQuestion(plain.subject, plain.verb, plain.meaning), plain.meaning, 0.85);
  const consists = CONSISTS.exec(text);
  if (consists && namesSomething(consists[1] ?? '') && !isAmongOthers(consists[1] ?? '')) {
    const [, subject = '', verb = '', parts = ''] = consists;
    const isMany = /^(?:consist of|comprise|are)/.test(verb);
    const named = withoutSecondPredicate(withoutNextClause(parts));
    // 'Two layers' says less than the question asks.
    if (/^\p{L}+\s\p{L}+s$/u.test(named) && /^(?:two|three|four|five|six|many|several)\s/i.test(named))
      return null;
    return card(`What ${isMany ? 'do' : 'does'} ${asPhrase(subject)} consist of?`, named, 0.8);
  }
  return passage.kind === 'paragraph' ? labelledCard(passage, heading) : null;
}

/** 'Less leaves means less photosynthesis' and 'the parts mean the plant cannot …' explain no term. */
function isTermMeant(term: string, meaning: string): boolean {
  const isTerm =
    namesSomething(term) &&
    !/^(?:the|less|more|fewer|all|no|two|three|four|five|many|several|both)\s|^(?:an?\s)?(?:change|increase|rise|fall|decrease|loss|lack|number|value|figure|reading|answer)\b/i.test(
      term,
    );
  return (
    isTerm &&
    !pointsElsewhere(meaning.replace(/^that\s/i, '').slice(0, 20)) &&
    !/\b(?:these|this)\b/.test(meaning) &&
    (/^that\s/i.test(meaning) || clauseOf(meaning) === null)
  );
}
