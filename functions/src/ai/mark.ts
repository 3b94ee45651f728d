/** A mark is a line by which the model signals something to the server. Students never see it. */

/** Removes the lines that consist only of the mark, and says whether there were any. */
export function stripMark(text: string, mark: string): { text: string; isMarked: boolean } {
  const lines = text.split('\n');
  const others = lines.filter((line) => line.trim() !== mark);
  return { text: others.join('\n').trim(), isMarked: others.length < lines.length };
}

/**
 * Creates a filter that removes the mark from a streamed answer.
 *
 * It takes the pieces in order and returns what may be sent so far: a line that might become the mark is held back until
 * it cannot. Text that is still held back at the end reaches the student with the complete result.
 */
export function createMarkFilter(mark: string): (piece: string) => string {
  let waiting = '';
  let isAtLineStart = true;
  return (piece) => {
    let passed = '';
    for (const part of (waiting + piece).split(/(?<=\n)/)) {
      waiting = '';
      const isEnded = part.endsWith('\n');
      const mayBeMark = isAtLineStart && (isEnded ? part.trim() === mark : mark.startsWith(part.trim()));
      if (!mayBeMark) passed += part;
      else if (!isEnded) waiting = part;
      isAtLineStart = isEnded || mayBeMark;
    }
    return passed;
  };
}
