/** Sub- and superscripts in plain text: H₂O, x². */

export type ScriptPosition = 'sub' | 'sup';

const SMALL = {
  sup: { from: '0123456789+-=()in', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ', sign: '^' },
  sub: { from: '0123456789+-=()aeoxhklmnpst', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ', sign: '_' },
} as const;

/** A text as small letters; null if one of its letters doesn't exist as such. */
export function toSmallLetters(text: string, position: ScriptPosition): string | null {
  const { from, to } = SMALL[position];
  const letters = [...text.trim().replaceAll('−', '-')].map((letter) => {
    const index = from.indexOf(letter);
    return index < 0 ? null : [...to][index];
  });
  return letters.every((letter) => letter !== null) ? letters.join('') : null;
}

/** A sub- or superscript after its sign: 'x^y', 'v_(max Q)'. */
export function scriptWithSign(text: string, position: ScriptPosition): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const { sign } = SMALL[position];
  return [...trimmed].length > 1 ? `${sign}(${trimmed})` : `${sign}${trimmed}`;
}

/** Changes each run of small letters in a text; the function gets the letters in their usual size. */
export function mapSmallLetters(
  text: string,
  change: (letters: string, position: ScriptPosition) => string,
): string {
  return POSITIONS.reduce((changed, position) => {
    const { from, to } = SMALL[position];
    const small = [...to];
    const usual = [...from];
    return changed.replace(RUNS[position], (run) =>
      change([...run].map((letter) => usual[small.indexOf(letter)]).join(''), position),
    );
  }, text);
}

const POSITIONS = ['sub', 'sup'] as const;

const RUNS = {
  sub: new RegExp(`[${SMALL.sub.to}]+`, 'g'),
  sup: new RegExp(`[${SMALL.sup.to}]+`, 'g'),
};
