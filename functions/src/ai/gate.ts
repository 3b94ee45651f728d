import { ModelFailure } from './failure.ts';
import { containsSystemText, holdBack } from './leak.ts';

/** Characters at the end of an answer in which a sentence that is complete now must stand. */
const TAIL = 4_000;

/** So few characters that were held back when an answer breaks off are words that anybody writes. */
const HARMLESS = 20;

/** Lets through what a model writes as it comes, but of the system text nothing. */
interface Gate {
  /** What may be sent on, now that this piece has come. Throws when a sentence of the system text is complete. */
  pass: (piece: string) => string;
  /** What was held back and is harmless, now that nothing more comes. Looks at the whole answer once more. */
  end: () => string;
  /** The same, of an answer that breaks off: what may have been the beginning of a sentence of ours stays behind. */
  breakOff: () => string;
  /** What has passed. */
  passed: () => string;
}

/** @throws ModelFailure 'blocked' from its functions, when the answer gives away the system text */
export function gateFor(system: string): Gate {
  let text = '';
  let sent = 0;
  const upTo = (end: number): string => {
    const passing = text.slice(sent, end);
    sent = Math.max(sent, end);
    return passing;
  };
  return {
    pass(piece) {
      text += piece;
      const tail = text.slice(-TAIL - piece.length);
      if (containsSystemText(tail, system)) throw new ModelFailure('blocked', 'system text');
      return upTo(text.length - holdBack(tail, system));
    },
    end() {
      if (containsSystemText(text, system)) throw new ModelFailure('blocked', 'system text');
      return upTo(text.length);
    },
    breakOff: () => upTo(text.length - sent <= HARMLESS ? text.length : sent),
    passed: () => text.slice(0, sent),
  };
}
