/** Cards from sentences that say what something is. */
import { clauseOf } from '../grammar/clause.ts';
import { nounPhraseEnd, simplePhraseEnd } from '../grammar/noun-phrase.ts';
import { tokensOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase, asSentence, type EngineCard } from './card.ts';
import { namesSomething, pointsElsewhere, standsAlone } from './phrases.ts';

/** What a definition begins with: a determiner and a noun, or a number of them. */
const KIND =
  '(?:(?:an?|the|any|one of the|one|two|three|four|all|every|either|another|some)\\s+\\p{L}|(?:processes|substances|organisms|structures|proteins|molecules|compounds|elements|materials|devices|cells|organs|tissues|chemicals|reactions|forces|particles|animals|plants|goods|costs|rules|laws|people|words|statements|numbers|lines|methods|diseases|groups|areas|regions|features)\\b)';
/** 'the producer' names, 'the rate of change' defines. */
const THE_DEFINES =
  /^the\s+(?:\p{L}+\s+){0,4}?\p{L}+\s+(?:of|that|which|who|whose|in|by|through|between|at|for|when|where|to|on|from|with|per|needed|produced|used|made|found|caused|between)\b/iu;
const NAMED_BY_THE =
  /\b(?:unit|symbol|capital|formula|name|author|founder|father|head|organ|currency|centre|powerhouse)\b/i;

const IS = new RegExp(
  `^(.{2,80}?)\\s+(is|are|was|were)\\s+(?:defined as|described as|known as|usually defined as|simply|basically|essentially|generally)?\\s*(${KIND}.{6,})$`,
  'iu',
);
/** As people say it: 'evaporation is when water …'. */
const IS_WHEN = /^(.{3,60}?)\s+is\s+(when\s.{8,})$/iu;
const DEFINED = /^(.{2,80}?)\s+(is|are|was|were)\s+(?:defined|described)\s+(?:as|by)\s+(.{8,})$/iu;
const MEANS =
  /^(?:the term\s+)?(.{2,80}?)\s+(refers? to|means?|denotes?|stands? for|describes?)\s+(.{8,})$/iu;
const CONSISTS =
  /^(.{2,80}?)\s+(consists? of|comprises?|is made up of|are made up of|is composed of|are composed of)\s+(.{6,})$/iu;
