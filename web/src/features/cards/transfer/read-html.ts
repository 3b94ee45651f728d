/** Reads the HTML of another program's fields: lines, formatting, and formulas between dollar signs. */

import { type ScriptPosition, toSmallLetters } from '@akada/domain/text/small-letters';
import { Parser } from 'htmlparser2';
import { looksOf } from './html-looks.ts';
import {
  CLOSE,
  DEPTH,
  ITEM,
  LIST_END,
  type Look,
  MARKS,
  OPEN,
  PRE_CLOSE,
  PRE_OPEN,
  PRE_SPACE,
} from './marked-text.ts';
import { type MediaCount, plainToText } from './plain-to-text.ts';

/** Elements that begin and end a line. */
const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
);
/** Elements whose content is no text of the card. */
const HIDDEN = new Set('head iframe noscript object script style template textarea title'.split(' '));
const SOUNDS = new Set(['audio', 'video', 'embed']);

/**
 * The text of an HTML field, with marks for its formatting (./marked-text.ts). Lists get their signs, cells of a row are
 * separated by bars, and sub- and superscripts are small letters where these exist. Scripts, styles, pictures and sounds
 * are left out.
 *
 * @param media counts the pictures and sounds that are left out
 */
export function readHtml(html: string, media: MediaCount = { pictures: 0, sounds: 0 }): string {
  const reader = new Reader(media);
  const parser = new Parser(reader, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return plainToText(reader.text(), media);
}

class Reader {
  private parts: string[] = [];
  /** The looks of each open element. */
  private looks: Look[][] = [];
  /** The text before each open sub- or superscript. */
  private scripts: { position: ScriptPosition; before: string[] }[] = [];
  /** The number of the next item of each open list; null without numbers. */
  private lists: (number | null)[] = [];
  private hidden = 0;
  private preformatted = 0;

  constructor(private readonly media: MediaCount) {}

  text(): string {
    while (this.scripts.length > 0) this.closeScript();
    return this.parts.join('');
  }

  onopentag = (tag: string, attributes: Record<string, string>) => {
    if (HIDDEN.has(tag)) this.hidden += 1;
    if (SOUNDS.has(tag)) this.media.sounds += 1;
    const isShown = this.hidden === 0;
    const looks = isShown && this.preformatted === 0 ? looksOf(tag, attributes) : [];
    this.looks.push(looks);
    if (!isShown) return;
    if (tag === 'img') this.picture(attributes);
    if (tag === 'svg' || tag === 'canvas') this.media.pictures += 1;
    if (tag === 'br') this.parts.push('\n');
    if (tag === 'rt') this.parts.push('(');
    if (tag === 'anki-mathjax') this.parts.push(attributes.block === 'true' ? '\\[' : '\\(');
    if (BLOCKS.has(tag)) this.breakLine();
    if (tag === 'pre' && ++this.preformatted === 1) this.parts.push(PRE_OPEN);
    if (tag === 'ol' || tag === 'ul') this.lists.push(tag === 'ol' ? Number(attributes.start) || 1 : null);
    if (tag === 'li') this.item();
    if ((tag === 'td' || tag === 'th') && !this.atLineStart()) this.parts.push(' | ');
    for (const look of looks) this.parts.push(OPEN[look]);
    if (tag === 'sub' || tag === 'sup') {
      this.scripts.push({ position: tag, before: this.parts });
      this.parts = [];
    }
  };

  onclosetag = (tag: string, _implied: boolean) => {
    const looks = this.looks.pop() ?? [];
    if (HIDDEN.has(tag)) this.hidden = Math.max(0, this.hidden - 1);
    if (this.hidden > 0) return;
    if (tag === 'sub' || tag === 'sup') this.closeScript();
    for (const look of looks.toReversed()) this.parts.push(CLOSE[look]);
    if (tag === 'rt') this.parts.push(')');
    if (tag === 'anki-mathjax') this.parts.push(this.openFormula() === '\\[' ? '\\]' : '\\)');
    if (tag === 'pre' && this.preformatted > 0 && --this.preformatted === 0) this.parts.push(PRE_CLOSE);
    if (BLOCKS.has(tag)) this.breakLine();
    if (tag === 'ol' || tag === 'ul') {
      this.lists.pop();
      if (this.lists.length === 0) this.parts.push(LIST_END);
    }
  };

  ontext = (text: string) => {
    if (this.hidden > 0) return;
    const own = text.replace(MARKS, '');
    if (this.preformatted > 0) {
      this.parts.push(own.replace(/\r\n?/g, '\n').replace(/[^\S\n]/g, PRE_SPACE));
      return;
    }
    const plain = own.replace(/[^\S\u00a0]+/g, ' ').replaceAll('\u00a0', ' ');
    this.parts.push(this.atLineStart() ? plain.replace(/^ /, '') : plain);
  };

  private picture({ class: name = '', alt = '' }: Record<string, string>) {
    // Anki exports formulas as pictures whose description is their LaTeX.
    if (/\blatex\b/.test(name) && alt !== '') this.parts.push(`[$]${alt}[/$]`);
    else this.media.pictures += 1;
  }

  private item() {
    const number = this.lists.at(-1);
    const depth = DEPTH.repeat(Math.max(0, this.lists.length - 1));
    this.parts.push(`${depth}${ITEM}${typeof number === 'number' ? `${number}. ` : '- '}`);
    if (typeof number === 'number') this.lists[this.lists.length - 1] = number + 1;
  }

  private openFormula(): string | undefined {
    return this.parts.findLast((part) => part === '\\[' || part === '\\(');
  }

  private closeScript() {
    const script = this.scripts.pop();
    if (!script) return;
    const { position, before } = script;
    const content = this.parts.join('');
    this.parts = before;
    const small = toSmallLetters(content.replace(MARKS, ''), position);
    this.parts.push(small ?? `${OPEN[position]}${content}${CLOSE[position]}`);
  }

  /** Whether nothing but marks, or the sign of an item, is on the line so far. */
  private atLineStart(): boolean {
    const last = this.parts.findLast((part) => part.replace(MARKS, '') !== '') ?? '';
    return last === '' || last.includes(ITEM) || last.replace(MARKS, '').endsWith('\n');
  }

  private breakLine() {
    if (!this.atLineStart()) this.parts.push('\n');
  }
}
