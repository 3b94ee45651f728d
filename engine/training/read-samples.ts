/** Reads the texts that the model of spoken sentences is trained on. */
import { readdirSync, readFileSync } from 'node:fs';
import { readSource } from '../src/reading/read-source.ts';

const SPOKEN = new URL('speech/', import.meta.url);
const WRITTEN = new URL('../golden/texts/', import.meta.url);
/** Words with which speakers begin sentences, and how often; they are added to written sentences. */
const MARKERS = [
  ['and', 0.16],
  ['so', 0.09],
  ['now', 0.06],
  ['but', 0.05],
  ['okay so', 0.03],
  ['okay', 0.03],
  ['right', 0.03],
  ['okay now', 0.02],
  ['and then', 0.02],
  ['remember that', 0.02],
] as const;
const LINK = /^(?:and|so|but|now|then)$/i;

/** A paragraph without punctuation. */
export interface Sample {
  text: string;
  /** Where sentences begin, in characters. */
  begins: ReadonlySet<number>;
  /** Where one may begin or not: in writing, 'and' after a comma may join clauses or the members of a list. */
  open: ReadonlySet<number>;
}

/** A text as its paragraphs. */
export type SampleText = readonly Sample[];

type Begin = 'begins' | 'open' | 'inside';

/** Transcripts, with a sentence on each line and a blank line between paragraphs. */
export function spokenTexts(): SampleText[] {
  return readdirSync(SPOKEN)
    .sort()
    .map((name) =>
      readFileSync(new URL(name, SPOKEN), 'utf8')
        .trim()
        .split(/\n\s*\n/)
        .map((paragraph) =>
          sampleOf(
            paragraph.split('\n').flatMap((line) =>
              line
                .trim()
                .split(/\s+/)
                .map((word, at): [string, Begin] => [word, at === 0 ? 'begins' : 'inside']),
            ),
          ),
        ),
    );
}

/**
 * English texts of the golden set as they would be spoken: without punctuation and capitals, and with markers.
 *
 * @param random a number from 0 to 1, a new one at each call
 */
export function writtenTexts(random: () => number): SampleText[] {
  return readdirSync(WRITTEN)
    .sort()
    .flatMap((name) => {
      const source = readSource([{ text: readFileSync(new URL(name, WRITTEN), 'utf8') }]);
      if (source.language !== 'en' || source.passages.some(({ speech }) => speech)) return [];
      const sentences = source.sections.map((_, index) =>
        source.passages
          .filter(
            ({ section, kind, text }) =>
              section === index && /^(?:paragraph|item)$/.test(kind) && isPlain(text),
          )
          .flatMap(({ text }) => text.replace(/\s*\([^)]*\)/g, '').split(/(?<=[.!?])\s+(?=\p{Lu})|;\s+/u)),
      );
      const samples = sentences.filter(({ length }) => length > 1);
      return samples.length === 0
        ? []
        : [samples.map((section) => sampleOf(section.flatMap((text) => spoken(text, random))))];
    });
}

function isPlain(text: string): boolean {
  return /[.!?]["”’)]?$/.test(text) && !/[=<>|×^√{}]/.test(text) && text.split(' ').length >= 4;
}

/** The words of a written sentence, maybe after a marker. */
function spoken(sentence: string, random: () => number): [string, Begin][] {
  const words = sentence.split(/\s+/);
  const marker = LINK.test(words[0] ?? '') ? '' : markerFor(random());
  const said: [string, Begin][] = marker
    .split(' ')
    .flatMap((word) => (word === '' ? [] : [[word, 'inside']]));
  for (const [at, raw] of words.entries()) {
    const word = raw.toLowerCase().replace(/^[^\p{L}\p{N}₦$£€]+|[^\p{L}\p{N}%]+$/gu, '');
    const before = words[at - 1] ?? '';
    const isOpen = /:$/.test(before) || (/[,–—-]$/.test(before) && /^(?:and|but|so)$/.test(word));
    if (word !== '') said.push([word, isOpen ? 'open' : 'inside']);
  }
  const [first] = said;
  if (first) first[1] = 'begins';
  return said;
}

function markerFor(chance: number): string {
  let left = chance;
  for (const [marker, share] of MARKERS) {
    if (left < share) return marker;
    left -= share;
  }
  return '';
}

function sampleOf(words: readonly (readonly [string, Begin])[]): Sample {
  const [begins, open] = [new Set<number>(), new Set<number>()];
  let at = 0;
  for (const [word, begin] of words) {
    if (begin === 'begins') begins.add(at);
    if (begin === 'open') open.add(at);
    at += word.length + 1;
  }
  return { text: words.map(([word]) => word).join(' '), begins, open };
}