const CALLED =
  /^(.{12,200}?)\s+(is|are)\s+(?:called|known as|termed|referred to as|named)\s+(?:an?\s+|the\s+|its\s+|their\s+)?(.{2,60}?)(?:,|\(|;|\s+(?:because|and|which|who)\b|\.?$)/iu;
const LABELLED = /^([\p{L}\p{N}][^:–—=.;!?]{1,60}?)\s*(?::|\s[–—-]|\s=)\s+(\S.{7,})$/u;

function clean(text: string): string {
  return text.replace(/[“”"]/g, '').replace(/\s+/g, ' ').trim();
}

/** Speakers name their topic and start again: 'elasticity price elasticity of demand is …'. */
function withoutFalseStart(text: string): string {
  const [, start = '', rest = ''] = /^(\p{L}{4,})\s+((?:\p{L}+\s+){1,2}\1\b.*)$/iu.exec(text) ?? [];
  return start === '' ? text : rest;
}

/** The determiner goes from the name of a thing that is only defined: 'A cell is …' asks 'What is a cell?'. */
const PERSON =
  /\b(?:man|woman|boy|girl|hero|heroine|king|queen|emperor|president|minister|leader|writer|author|poet|farmer|chief|general|scientist|lawyer|politician|person|ruler|founder|philosopher|nationalist|inventor|explorer|missionary)\b/i;

function question(subject: string, verb: string, meaning: string): string {
  const tokens = tokensOf(meaning);
  const head = tokens[simplePhraseEnd(tokens, 0) - 1]?.text ?? '';
  const isPerson = /^\p{Lu}/u.test(subject) && PERSON.test(head);
  return `${isPerson ? 'Who' : 'What'} ${verb.toLowerCase()} ${asPhrase(subject)}?`;
}

/** 'Osmosis: the movement of …', of lists and tables. The words before the colon must name something rather than introduce a list. */
function fromLabel(passage: Passage, heading: string | null): EngineCard | null {
  const found = LABELLED.exec(passage.text);
  if (!found) return null;
  const [term, meaning] = [clean(found[1] ?? ''), clean(found[2] ?? '')];
  if (
    !namesSomething(term) ||
    /\d\s?\p{L}{0,3}$/u.test(term) ||
    term.split(' ').length > 5 ||
    /\d{3,}|^(?:example|note|e\.g|answer|question|hint|tip|date|name|source|aim|objective|step \d)/i.test(
      term,
    )
  )
    return null;
  if (meaning.split(/\s+/).length < 3) return null;
  const isBackReference = /^(?:this|it|these|they)\s/i.test(meaning);
  if (!isBackReference && pointsElsewhere(meaning.split(/\s+/).slice(0, 2).join(' '))) return null;
  const isThing =
    definesThing(meaning) &&
    (passage.kind === 'paragraph' ||
      heading === null ||
      /terms?|definitions?|glossary|vocabulary|key ?words/i.test(heading));
  if (passage.kind === 'paragraph' && !isThing) return null;
  return {
    kind: 'definition',
    front: isThing ? `What is meant by “${term}”?` : `${heading ? `${heading}: e` : 'E'}xplain “${term}”.`,
    back: asSentence(meaning),
    passage,
    weight: isThing ? 0.9 : 0.6,
  };
}

/** Whether words say what something is: a determiner and a noun; after 'the' also what tells it from others. */
function definesThing(meaning: string): boolean {
  return (
    isPlainNounPhrase(meaning) ||
    (new RegExp(`^${KIND}`, 'iu').test(meaning) &&
      (!/^the\s/i.test(meaning) || THE_DEFINES.test(meaning)) &&
      !/^(?:an?|the|all|some|every|any)\s+(?:\p{L}+\s+){1,4}?(?:is|are|was|were|can|must|has|have)\b/iu.test(
        meaning,
      ))
  );
}

/** 'distance between two crests', 'loss of value because …': a noun phrase without a determiner, and no sentence. */
function isPlainNounPhrase(meaning: string): boolean {
  const tokens = tokensOf(meaning);
  const end = simplePhraseEnd(tokens, 0);
  const next = tokens[end];
  return (
    end > 0 &&
    tokens[0]?.pos !== 'DET' &&
    !!next &&
    /^(?:of|between|from|to|in|for|per|by|less|that|which|when|where|with|on|at)$/i.test(next.text) &&
    clauseOf(meaning) === null
  );
}

/** The card of a sentence that defines something; null for any other. */
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
    const labelled = fromLabel(passage, heading);
    if (labelled) return labelled;
  }
  if (!standsAlone(text)) return null;
  const called = CALLED.exec(text);
  if (called) {
    const [, what = '', verb = 'is', name = ''] = called;
    if (
      namesSomething(name) &&
      !/^(?:a|an|the)?\s*\w+$/i.test(what) &&
      !/[,;]/.test(what) &&
      !/\b(?:is|are|was|were|which|that is)\b/.test(what.split(' ').slice(0, 3).join(' ')) &&
      name.split(' ').length <= 4 &&
      isThingDescribed(what)
    ) {
      return card(`What ${verb.toLowerCase()} ${asPhrase(what)} called?`, name, 0.95);
    }
    return null;
  }
  for (const pattern of [DEFINED, IS]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const [, subject = '', verb = 'is', meaning = ''] = found;
    if (
      !namesSomething(subject) ||
      !(definesThing(meaning) || NAMED_BY_THE.test(subject) || pattern === DEFINED) ||
      pointsElsewhere(meaning.slice(0, 40)) ||
      /^(?:the\s+)?(?:same|only|most|best|first|last|one)\b/i.test(meaning) ||
      isClassification(meaning)
    )
      continue;
    return card(question(subject, verb, meaning), meaning, pattern === DEFINED ? 1 : 0.9);
  }
  const means = MEANS.exec(text);
  if (means && namesSomething(means[1] ?? '') && !pointsElsewhere((means[3] ?? '').slice(0, 20))) {
    return card(
      /stand/.test(means[2] ?? '')
        ? `What does ${means[1]} stand for?`
        : `What is meant by “${clean(means[1] ?? '').replace(/^(?:the|an?)\s+/i, '')}”?`,
      means[3] ?? '',
      0.95,
    );
  }
  const [, spoken = '', moment = ''] = IS_WHEN.exec(text) ?? [];
  if (namesSomething(spoken)) return card(question(spoken, 'is', moment), moment, 0.7);
  const plain = plainDefinition(text);
  if (plain) return card(question(plain.subject, plain.verb, plain.meaning), plain.meaning, 0.85);
  const consists = CONSISTS.exec(text);
  if (consists && namesSomething(consists[1] ?? '')) {
    const [, subject = '', verb = '', parts = ''] = consists;
    const isMany = /^(?:consist of|comprise|are)/.test(verb);
    return card(`What ${isMany ? 'do' : 'does'} ${asPhrase(subject)} consist of?`, parts, 0.8);
  }
  return passage.kind === 'paragraph' ? fromLabel(passage, heading) : null;
}

/** 'an arcuate delta' says the kind of a thing, and not what it is. */
function isClassification(meaning: string): boolean {
  return /^an?\s+[\p{L}-]+\s+\p{L}+$/iu.test(meaning);
}

/** 'Phagocytes are white blood cells that engulf …': a noun phrase with what tells it from others. */
function plainDefinition(text: string): { subject: string; verb: string; meaning: string } | null {
  const clause = clauseOf(text);
  if (!clause?.isCopula || clause.isNegative || clause.lead !== '' || clause.adverb !== '') return null;
  const { subject, rest, restTokens, auxiliary } = clause;
  const [first] = restTokens;
  const end = nounPhraseEnd(restTokens, 0);
  if (!first || end === 0 || !namesSomething(subject) || /^the\s/i.test(subject) || /\d/.test(first.text))
    return null;
  if (
    /^(?:more|most|less|least|very|as|too|so|not|only|one|also|all|some|many|examples?)\b/i.test(rest) ||
    pointsElsewhere(rest.slice(0, 40))
  )
    return null;
  const simpleEnd = simplePhraseEnd(restTokens, 0);
  const isTold =
    /^(?:that|which|who|whose|of|for|made|used|found|formed|caused|in|with|between|by|produced|,)$/i.test(
      restTokens[simpleEnd]?.text ?? '',
    );
  return isTold && rest.split(/\s+/).length >= 4 ? { subject, verb: auxiliary ?? 'is', meaning: rest } : null;
}

/** Whether words describe a thing to be named: 'the movement of water through a membrane'. */
function isThingDescribed(text: string): boolean {
  return (
    /^(?:an?|the|any|such|one)\s+\p{L}+/iu.test(text) &&
    text.split(/\s+/).length >= 4 &&
    !pointsElsewhere(text)
  );
}
