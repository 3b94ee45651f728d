/** The names under which notes may explain what a student asks for. */
import type { Language } from '../reading/source.ts';
import { fold, rootsOf } from '../words/roots.ts';
import { meaningOf } from '../words/word-lists.ts';

export interface Name {
  term: string;
  /** Roots of the student's words that the name leaves out; the notes must have them near the explanation. */
  needs: readonly string[];
  /** Roots of a general noun that it leaves out, such as 'theory'; the notes must have them anywhere. */
  general: readonly string[];
  /** Whether only a label counts, because the name alone may be too general. */
  isLabelOnly: boolean;
}

const DETERMINER = /^(?:the|an?|l'|le|la|les|un|une|du|des|what|how)\s*\b/i;
const COMPLEMENT = /^(.+?)\s+(?:of|in|for|de|du|des|d'|dans)\s*(?:the\s+|an?\s+|la\s+|les?\s+)?(.+)$/i;
/** 'healing by secondary intention', 'the process of osmosis'. */
const MANNER =
  /^(.+?)\s+(?:by|through)\s+(.+)$|^(concept|process|idea|notion|term|meaning|sens|theme|thème)\s+(?:of|de|du)\s+(?:the\s+|l[ae]s?\s+|l')?(.+)$/i;
/** 'the functionalist theory', 'round robin scheduling'. */
const KIND =
  /^(.+)\s+(theory|method|process|system|principle|phase|stage|scheduling|algorithm|technique|approach|model)$/i;
/** How often words are left out. */
const DEPTH = 3;
const SCHOOL = /ists?$/i;

export function rootsIn(text: string, language: Language): string[] {
  return rootsOf(text, language).map(meaningOf);
}

/** The names of a concept: its own, then those with words left out that the notes may say elsewhere. */
export function namesOf(concept: string, language: Language): Name[] {
  const names: Name[] = [];
  const add = (
    term: string,
    needs: readonly string[],
    general: readonly string[],
    depth: number,
    isLabelOnly = false,
  ) => {
    const bare = term.trim().replace(DETERMINER, '');
    if (rootsIn(bare, language).length === 0 || names.some((name) => name.term === bare)) return;
    names.push({ term: bare, needs, general, isLabelOnly });
    if (depth === 0) return;
    const [, head = '', by = '', kind = '', thing = ''] = MANNER.exec(bare) ?? [];
    if (by) add(by, [...needs, ...rootsIn(head, language)], general, depth - 1);
    if (thing) add(thing, needs, [...general, ...rootsIn(kind, language)], depth - 1);
    const [, first = '', complement = ''] = COMPLEMENT.exec(bare) ?? [];
    if (first) add(first, [...needs, ...rootsIn(complement, language)], general, depth - 1);
    const [, specific = '', last = ''] = KIND.exec(bare) ?? [];
    if (specific) add(specific, needs, [...general, ...rootsIn(last, language)], depth - 1);
    const [, modifier = '', noun = ''] = depth === DEPTH ? (/^(.+)\s+(\S{4,})$/.exec(bare) ?? []) : [];
    if (modifier) add(modifier, [...needs, ...rootsIn(noun, language)], general, 0, true);
    if (SCHOOL.test(bare)) add(bare.replace(SCHOOL, 'ism'), needs, general, 0);
  };
  add(concept, [], [], DEPTH);
  return names;
}

/** The names in a label: 'Output (value-added) method' is also the value-added method. */
export function namesInLabel(label: string): string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\s*\(([^)]*)\)\s*(.*)$/.exec(label) ?? [];
  const bare = before || after ? [`${before} ${after}`, `${inside} ${after}`] : [label];
  return bare.flatMap((name) => [
    name,
    ...name.split(/\s+(?:or|ou)\s+|\s*\/\s*|,?\s+(?:also )?(?:called|known as)\s+/).slice(0, 3),
  ]);
}

/** Whether two names have the same words. */
export function isSameName(a: string, b: string, language: Language): boolean {
  const [first, second] = [new Set(rootsIn(a, language)), new Set(rootsIn(b, language))];
  return first.size > 0 && first.size === second.size && [...first].every((root) => second.has(root));
}

/** A part of a name that only its hyphen distinguishes, as in 'by-election'; null if the name has none. */
export function hyphenated(concept: string, language: Language): string | null {
  const words = fold(concept).match(/\p{L}+(?:-\p{L}+)+/gu) ?? [];
  return words.find((word) => rootsOf(word, language).length < word.split('-').length) ?? null;
}

/** Whether a text begins with a name, which may have a symbol behind it: 'The multiplier k tells …'. */
export function startsWithName(text: string, name: string, language: Language): boolean {
  const words = text.replace(/^(?:the|an?|l[ae]s?|une?)\s+/i, '').split(/\s+/);
  return isSameName(words.slice(0, name.split(/\s+/).length).join(' '), name, language);
}

/**
 * What the first of two things may be called, the likeliest name first: in 'private and public limited company', it has the
 * last words of the second one.
 */
export function firstOfTwo(first: string, second: string): string[] {
  const [own = '', other = ''] = [first, second].map((side) => side.replace(/^(?:the|an?)\s+/i, ''));
  const words = /\s/.test(own) ? [] : other.split(/\s+/);
  const tails = [3, 2, 1].filter((size) => size < words.length).map((size) => words.slice(-size).join(' '));
  return [...tails.map((tail) => `${own} ${tail}`), own];
}
