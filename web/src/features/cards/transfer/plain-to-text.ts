/** Turns the plain text of another program's fields into the text of our cards. */
import { dropLoneSurrogates } from '@akada/domain/text/text';
import { toDollarFormulas } from './anki-formulas.ts';

/** What a field shows that is no text. */
export interface MediaCount {
  pictures: number;
  sounds: number;
}

/** Anki's signs for a sound: '[sound:…]', and '[anki:play:q:0]' or '[anki:tts …]…[/anki:tts]'. */
const SOUND_SIGN = /\[sound:[^\]]*\]|\[anki:play:[^\]]*\]|\[anki:tts[^\]]*\][\s\S]*?\[\/anki:tts\]/g;

/** Control characters, and characters without width that only steer where lines break. */
const CONTROLS = /[\p{Cc}\u200b\u2060\ufeff]/gu;

/**
 * A text with its formulas between dollar signs, without sounds, blanks around lines, and what Firestore can't store.
 *
 * @param media counts the sounds that are left out
 */
export function plainToText(text: string, media: MediaCount): string {
  return tidyLines(
    toDollarFormulas(dropLoneSurrogates(text))
      .replace(SOUND_SIGN, () => {
        media.sounds += 1;
        return ' ';
      })
      .replace(/\r\n?|[\u2028\u2029]/g, '\n')
      .replace(CONTROLS, (sign) => (sign === '\n' ? sign : sign === '\t' ? ' ' : '')),
  );
}

/** A text without blanks around its lines, and without a second blank line in a row. */
export function tidyLines(text: string): string {
  return text
    .replace(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
