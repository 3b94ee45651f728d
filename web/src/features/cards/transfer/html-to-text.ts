/** Turns the HTML of another program's fields into the text of our cards: lines, and formulas between dollar signs. */
import { Parser } from 'htmlparser2';
import { type MediaCount, plainToText } from './plain-to-text.ts';
import { toSmallLetters } from './small-letters.ts';

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
 * The text of an HTML field. Lists get their signs, cells of a row are separated by bars, and sub- and superscripts are
 * small letters. Scripts, styles, pictures and sounds are left out.
 *
 * @param media counts the pictures and sounds that are left out
 */
export function htmlToText(html: string, media: MediaCount = { pictures: 0, sounds: 0 }): string {
  const reader = new Reader(media);
  const parser = new Parser(reader, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html);
  parser.end();
  return plainToText(reader.text(), media);
}

class Reader {
  private parts: string[] = [];
  /** The text before each open sub- or superscript. */
  private scripts: { tag: string; before: string[] }[] = [];
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
    if (this.hidden > 0) return;
    if (tag === 'img') this.picture(attributes);
    if (tag === 'svg' || tag === 'canvas') this.media.pictures += 1;
    if (tag === 'br') this.parts.push('\n');
    if (tag === 'rt') this.parts.push('(');
    if (tag === 'anki-mathjax') this.parts.push(attributes.block === 'true' ? '\\[' : '\\(');
    if (BLOCKS.has(tag)) this.breakLine();
    if (tag === 'pre') this.preformatted += 1;
    if (tag === 'ol' || tag === 'ul') this.lists.push(tag === 'ol' ? Number(attributes.start) || 1 : null);
    if (tag === 'li') this.item();
    if ((tag === 'td' || tag === 'th') && !this.atLineStart()) this.parts.push(' | ');
    if (tag === 'sub' || tag === 'sup') {
      this.scripts.push({ tag, before: this.parts });
      this.parts = [];
    }
  };

  onclosetag = (tag: string, _implied: boolean) => {
    if (HIDDEN.has(tag)) this.hidden = Math.max(0, this.hidden - 1);
    if (this.hidden > 0) return;
    if (tag === 'rt') this.parts.push(')');
    if (tag === 'anki-mathjax') this.parts.push(this.openFormula() === '\\[' ? '\\]' : '\\)');
    if (tag === 'ol' || tag === 'ul') this.lists.pop();
    if (tag === 'pre') this.preformatted = Math.max(0, this.preformatted - 1);
    if (BLOCKS.has(tag)) this.breakLine();
    if (tag === 'sub' || tag === 'sup') this.closeScript();
  };

  ontext = (text: string) => {
    if (this.hidden > 0) return;
    const shown = this.preformatted > 0 ? text.replace(/\r\n?/g, '\n') : text.replace(/[^\S\u00a0]+/g, ' ');
    const plain = shown.replaceAll('\u00a0', ' ');
    this.parts.push(this.atLineStart() && this.preformatted === 0 ? plain.replace(/^ /, '') : plain);
  };

  private picture({ class: name = '', alt = '' }: Record<string, string>) {
    // Anki exports formulas as pictures whose description is their LaTeX.
    if (/\blatex\b/.test(name) && alt !== '') this.parts.push(`[$]${alt}[/$]`);
    else this.media.pictures += 1;
  }

  private item() {
    const number = this.lists.at(-1);
    this.parts.push(typeof number === 'number' ? `${number}. ` : '- ');
    if (typeof number === 'number') this.lists[this.lists.length - 1] = number + 1;
  }

  private openFormula(): string | undefined {
    return this.parts.findLast((part) => part === '\\[' || part === '\\(');
  }

  private closeScript() {
    const script = this.scripts.pop();
    if (!script) return;
    const content = this.parts.join('');
    this.parts = script.before;
    this.parts.push(toSmallLetters(content, script.tag === 'sup' ? 'sup' : 'sub'));
  }

  private last(): string {
    return this.parts.findLast((part) => part !== '') ?? '';
  }

  private atLineStart(): boolean {
    return /(^|\n)$/.test(this.last().slice(-1)) || this.last() === '';
  }

  private breakLine() {
    if (!this.atLineStart()) this.parts.push('\n');
  }
}
