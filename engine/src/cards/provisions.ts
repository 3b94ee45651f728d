/** Cards from what a section of a law provides: 'By s. 314 CC a person is not deemed to have killed another if …'. */
import type { Passage, Source } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';

const NUMBER = String.raw`\d{1,4}[A-Z]?(?:\s?\(\w{1,4}\))*`;
const PLACE = String.raw`(?:[Ss]s?\.|[Ss]ections?|[Aa]rt\.|[Aa]rticles?|[Rr]egulations?|[Cc]lauses?)\s?${NUMBER}(?:(?:,| and| to|[-–])\s?${NUMBER})*`;
const WORD = String.raw`(?:\d{4}|\p{Lu}[\p{L}'’&-]*|\(\p{Lu}+\)|\(as amended\))`;
/** 'Of the Companies and Allied Matters Act (CAMA) 2020', 'CC', 'of the 1999 Constitution'. */
const LAW = String.raw`\s(?:of\s(?:the\s)?)?${WORD}(?:\s(?:(?:of|and|for|the)\s)*${WORD})*`;
const NAMED = `${PLACE}(?:${LAW})?`;
/** What begins another sentence, or says what isn't said here. */
const OPENS =
  /^(?:of|or|it|he|she|they|this|that|these|those|such|but|and|so|here|there|punishment|penalty)\b/i;
const LED = new RegExp(String.raw`^(?:By|Under|According to|In)\s(${NAMED}),?\s(\p{Ll}.+)$`, 'u');
const LABELLED = new RegExp(String.raw`^(${NAMED})\s?[:–]\s+(\p{L}.+)$`, 'u');
const SAYS = new RegExp(
  String.raw`^(${NAMED}),?\s(?:also\s)?(?:provides|states|says|declares|stipulates)\sthat\s(\p{L}.+)$`,
  'u',
);
const DOES = new RegExp(
  String.raw`^(${NAMED}),?\s((?:also\s)?(?:allows|lets|vests|confers|imposes|prescribes|excludes|extinguishes|defines|applies|requires|forbids|prohibits|permits|gives|grants|guarantees|protects|makes|obliges|empowers|entitles|abolishes|establishes|creates|fixes|limits)\s.+)$`,
  'u',
);
const CITED = new RegExp(String.raw`^(\p{Lu}.+?)(?::\s(${NAMED})|\s\((${NAMED})\))\.?$`, 'u');
const HAS_LAW = new RegExp(`^${PLACE}${LAW}$`, 'u');
/** 'The Labour Act', 'the 1999 Constitution': a law without its year and its country. */
const LAWS = /(?:\p{Lu}[\p{L}'’-]*\s(?:(?:and|of)\s)?)*(?:Act|Code|Constitution|Decree|Ordinance)\b/gu;
/** 'The Land use act 1978': a title that was in capitals. */
const TITLE =
  /^(?:the\s)?((?:\p{L}+\s){1,5}(?:act|code|constitution|decree|ordinance))(?:,?\s\d{4})?(?:\s\([^)]*\))?$/iu;
/** 'The Act': a law that was named before. */
const SHORT = /(?<=\b[Tt]he )(?:Act|Code|Decree|Ordinance)\b(?! of\b| \d)/gu;
/** 'Act' alone names none. */
const IS_SHORT = /^(?:Act|Code|Decree|Ordinance)$/;
/** ', while under s. 2(1)(b) …': what another section provides. */
const OTHER = new RegExp(String.raw`,\s(?:and|but|while|whereas)\s(?:by|under)\s${PLACE}.*$`, 'iu');
/** 'Such evidence', but not 'in such circumstances as …'. */
const UNNAMED = /\b(?:this|that|the said) section\b|\bsuch (?:an? )?\p{L}+\b(?! as\b)/iu;
const LENGTH = { words: 6, characters: 330 } as const;

/**
 * 'What does section 7 of the Labour Act provide?'; null without a provision, or if it isn't said of which law it is.
 *
 * @param law what the text is about, as {@link lawOf} finds it
 */
export function provisionCard(passage: Passage, law: string | null): EngineCard | null {
  const text = passage.text.trim();
  const [place = '', said = ''] = provisionIn(text) ?? [];
  if (place === '') return null;
  const provision = said.replace(OTHER, '');
  const isNamed = HAS_LAW.test(place);
  const isWhole =
    provision.split(/\s+/).length >= LENGTH.words &&
    provision.length <= LENGTH.characters &&
    !/[:;]$|\bsimilar provisions?\b/.test(provision) &&
    !/^(?:where|if|when|upon|on)\s[^,]*\b(?:it|he|she|they)\b[^,]*,\s(?:it|he|she|they)\b/i.test(provision) &&
    !UNNAMED.test(provision);
  if (!isWhole || (!isNamed && law === null)) return null;
  const name = (isNamed ? place : `${place} of the ${law}`).replace(/^\p{Lu}/u, (letter) =>
    letter.toLowerCase(),
  );
  return {
    kind: 'statement',
    front: `What ${/^(?:ss\.|\p{L}+s\s)/u.test(name) ? 'do' : 'does'} ${name} provide?`,
    back: asSentence(provision),
    passage,
    weight: 0.9,
  };
}

/** The name of the place, and what is said there. */
function provisionIn(text: string): [string, string] | null {
  for (const form of [LED, LABELLED, SAYS]) {
    const [, place, said] = form.exec(text) ?? [];
    if (place && said && !OPENS.test(said)) return [place, said];
  }
  const [, place, does] = DOES.exec(text) ?? [];
  if (place && does) return [place, `it ${does}`];
  const [, said, named, inBrackets] = CITED.exec(text) ?? [];
  const cited = named ?? inBrackets;
  return said && cited && !OPENS.test(said) ? [cited, said] : null;
}

/** The law that a text is about; null if it names none or several, or speaks of 'the Act' that isn't among them. */
export function lawOf({ sections, passages }: Source): string | null {
  const headings = sections.map(({ heading }) => heading ?? '');
  const texts = passages.map(({ text }) => text);
  const titles = [...headings, ...texts.slice(0, 1).filter((text) => !/[.:!?]$/.test(text))];
  const inTitles = titles.flatMap((title) => {
    const [, whole = ''] = TITLE.exec(title) ?? [];
    return whole === ''
      ? lawsIn(title)
      : [whole.replace(/(?<!\p{L})(?!of\b|and\b)\p{Ll}/gu, (letter) => letter.toUpperCase())];
  });
  const all = texts.flatMap(lawsIn);
  const named = new Set(inTitles.length > 0 ? inTitles : all.filter((law) => !IS_SHORT.test(law)));
  const [law] = named;
  const short = texts.flatMap((text) => text.match(SHORT) ?? []);
  const isMeant = law && short.every((other) => law.endsWith(other));
  return law && named.size === 1 && isMeant ? law : null;
}

function lawsIn(text: string): string[] {
  return (text.match(LAWS) ?? []).map((law) => law.replace(/^The\s/, ''));
}
