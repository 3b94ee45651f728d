/**
 * Cuts a sentence into its main part and the tails that can be left out without changing what it says. A reason, a result
 * or a contrast is never cut: it is what is learned.
 */

export interface Tail {
  kind: TailKind;
  /** From the mark or word that begins it, without the full stop: ', which absorbs light'. */
  text: string;
}

/** No commas or brackets follow, so the tail runs to the end of the sentence and nothing else depends on it. */
const REST = '(?!.*\\.\\s\\p{Lu})[^,;:()“”"]{6,}';
/** 'mines', 'mines and quarries', 'mines, wells and quarries'; not a figure, which may be the fact itself. */
const LIST = '(?!\\d)[^,;:()]{4,50}(?:(?:,\\s[^,;:()]{2,24})+,?\\s(?:and|or|et|ou)\\s[^,;:()]{2,30})?';
const TAILS = {
  second:
    /\s?; (?!(?:and|or|but|yet|in practice|in fact|however|instead|nevertheless|otherwise|only|on the other hand|not|mais|en pratique|cependant|toutefois|pourtant)(?!\p{L}))\S.{9,}$/iu,
  relative: new RegExp(`,\\s(?:which|who|whose|where|qui|dont|où)\\s${REST}$`, 'iu'),
  also: new RegExp(
    `,\\s(?:and|et)\\s(?:so\\s)?(?:it|they|he|she|this|these|il|elle|ils|elles|cela)\\s${REST}$`,
    'iu',
  ),
  example: new RegExp(
    `,\\s(?:such as|for example|for instance|e\\.g\\.,?|including|especially|par exemple|comme|notamment)\\s${LIST}$`,
    'iu',
  ),
} as const;

/** Nothing else can begin a tail; it is tested first because it is fast. */
const MAY_HAVE_TAIL = /[,;]/;

export type TailKind = keyof typeof TAILS;

/** What is only thought or hoped: what is said against it must stay. */
const MISTAKEN =
  /\b(?:confus|mistake|(?:students|candidates|people|many|some) (?:often |sometimes )?(?:write|think|believe|say|mix)|in theory|(?:seems?|seemed|appears?|appeared) to|myth)|confond|on croit|en théorie/iu;
/** What a court held in a case follows the facts: 'In Limpus v. London General Omnibus a driver …; the employer was liable'. */
const CASE = /\sv\.?\s\p{Lu}/u;
/** The shortest main part and tail. */
const LEAST_WORDS = { main: 6, tail: 3 } as const;
/** A shorter relative clause is a part of what is said: 'a remark which the others on the stage don't hear'. */
const LEAST_RELATIVE = 13;

/** @returns the main part, which ends without a mark if something was cut, and the tails in their order */
export function cutTails(sentence: string): { main: string; tails: readonly Tail[] } {
  if (!MAY_HAVE_TAIL.test(sentence) || MISTAKEN.test(sentence)) return { main: sentence, tails: [] };
  const tails: Tail[] = [];
  let main = sentence;
  for (let round = 0; round < 3; round += 1) {
    const found = findTail(main.replace(/[.]$/, ''));
    if (!found) break;
    main = main.replace(/[.]$/, '').slice(0, -found.text.length);
    tails.unshift(found);
  }
  return { main, tails };
}

/** 'The lengthwise yarns are the warp; the crosswise yarns are the weft': one half says little. */
const HALF =
  /^(?:;\s)?(?:the|an?)\s(?:[\p{L}’'-]+\s){1,4}?(is|are|was|were|has|have|means?|carries|carry|contains?)\s/iu;

function isPair(main: string, tail: string): boolean {
  const condition = /^(?:;\s)?(?:if|when)\b/i;
  if (condition.test(main) && condition.test(tail.trim())) return true;
  const verb = HALF.exec(main)?.[1];
  return verb !== undefined && HALF.exec(tail.trim())?.[1] === verb;
}

function findTail(text: string): Tail | null {
  for (const [kind, pattern] of Object.entries(TAILS) as [TailKind, RegExp][]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const main = text.slice(0, found.index);
    const [tail] = found;
    const words = (part: string) => part.trim().split(/\s+/).length;
    if (words(main) < LEAST_WORDS.main || words(tail) < LEAST_WORDS.tail) continue;
    if (kind === 'relative' && words(tail) < LEAST_RELATIVE) return null;
    // The comma may close a clause that began before it: 'If the tide, which …'.
    if (
      /^(?:if|when|while|although|though|since|because|unless|as|after|before|si|quand|lorsque|comme)\b/i.test(
        main,
      ) &&
      !main.includes(',')
    )
      continue;
    // 'It appears in two places: …, and it is shown …'
    if (kind === 'also' && main.includes(':')) continue;
    if (kind === 'second' && (CASE.test(main) || isPair(main, tail) || /;.*;/.test(tail))) continue;
    if (/[,;:]$|\b(?:and|or|but|e\.g|i\.e|et|ou|mais)[.,]?$/iu.test(main)) continue;
    if (kind === 'example' && /\b(?:is|are|was|were|has|have|had|can|must|will|may|est|sont)\b/iu.test(tail))
      continue;
    if ((main.match(/[(“"]/g)?.length ?? 0) !== (main.match(/[)”"]/g)?.length ?? 0) && /[“”()]/.test(main))
      continue;
    return { kind, text: tail };
  }
  return null;
}
