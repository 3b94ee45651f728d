/** The passages that cards are made from. */
import { isLabelled } from '../reading/paragraphs.ts';
import { sentencesIn } from '../reading/sentences.ts';
import type { Passage, Source } from '../reading/source.ts';
import { capital } from '../text/text.ts';
import { withSubjects } from './pronouns.ts';

/** No question is made from a longer passage; characters. */
const LONGEST_PASSAGE = 1_000;

/** The passages to make cards from: items are split into sentences, and pronouns replaced by their nouns. */
export function usableIn({ passages, language }: Source): Passage[] {
  const seen = new Set<string>();
  const plain = passages.map(withoutScannerSlips).filter(({ kind, text }) => {
    if (kind === 'code' || text.length > LONGEST_PASSAGE || seen.has(text)) return false;
    seen.add(text);
    return true;
  });
  if (language !== 'en') return plain;
  const single = plain.map(withoutRepeatedStart).flatMap((passage) => {
    // Speech without commas doesn't show where an example ends.
    const bare =
      passage.speech &&
      passage.text.replace(/ (?:for (?:example|instance)|such as|like(?= (?:knowing|when|if|how))) .*$/, '.');
    if (bare && bare !== passage.text) return [{ ...passage, text: bare, quote: passage.text }];
    if (passage.kind !== 'item' || !/[.!?]\s+\p{Lu}/u.test(passage.text) || isLabelled(passage.text))
      return [passage];
    return sentencesIn(passage.text, language).map((text) => ({ ...passage, text, quote: passage.text }));
  });
  return withSubjects(single);
}

/** 'Tides tides are …': a speaker names the topic and begins again. */
function withoutRepeatedStart(passage: Passage): Passage {
  const text = passage.speech ? passage.text.replace(/^(\p{L}{4,})\s(?=\1\s)/iu, '') : passage.text;
  return text === passage.text
    ? passage
    : { ...passage, text: capital(text), quote: passage.quote ?? passage.text };
}

/** 'lt is' and 'ln deserts' with the letters that a scanner took for others. */
function withoutScannerSlips(passage: Passage): Passage {
  const text = passage.text.replace(/^l(?=[tn] \p{Ll}{2})/u, 'I');
  return text === passage.text ? passage : { ...passage, text, quote: passage.quote ?? passage.text };
}
