/** A mark that a model sets on a line of its own: what it says is for the server, and a student never sees it. */

/** A text without the lines that are nothing but `mark`, and whether there were any. */
export function stripMark(text: string, mark: string): { text: string; isMarked: boolean } {
  const lines = text.split('\n');
  const others = lines.filter((line) => line.trim() !== mark);
  return { text: others.join('\n').trim(), isMarked: others.length < lines.length };
}

/**
 * The same for an answer that is still being written. Returns a function that takes its pieces in order and gives what
 * may be sent of each: a line that may turn out to be the mark waits until it can't be. What still waits at the end
 * comes with the whole result.
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
