/** Cards from a digest of cases: notes of the facts and the decision below the name of each case. */
import { sentencesIn } from '../reading/sentences.ts';
import type { Passage, Source } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';

/** What may come before the name of a case. */
const BEFORE_NAME = /^(?:case|exception|contrast|compare|cf\.?|see also|but see|see)\s*:?\s+(?=\p{Lu})/iu;
const PARTIES = /^\p{Lu}.*\sv\.?\s\p{Lu}/u;
/** A name with a year, without where the case is reported. */
const NAME_AND_YEAR = /^(\p{Lu}.*?[[(]\d{4}[\])]).*$/u;
const LABEL =
  /^(facts|issues?|held|holding|decision|ruling|judge?ment|ratio(?: decidendi)?|principle|rule|notes?|comments?|remarks?|significance|reason(?:ing|s)?)\s*[:–—-]\s+/i;
const DECIDES = /^(?:held|holding|decision|ruling|judge?ment|ratio)/i;
const LAYS_DOWN = /^(?:principle|rule)/i;
/** What only the sentence before names. */
const POINTS_BACK = /^(?:it|they|he|she|this|these|that|those|such)\b/i;
/** Of an answer, in words. */
const LEAST_WORDS = 6;
const MOST_WORDS = 45;
/** Of a question, in characters. */
const LONGEST_FRONT = 240;

interface Note {
  label: string;
  passages: Passage[];
}

/** A case with its notes. */
interface Case {
  name: string;
  notes: Note[];
}

/** The cases of a digest with their notes; the name of a case is a heading, or a line among the notes of another. */
function casesIn({ sections, passages }: Source): Case[] {
  const cases: Case[] = [];
  let section = -1;
  let open: Case | null = null;
  const begin = (name: string) => {
    open = name === '' ? null : { name, notes: [] };
    if (open) cases.push(open);
  };
  for (const passage of passages) {
    if (passage.section !== section) {
      section = passage.section;
      begin(nameIn(sections[section]?.heading ?? ''));
    }
    const [, label = ''] = LABEL.exec(passage.text) ?? [];
    const isLine = label === '' && !/[.!?]$/.test(passage.text) && nameIn(passage.text) !== '';
    const current = open as Case | null;
    if (isLine) begin(nameIn(passage.text));
    else if (label !== '') current?.notes.push({ label: label.toLowerCase(), passages: [passage] });
    // A new paragraph isn't about the case any more.
    else if (passage.isOpening) open = null;
    else current?.notes.at(-1)?.passages.push(passage);
  }
  // 'Ohm's law (1827)' has a principle too, but no facts and no decision.
  return cases.filter(({ name, notes }) =>
    notes.some(({ label }) => DECIDES.test(label) || (LAYS_DOWN.test(label) && PARTIES.test(name))),
  );
}

interface Digest {
  /** 'Hyde v Wrench (1840): Wrench offered … What was held?' */
  cards: EngineCard[];
  /** The texts of the passages that tell of one case, of which nothing else can be asked. */
  told: ReadonlySet<string>;
}

/**
 * Reads the cases of a digest; nothing in any other text.
 *
 * @param usable the passages that cards are made from; a label may be cut from them
 */
export function readDigest(source: Source, usable: readonly Passage[]): Digest {
  const cases = casesIn(source);
  const passages = cases.flatMap(({ notes }) => notes.flatMap((note) => note.passages));
  return {
    cards: cases.flatMap((one) => cardsOf(one, source, usable)),
    told: new Set(passages.map(({ text, quote }) => quote ?? text)),
  };
}

function cardsOf({ name, notes }: Case, source: Source, usable: readonly Passage[]): EngineCard[] {
  const facts = notes.find(({ label }) => label === 'facts');
  const factText = facts === undefined ? '' : sentencesOf(facts, source).join(' ');
  return notes.flatMap((note): EngineCard[] => {
    const front = frontFor(note.label, name, factText);
    const answer = leadingSentences(sentencesOf(note, source));
    const [first] = note.passages;
    // 'The neighbour test.' without the sentence that says what it is.
    if (front === null || !first || answer.split(/\s+/).length < LEAST_WORDS) return [];
    const passage = usable.find(({ text, quote = text }) => quote === first.text) ?? first;
    return [{ kind: 'statement', front, back: asSentence(answer), passage, weight: 0.95 }];
  });
}

function nameIn(line: string): string {
  const name = line.replace(BEFORE_NAME, '');
  return PARTIES.test(name) || NAME_AND_YEAR.test(name) ? name.replace(NAME_AND_YEAR, '$1') : '';
}

function sentencesOf({ passages }: Note, { language }: Source): string[] {
  return passages.flatMap(({ text }) => sentencesIn(text.replace(LABEL, ''), language));
}

function frontFor(label: string, name: string, facts: string): string | null {
  if (LAYS_DOWN.test(label)) return `What is the rule in ${name}?`;
  if (!DECIDES.test(label)) return null;
  const asked = `${name}: ${facts} What was held?`;
  const isShort = asked.length <= LONGEST_FRONT && asked.split(/\s+/).length <= MOST_WORDS;
  return facts !== '' && isShort && !POINTS_BACK.test(facts) ? asked : `What was held in ${name}?`;
}

/** As many whole sentences as an answer may have; none if the first is too long. */
function leadingSentences(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.split(/\s+/).length > MOST_WORDS) break;
    text = longer;
  }
  return text;
}
