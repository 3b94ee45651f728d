/** Words that differ by a letter or two and mean different things, so that one is no typo of the other. */

/** Endings, as in nitrate, nitrite and nitride. */
const ENDINGS: readonly (readonly string[])[] = [
  ['ate', 'ite', 'ide'],
  ['ane', 'ene', 'yne'],
  ['al', 'ol'],
  ['ose', 'ase'],
  ['er', 'ee'],
  ['ism', 'ist'],
];

/** Beginnings, as in hypertonic and hypotonic. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['hyper', 'hypo'],
  ['inter', 'intra', 'intro'],
  ['endo', 'exo', 'ecto'],
  ['ab', 'ad'],
  ['anti', 'ante'],
  ['micro', 'macro'],
  ['peri', 'para'],
  ['pre', 'pro', 'per'],
];

/** Single words. */
const WORDS: readonly (readonly string[])[] = [
  ['proton', 'photon'],
  ['neutron', 'neuron'],
  ['isotope', 'isotone'],
  ['perimeter', 'parameter'],
  ['convection', 'convention', 'conviction'],
  ['ileum', 'ilium'],
  ['mitosis', 'miosis', 'meiosis'],
  ['thymine', 'thiamine'],
  ['cytosine', 'cystine', 'cysteine'],
  ['complement', 'compliment'],
  ['principal', 'principle'],
  ['stationary', 'stationery'],
  ['causal', 'casual'],
  ['diary', 'dairy'],
  ['angel', 'angle'],
  ['desert', 'dessert'],
  ['trail', 'trial'],
  ['solute', 'salute'],
  ['martial', 'marital'],
  ['council', 'counsel'],
  ['moral', 'morale', 'mortal'],
  ['prostate', 'prostrate'],
  ['corporation', 'cooperation'],
];

/** Whether two different words are known to be mistaken for each other. */
export function areConfusable(one: string, other: string): boolean {
  return (
    WORDS.some((words) => words.includes(one) && words.includes(other)) ||
    ENDINGS.some((endings) =>
      differBy(endings, (ending) => [stemBefore(one, ending), stemBefore(other, ending)]),
    ) ||
    BEGINNINGS.some((starts) => differBy(starts, (start) => [stemAfter(one, start), stemAfter(other, start)]))
  );
}

/** Whether two words have the same stem with different ones of some affixes. */
function differBy(
  affixes: readonly string[],
  stemsOf: (affix: string) => [one: string | null, other: string | null],
): boolean {
  const stems = affixes.map(stemsOf);
  return stems.some(
    ([one], index) => one !== null && stems.some(([, other], place) => place !== index && other === one),
  );
}

function stemBefore(word: string, ending: string): string | null {
  return word.endsWith(ending) ? word.slice(0, -ending.length) : null;
}

function stemAfter(word: string, beginning: string): string | null {
  return word.startsWith(beginning) ? word.slice(beginning.length) : null;
}
