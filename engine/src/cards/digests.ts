/** Cards from a digest of cases: notes of the facts and the decision below the name of each case. */

import { sentencesIn } from '../reading/sentences.ts';
import type { Passage, Source } from '../reading/source.ts';
import { asSentence, type EngineCard } from './card.ts';
import { standsAlone } from './phrases.ts';

/** The name of a case and its year, without where it is reported. */
const NAMED = /^(?:case\s*:\s*)?(\p{Lu}.*?(?:\sv\.?\s\p{Lu}|\[\d{4}\]|\(\d{4}\)).*)$/iu;
const YEAR = /^(.+?[[(]\d{4}[\])]).*$/;
const LABEL =
  /^(facts|issues?|held|holding|decision|ruling|judge?ment|ratio(?: decidendi)?|principle|rule)\s*[:–—-]\s+/i;
const DECIDES = /^(?:held|holding|decision|ruling|judge?ment|ratio)/i;
const LAYS_DOWN = /^(?:principle|rule)/i;
/** Of an answer, in words. */
const LEAST_WORDS = 6;
const MOST_WORDS = 45;
/** Of a question, in characters. */
const LONGEST_FRONT = 240;

interface Note {
  label: string;
  passage: Passage;
  sentences: string[];
}

/**
 * 'Hyde v Wrench (1840): Wrench offered … What was held?' for each case of a digest.
 *
 * @param usable the passages that cards are made from; a label may be cut from them
 */
export function digestCards(source: Source, usable: readonly Passage[]): EngineCard[] {
  const { sections, passages, language } = source;
  const cards: EngineCard[] = [];
  let section = -1;
  let name = '';
  let notes: Note[] = [];
  const end = () => {
    if (name !== '') cards.push(...cardsOf(name, notes, usable));
    notes = [];
  };
  for (const passage of passages) {
    if (passage.section !== section) {
      end();
      section = passage.section;
      name = nameIn(sections[section]?.heading ?? '');
    }
    const [mark = '', label = ''] = LABEL.exec(passage.text) ?? [];
    // A case may stand between the notes of another one, and not as a heading.
    const own = label === '' && !/[.!?]$/.test(passage.text) ? nameIn(passage.text) : '';
    if (own !== '') {
      end();
      name = own;
    } else if (label !== '')
      notes.push({
        label: label.toLowerCase(),
        passage,
        sentences: sentencesIn(passage.text.slice(mark.length), language),
      });
    else notes.at(-1)?.sentences.push(...sentencesIn(passage.text, language));
  }
  end();
  return cards;
}

function nameIn(line: string): string {
  const [, named = ''] = NAMED.exec(line) ?? [];
  return named.replace(YEAR, '$1');
}

function cardsOf(name: string, notes: readonly Note[], usable: readonly Passage[]): EngineCard[] {
  const facts = notes.find(({ label }) => label === 'facts')?.sentences.join(' ') ?? '';
  return notes.flatMap(({ label, passage, sentences }) => {
    const told = firstWords(sentences);
    // 'The neighbour test.' without the sentence that says what it is.
    if (told.split(/\s+/).length < LEAST_WORDS) return [];
    const back = asSentence(told);
    const own = usable.find(({ text, quote = text }) => quote === passage.text) ?? passage;
    const card = (front: string): EngineCard[] => [
      { kind: 'statement', front, back, passage: own, weight: 0.95 },
    ];
    if (LAYS_DOWN.test(label)) return card(`What is the rule in ${name}?`);
    if (!DECIDES.test(label)) return [];
    const asked = `${name}: ${facts} What was held?`;
    const isShort = facts !== '' && standsAlone(facts) && asked.split(/\s+/).length <= MOST_WORDS;
    return card(isShort && asked.length <= LONGEST_FRONT ? asked : `What was held in ${name}?`);
  });
}

/** As many whole sentences as an answer may have; none if the first is too long. */
function firstWords(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.split(/\s+/).length > MOST_WORDS) break;
    text = longer;
  }
  return text;
}
