/** Divides the lines of a paragraph into its parts: statements, notes with a label, formulas. */
import { joinLines } from './lines.ts';

/** A line shorter than this share of the longest line in its paragraph wasn't wrapped, so it ends there. */
const WRAPPED = 0.6;
/** Lines of a wrapped paragraph have at least this many characters. */
const LEAST_WIDTH = 36;
/** A shorter line with a word that never ends a sentence isn't wrapped; characters. */
const LEAST_FORMULA = 20;

/** A formula on a line of its own. */
const DISPLAYED = /^\$\$[^$]+\$\$[.,;]?$/;

/** 'Speculation → hoarding of goods' is a note in words, and no reaction. */
const LEADS_TO =
  /^(?!.*[=+])\p{L}[\p{L}\s,'’()-]*\p{Ll}{3}\)?\s*(?:→|⇒|->)\s*(?:\p{L}[\p{L}'’]*[\s,-]+)*\p{L}*\p{Ll}{3}/u;

const LONGEST_FORMULA = 160;
/** 'Net realisable value = Estimated selling price - Costs to sell': names of quantities, and a sign between two of them. */
const IN_NAMES = /^\p{Lu}[\p{L}\s()'’-]{3,60}\s=\s[\p{L}\d\s()[\]'’%.+−–×*/÷-]+$/u;
/** 'MV = PT' */
const IN_SIGNS = /^\p{Lu}{1,4}\s=\s\p{Lu}{1,6}$/u;
const SIGN_BETWEEN = /=.*\S\s[-+−–×x*/÷]\s\S/u;

/** Whether a line is a formula: an equation with few words. */
export function isFormula(text: string): boolean {
  if (text.length > LONGEST_FORMULA || /^(?:abbreviations?|key|legend)\s*:/i.test(text)) return false;
  if (IN_SIGNS.test(text)) return true;
  const isInNames = IN_NAMES.test(text) && SIGN_BETWEEN.test(text);
  const words = text.match(/\p{L}{4,}/gu)?.length ?? 0;
  return (
    /[=≈≤≥→⇌∝]/.test(text) &&
    (/[+−*/×÷^√²³()\d→⇌∝]|(?<!\p{L})[b-zB-Zα-ωΑ-Ω](?!\p{L})/u.test(text) || isInNames) &&
    (words <= 8 || isInNames) &&
    // 'K.E. = ½mv²' has a short form.
    !/[.!?]\s+[^\s=]/u.test(text) &&
    !LEADS_TO.test(text) &&
    !/\b(?:is|are|was|when|because|that|which)\b/.test(text)
  );
}

/** 'oxygen debt = the extra oxygen …', typed in a hurry. */
const TYPED_NOTE = /^(\p{Ll}[^.,:;!?=–—]{2,40}?)\s(?:=|->|→)\s(?=\p{Ll}{2,}\s\S)/u;

/** 'Amplitude (A) - maximum displacement …': a note on one line. */
export function isLabelled(line: string): boolean {
  const [, term = ''] =
    TYPED_NOTE.exec(line) ??
    /^(\p{Lu}[^.,:;!?=–—]{1,40}?)(?::\s|\s(?:[-–—→⇒]|->)\s|\s=\s(?=\p{Ll}{2,}\s\p{Ll}))\S/u.exec(line) ??
    [];
  return term !== '' && term.split(/\s+/).length <= 4 && !/\d\s?\p{L}{0,3}$/u.test(term) && !/-$/.test(line);
}

/** 'PED = % change in quantity ÷ % change' above 'in price', and 'Given Qd = 100 − 2P and' above 'Qs = 10 + P'. */
function isCutFormula(last: string, next: string): boolean {
  // 'Put P = 30 in either' above 'equation and Q = 40 units'.
  const isOpen = /-$|\b(?:and|or|of|in|the|by|from|either|each|both|this|to|for|with)$/.test(last);
  if (isOpen) return last.length >= LEAST_FORMULA;
  return isFormula(last) && last.length >= LEAST_WIDTH && /^(?!where\b)\p{Ll}{2,}\s/u.test(next);
}

/** The lines of a paragraph, joined only if they were wrapped: notes often have one statement per line. */
export function partsOf(lines: readonly string[], known: ReadonlySet<string>): string[] {
  const longest = Math.max(0, ...lines.map((line) => line.length));
  const parts: string[] = [];
  let open = '';
  let last = '';
  for (const line of lines) {
    const isWrapped =
      /-$/.test(last) ||
      /^[\p{Ll}(]/u.test(line) ||
      (!/[.!?:;]["”’)]?$/.test(last) && last.length >= Math.max(LEAST_WIDTH, longest * WRAPPED)) ||
      (/[.!?,;]["”’)]?$/.test(last) && last.length >= longest * WRAPPED);
    // 'The heat is given by' above '$$Q = mc\\theta$$' above 'where m is the mass'.
    const isDisplayed =
      open !== '' &&
      !/[.!?]$/.test(last) &&
      (DISPLAYED.test(line) ? !isFormula(last) : DISPLAYED.test(last) && /^\p{Ll}/u.test(line));
    if (isDisplayed) open = `${open} ${line}`;
    else if (
      open !== '' &&
      !isLabelled(line) &&
      (isCutFormula(last, line) || (isWrapped && !isFormula(line) && !isFormula(last)))
    )
      open = joinLines(open, line, known);
    else {
      if (open !== '') parts.push(open);
      open = line;
    }
    last = line;
  }
  if (open !== '') parts.push(open);
  return parts;
}
