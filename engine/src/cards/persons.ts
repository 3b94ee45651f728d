/** The people whom a text names, so that cards can ask who did something. */
import { clauseOf } from '../grammar/clause.ts';
import { listingOf } from '../reading/nlp.ts';
import type { Passage } from '../reading/source.ts';
import { isPersonName } from './people.ts';
import { PERSON } from './phrases.ts';

export interface People {
  /** The longest name that the text has for a person; null for anything else. */
  fullName(subject: string): string | null;
}

const WORD = /\p{Lu}[\p{L}'’-]+/gu;
/** Words that a person's name follows, or that follow it. */
const PERSONAL = /^(?:,?\s(?:who|whose|himself|herself)\b|,\s(?:an?|the|his|her)\s)/;
/** Prepositions before places. */
const PLACE_BEFORE = /\b(?:in|at|near|into|throughout|across|around|towards|of the|the)\s$/i;
const KIN_BEFORE =
  /\b(?:mother|father|brother|sister|daughter|son|wife|husband|uncle|aunt|cousin|friend|king|queen|prince|princess|chief|general|captain|prophet|priest|servant|judge|professor)\s$/i;
const PRONOUN_AFTER = /^[^.]{0,160}?\b(?:he|she|his|her|him|himself|herself)\b/i;

const DESCRIBED = /^[Tt]he\s(?!.*\sand\s)(?:[\p{L}-]+\s){0,2}?\p{Ll}[\p{L}-]+\s(\p{Lu}\S+(?:\s\p{Lu}\S+)+)$/u;

/** Finds people by their two names, or by what the text says of a single name. */
export function peopleIn(passages: readonly Passage[]): People {
  const evidence = new Map<string, number>();
  const names = new Map<string, string>();
  const add = (word: string, value: number) => evidence.set(word, (evidence.get(word) ?? 0) + value);
  for (const [index, { text }] of passages.entries()) {
    for (const { 0: full } of text.matchAll(
      /\p{Lu}[\p{L}'’-]+(?:\s(?:van|von|de|da|ibn|bin))?(?:\s\p{Lu}[\p{L}'’.-]+){1,2}/gu,
    )) {
      if (!isPersonName(full)) continue;
      const last = full.split(' ').at(-1) ?? full;
      names.set(last, full);
      names.set(full, full);
    }
    for (const { 0: raw, index: at } of text.matchAll(WORD)) {
      const word = raw.replace(/['’]s$/, '');
      const after = text.slice(at + raw.length);
      const before = text.slice(0, at);
      if (raw === word && PLACE_BEFORE.test(before)) add(word, -4);
      if (PERSONAL.test(after) && PERSON.test(after.slice(0, 60))) add(word, 3);
      if (KIN_BEFORE.test(before)) add(word, 3);
      if (/^,?\s(?:who|whose)\b/.test(after)) add(word, 2);
      const isSubject = at === 0 || /(?:^|[.;]\s|\b(?:and|when|because|as|but|that|while)\s)$/.test(before);
      if (isSubject && PRONOUN_AFTER.test(after)) add(word, 2);
      if (at === 0 && /^(?:He|She)\b/.test(passages[index + 1]?.text ?? '')) add(word, 2);
    }
  }
  return {
    fullName: (subject) => {
      // 'the German meteorologist Alfred Wegener'
      const [, described = ''] = DESCRIBED.exec(subject) ?? [];
      if (isPersonName(described)) return described;
      if (isPersonName(subject)) return subject;
      const bare = subject.replace(/,.*$/, '').trim();
      if (names.has(bare)) return names.get(bare) ?? bare;
      return /^\p{Lu}[\p{L}'’-]{2,}$/u.test(bare) &&
        !SENTENCE_WORDS.test(bare) &&
        // 'Houses, who controlled the trade'
        !(/s$/.test(bare) && listingOf(bare) === 'word') &&
        (evidence.get(bare) ?? 0) > 1
        ? bare
        : null;
    },
  };
}

/** Words that often begin sentences. */
const SENTENCE_WORDS =
  /^(?:The|An?|This|That|These|Those|It|He|She|They|We|You|In|On|At|By|For|From|When|While|If|After|Before|But|And|So|Since|Because|As|God|Act|Scene|Chapter|Section|Some|Many|Most|One|Two|Three|Then|Next|Finally|First|Second|Third|Nobody|Everybody|People|Parents|Women|Men|Children)$/;

/**
 * The passages with 'he' or 'she' at their start replaced by the person that the sentence before is about, if it names
 * nobody else: only then is it certain who is meant.
 */
export function withPersons(passages: readonly Passage[], people: People): Passage[] {
  let before: Passage | undefined;
  return passages.map((passage) => {
    const isNext = before?.section === passage.section && before.speech === undefined;
    const subject =
      isNext && before && /^(?:He|She)\s\p{Ll}/u.test(passage.text) ? onlyPerson(before.text, people) : null;
    before =
      subject === null
        ? passage
        : {
            ...passage,
            text: passage.text.replace(/^(?:He|She)(?=\s)/, subject),
            quote: passage.quote ?? passage.text,
          };
    return before;
  });
}

/** 'Theory: Transpiration is …': a word that says what part of a text follows. */
const RUN_IN =
  /^(?:Theory|Introduction|Background|Definitions?|Principle|Discussion|Notes?|NB|Explanation|Summary|Remember|Meaning|Key points?)\s*[:–-]\s+(?=\p{Lu}\p{Ll}*\s\p{Ll})/u;

/** The passages without such a word at their start. */
export function withoutRunIns(passages: readonly Passage[]): Passage[] {
  return passages.map((passage) => {
    const text = passage.text.replace(RUN_IN, '');
    return text === passage.text ? passage : { ...passage, text, quote: passage.quote ?? passage.text };
  });
}

/** The subject of a sentence if it is a person and no other person is named. */
function onlyPerson(text: string, people: People): string | null {
  const subject = clauseOf(text)?.subject ?? '';
  const name = people.fullName(subject);
  if (name === null || subject.includes(',')) return null;
  const rest = text.slice(text.indexOf(subject) + subject.length);
  const isAlone = [...rest.matchAll(WORD)].every(({ 0: word }) => {
    const bare = word.replace(/['’]s$/, '');
    return name.includes(bare) || people.fullName(bare) === null;
  });
  return isAlone &&
    !/\b[Tt]he (?:Prophet|King|Queen|Oba|Emir|Sultan|Shehu|Governor|President|Emperor|Caliph|Pope|Bishop|General|Chief|Alaafin|Consul)\b/.test(
      rest,
    ) &&
    !/\b(?:man|woman|brother|sister|father|mother|husband|wife|king|queen|friend|son|daughter|uncle|boy|girl)\b/i.test(
      rest,
    )
    ? subject
    : null;
}
