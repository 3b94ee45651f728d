/** Cards from formulas, and from sentences that contain one. */
import { isFormula } from '../reading/paragraphs.ts';
import type { Passage } from '../reading/source.ts';
import { asPhrase } from './as-phrase.ts';
import type { EngineCard } from './card.ts';
import { namesSomething } from './phrases.ts';

const NAMED =
  /^(?:the\s+)?(?:formula|equation|expression)\s+(?:for|of)\s+(.{3,50}?)\s+is\s*:?\s*(.*[=∝].*)$/iu;
const GIVEN =
  /^(.{3,50}?)\s+is\s+(?:given by|calculated (?:as|by|from|using)|found (?:by|from|using)|expressed as|defined as)\s+(?:the (?:formula|equation)\s+)?:?\s*(.*[=∝].*)$/iu;
const WORDS = /^(\p{L}[\p{L} ]{2,40}?)\s*(?:\(\s*\p{L}{1,3}\s*\))?\s*=\s*(.{2,80})$/u;

/** Words that begin a condition or a calculation, and signs between names. */
const NO_NAME =
  /^(?:suppose|with|if|when|for|let|where|given|then|so|hence|thus|since|therefore|at|by|from|as|but|and|or|put|take|find|solve)\b|\s[x×]\s|\b(?:often|usually|sometimes|always|never|wrongly)\b/i;

/** The card for a formula with a name; without a name, there is nothing to ask. */
export function formulaCard(passage: Passage): EngineCard | null {
  const text = passage.text.replace(/\.$/, '').trim();
  const card = (name: string, formula: string): EngineCard | null =>
    namesSomething(name) && !NO_NAME.test(name) && !isCalculation(formula)
      ? {
          kind: 'formula',
          front: `What is the formula for ${asPhrase(name).replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())}?`,
          back: withoutFigures(formula).replace(/[,;]\s*(?:where|with)\b/, ', where'),
          passage,
          weight: 1,
        }
      : null;
  const named = NAMED.exec(text) ?? GIVEN.exec(text);
  if (named) return card(named[1] ?? '', named[2] ?? '');
  if (!isFormula(text)) return null;
  const words = WORDS.exec(text);
  if (
    !words ||
    (words[1] ?? '').replace(/ /g, '').length < 4 ||
    /\.\s/.test(words[2] ?? '') ||
    !/[+×*/÷^√−]|\s[-–]\s|(?<![\p{L}'’])[b-zB-Z](?![\p{L}])/u.test(words[2] ?? '') ||
    /[<>≤≥]/.test(words[2] ?? '') ||
    /^[\d.,]+\s?(?:[^\s+−×*]*)(?:\s\p{L}{2,}.*|,.*)?$/u.test(words[2] ?? '')
  )
    return null;
  return card(words[1] ?? '', text);
}

/** A number with its unit: '24.80 cm3'. */
const QUANTITY = /\d[\d.,]*\s?(?:[cdkm]?m|k?g|mol|s|V|A|J|N|W|Pa|°C|K)[23³²]?(?![\p{L}\d])/gu;

/** 'Mean = 35 / 5 = 7', 'Average titre = (24.80 cm3 + 24.70 cm3)/2 = 24.75 cm3' */
export function isCalculation(formula: string): boolean {
  const [, first = ''] = formula.replace(/(?<=[\d)%]\s)x(?=\s[\d(])/g, '×').split(/[=∝]/);
  // '0.5 × 400 × (100 − θ)' has the figures of an exercise.
  return /\d\s*[×x*/]\s*\(?\d/.test(first) || !/\p{L}/u.test(first.replace(QUANTITY, ''));
}

/** 'Current assets / current liabilities' of '… = 180,000 / 120,000 = 1.5 : 1', which continues with an example. */
function withoutFigures(formula: string): string {
  return formula.replace(/(?<==.*\p{L}.*)\s=\s[^\p{L}=]*\d[^=]*(?:=[^=]*)*$/u, '');
}
