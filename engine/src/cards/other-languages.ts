/** Cards from texts in languages without patterns of their own: labelled terms, and the verb of a definition. */
import type { Passage } from '../reading/source.ts';
import type { EngineCard } from './card.ts';

interface Copula {
  /** The term and its meaning. */
  defines: RegExp;
  question: (term: string) => string;
  /** Terms that refer to the sentence before. */
  pointer: RegExp;
}

type LabelQuestion = (term: string) => string;

/** How a language asks for the meaning of a term, with letters and words that only it has. */
const LABEL_QUESTIONS: readonly (readonly [RegExp, LabelQuestion])[] = [
  [/\p{sc=Arab}/u, (term) => `ما المقصود بـ«${term}»؟`],
  [/\p{sc=Han}/u, (term) => `什么是“${term}”？`],
  [/[ịụṅ]/u, (term) => `Gịnị ka “${term}” pụtara?`],
  [/jẹ́|[ẹọ][\u0300\u0301]|ṣ/u, (term) => `Kí ni ìtumọ̀ “${term}”?`],
  [/[ɓɗƙ]|(?<!\p{L})(?:ake|da|kuma|wani|wata)(?!\p{L})/u, (term) => `Mene ne ma'anar “${term}”?`],
];
/** A pronoun with its verb begins a sentence about the label instead of its meaning. */
const GOES_ON = /^(?:ó|wọ́n|a|ọ|o|ha|shi|ita|ya|yana|tana|suna|ana)(?![\p{L}\p{M}])/iu;

/** Yoruba, Igbo, Hausa, Chinese and Arabic. */
const COPULAS: readonly Copula[] = [
  {
    defines: /^(\p{Lu}[\p{L}\p{M}' -]{1,40}?) jẹ́ (\S+(?: \S+){2,}?)\.?$/u,
    question: (term) => `Kí ni ${term}?`,
    pointer: /^(?:Ó|Èyí|Wọ́n|Àwọn wọ̀nyí|Kí|Bí|Tí|Nígbà)(?![\p{L}\p{M}])|yìí|wọ̀nyí/u,
  },
  {
    defines: /^(\p{Lu}[\p{L}\p{M}' -]{1,40}?) bụ (\S+(?: \S+){2,}?)\.?$/u,
    question: (term) => `Gịnị bụ ${term}?`,
    pointer: /^(?:Ọ|O|Ha|Nke a|Ihe a)(?![\p{L}\p{M}])/u,
  },
  {
    defines: /^(\p{Lu}[\p{L}' -]{1,40}?) (?:shi ne|ita ce|su ne|wani|wata) (\S+(?: \S+){2,}?)\.?$/u,
    question: (term) => `Mene ne ${term}?`,
    pointer: /^(?:Shi|Ita|Su|Wannan|Hakan)(?!\p{L})/u,
  },
  {
    defines: /^(\p{sc=Han}{2,10})是((?:指|一种|一個|一个|由)?[^。？！]{5,}?)。?$/u,
    question: (term) => `什么是${term}？`,
    pointer: /[这它他她此那该其]|但|而|因|所以|不|也|就|都|还|只|一般|主要|目的|原因/u,
  },
  {
    defines: /^([\p{sc=Arab}\p{M} ]{3,40}?) (هو|هي) ([\p{sc=Arab}\p{M}]+(?: \S+){2,}?)\.?$/u,
    question: (term) => `ما ${term}؟`,
    pointer: /^(?:هذا|هذه|ذلك|تلك|و|ف|لكن)/u,
  },
];

/** What makes the cards of a text, with the question that its language has for the meaning of a label. */
export function otherCardMaker(passages: readonly Passage[]): (passage: Passage) => EngineCard | null {
  const [, askFor] =
    LABEL_QUESTIONS.find(([letters]) => passages.some(({ text }) => letters.test(text))) ?? [];
  return (passage) => otherCard(passage, askFor);
}

/** Of a label, and of what it means, in words; a longer note says more than its meaning. */
const MOST_WORDS = { term: 5, meaning: 40 } as const;

/** Labels of a handout in Yoruba, which name no concept: the subject, the homework, the questions. */
const FURNITURE = /^(?:iṣẹ́(?: àmúrelé| ilé)?|ìbéèrè|ìdánwò|kíláàsì|àkòrí|orí ọ̀rọ̀)$/iu;
/** 'Oríṣi mẹ́ta ló wọ́pọ̀' is a sentence. */
const WITH_VERB = /\s(?:ló|ni|ń|jẹ́|ti|tí)\s/iu;

/**
 * 'Ìdí nìyí tí wọ́n fi ń pa á lówe pé: "Ilé là ń wò …"' leads to a quotation, and what ends in a colon to a list.
 */
function isMeaning(term: string, meaning: string): boolean {
  return (
    !FURNITURE.test(term.normalize('NFC')) &&
    !WITH_VERB.test(` ${term} `) &&
    !/[:：]$/.test(meaning) &&
    term.split(/\s+/).length <= MOST_WORDS.term &&
    meaning.split(/\s+/).length <= MOST_WORDS.meaning &&
    !/^["“«]/.test(meaning)
  );
}

function otherCard(passage: Passage, askFor: LabelQuestion | undefined): EngineCard | null {
  const card = (front: string, back: string, weight: number): EngineCard => ({
    kind: 'definition',
    front,
    back,
    passage,
    weight,
  });
  if (passage.kind !== 'row') {
    const text = passage.text.trim();
    for (const { defines, question, pointer } of COPULAS) {
      const found = defines.exec(text);
      const [term = '', meaning = ''] = [found?.[1], found?.at(-1)];
      if (term !== '' && !pointer.test(term) && !/[,،、]/u.test(term) && !/هذه|هذا/u.test(meaning))
        return card(question(term), meaning, 0.8);
    }
  }
  const [, term = '', meaning = ''] = /^([^:：.;!?]{2,60}?)\s*[:：]\s*(\S.{7,})$/u.exec(passage.text) ?? [];
  if (term === '' || GOES_ON.test(meaning) || !isMeaning(term, meaning)) return null;
  return askFor ? card(askFor(term), meaning, 0.7) : null;
}
