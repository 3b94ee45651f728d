/** Sub- and superscripts in plain text: H₂O, x². */

const SMALL = {
  sup: { from: '0123456789+-=()in', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁱⁿ', sign: '^' },
  sub: { from: '0123456789+-=()aeoxhklmnpst', to: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₕₖₗₘₙₚₛₜ', sign: '_' },
} as const;

/** A text as small letters if all of its letters exist as such, otherwise after a sign: 'x^2y', 'v_(max y)'. */
export function toSmallLetters(text: string, position: 'sub' | 'sup'): string {
  const trimmed = text.trim();
  if (trimmed === '') return text;
  const { from, to, sign } = SMALL[position];
  const letters = [...trimmed.replaceAll('−', '-')].map((letter) => {
    const index = from.indexOf(letter);
    return index < 0 ? null : [...to][index];
  });
  if (letters.every((letter) => letter !== null)) return letters.join('');
  return trimmed.length > 1 ? `${sign}(${trimmed})` : `${sign}${trimmed}`;
}
