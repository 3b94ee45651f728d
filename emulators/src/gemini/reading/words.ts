/** Words of an English text, as far as finding what it is about asks for. */

const STOPWORDS = new Set(
  `a about above after again all also although always am among an and any are as at away back be because become becomes
  been before being below between both but by call called can cannot could day did do does done down each easy either
  else etc even ever every example few find first for from further get give given gives go goes good great had has have
  having he her here hers him his how however i if in including into is it its itself just kind known last least less
  let like little look made make makes many may me mean means might more most much must my need needs never new no nor
  not nothing now of off often on once one only or other others our out over own part per place put rather really said
  same say says second see several shall she should show shows since small so some such take takes tell than that the
  their them then there these they thing things third this those though three through thus time to together too two
  under until up upon us use used uses using usually very want was way we well went were what when where whether which
  while who whom whose why will with within without would year yes yet you your please explain describe discuss define
  difference question answer`.split(/\s+/),
);

/** Lower case, without accents. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word without its ending, so that plurals and tenses meet. */
export function stem(word: string): string {
  if (word.length < 5) return word.replace(/([^s])s$/, '$1');
  return word
    .replace(/(?:ies|ied)$/, 'y')
    .replace(/(?:ations?|ating|ated|ates?)$/, 'at')
    .replace(/(?:ingly|edly|ings?|ed|es|s|ly|e)$/, '');
}

/** The words of a text, as it writes them. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** How many words a text has. */
export function countWords(text: string): number {
  return wordsOf(text).length;
}

export function isStopword(word: string): boolean {
  return STOPWORDS.has(folded(word));
}

/** The stems of a text's words that say what it is about. */
export function keysOf(text: string): string[] {
  return wordsOf(folded(text))
    .filter((word) => word.length > 1 && !STOPWORDS.has(word))
    .map(stem);
}

/** Makes the first letter a capital. */
export function capital(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** A text whose first word is no name, because elsewhere it stands without a capital, as it is within a sentence. */
export function midSentence(text: string, elsewhere: string): string {
  const [first = ''] = wordsOf(text);
  const small = first.charAt(0).toLowerCase() + first.slice(1);
  const isOrdinary = isStopword(first) ? first !== 'I' : wordsOf(elsewhere).includes(small);
  return isOrdinary && text.startsWith(first) ? small + text.slice(first.length) : text;
}

/** Cuts a text at the end of a word, so that it has at most `max` characters; no half character is left. */
export function clipped(text: string, max: number): string {
  const one = text.replace(/\s+/g, ' ').trim();
  if (one.length <= max) return one;
  const cut = one.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).replace(/\p{Surrogate}$/u, '').trimEnd()}…`;
}
