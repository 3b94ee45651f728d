/** Whether a model gives away what we told it. What an answer shows is compared: letters and digits alone. */

/** Shorter sentences are such as anybody writes. In characters. */
const SENTENCE = 40;

/** Of an answer under way this much is looked at. Who fills more than that between two letters is found at the end. */
const TAIL = 4_000;

/** What a page does not show as it is written: tags, addresses of links, entities, and escapes of JSON. */
const WRITTEN_OTHERWISE = /<[^<>]*>?|\]\([^()]*\)?|&#?\w{1,8};|\\u[0-9a-f]{4}|\\[bfnrt]/i;
const ALL_OTHERWISE = new RegExp(WRITTEN_OTHERWISE, 'gi');
const PIECES = { asWritten: /./gsu, asShown: new RegExp(`${WRITTEN_OTHERWISE.source}|.`, 'gisu') };

/** Whether a sentence of ours stands in what the model wrote, however it is set, spaced, quoted or escaped. */
export function containsSystemText(output: string, system: string): boolean {
  const readings = [output, output.replace(ALL_OTHERWISE, shown)].map(lettersOf);
  return sentencesOf(system).some((sentence) => readings.some((reading) => reading.includes(sentence)));
}

/**
 * How many characters at the end of what has come so far must wait: they may be the beginning of a sentence of ours,
 * and what {@link containsSystemText} finds when it is whole should not have been sent by half.
 */
export function holdBack(output: string, system: string): number {
  const sentences = sentencesOf(system);
  const tail = output.slice(-TAIL);
  return Math.max(
    heldOf(tail.matchAll(PIECES.asWritten), tail.length, sentences),
    heldOf(tail.matchAll(PIECES.asShown), tail.length, sentences),
  );
}

/** From where the longest beginning of a sentence runs to the end. */
function heldOf(pieces: Iterable<RegExpExecArray>, end: number, sentences: readonly string[]): number {
  const longest = Math.max(0, ...sentences.map(({ length }) => length));
  let letters = '';
  let held = 0;
  for (const { 0: piece, index } of [...pieces].reverse()) {
    const added = lettersOf(WRITTEN_OTHERWISE.test(piece) ? shown(piece) : piece);
    letters = added + letters;
    if (letters.length >= longest) return held;
    if (added !== '' && sentences.some((sentence) => sentence.startsWith(letters))) held = end - index;
  }
  return held;
}

function sentencesOf(system: string): string[] {
  return system
    .split(/(?<=[.!?])\s|\n/)
    .filter((sentence) => sentence.trim().length >= SENTENCE)
    .map(lettersOf);
}

/** As it is compared: without case, accents, blanks, quotation marks, Markdown, and what nobody sees. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** What a page shows of something that is written otherwise: the character of an entity or an escape, else nothing. */
function shown(written: string): string {
  const [, hex, decimal] = written.match(/^(?:&#x|\\u)([0-9a-f]+);?$|^&#([0-9]+);$/i) ?? [];
  const point = hex ? Number.parseInt(hex, 16) : Number(decimal ?? 0);
  return point <= 0x10ffff ? String.fromCodePoint(point) : '';
}
