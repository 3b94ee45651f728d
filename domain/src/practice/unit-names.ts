/** Units of measurement by their symbols and names. */

const PREFIXES: readonly (readonly [symbol: string, name: string])[] = [
  ...([
    ['p', 'pico'],
    ['n', 'nano'],
    ['μ', 'micro'],
    ['m', 'milli'],
    ['c', 'centi'],
    ['d', 'deci'],
  ] as const),
  ...([
    ['h', 'hecto'],
    ['k', 'kilo'],
    ['M', 'mega'],
    ['G', 'giga'],
    ['T', 'tera'],
  ] as const),
];

/** Units that take prefixes: the symbol, then names and other symbols. */
const WITH_PREFIXES: readonly (readonly string[])[] = [
  ...[
    ['m', 'metre', 'meter'],
    ['g', 'gram', 'gramme', 'gm'],
    ['s', 'second', 'sec'],
    ['l', 'litre', 'liter', 'L'],
  ],
  ...[
    ['N', 'newton'],
    ['J', 'joule'],
    ['W', 'watt'],
    ['V', 'volt'],
    ['A', 'ampere', 'amp'],
    ['Ω', 'ohm'],
  ],
  ...[
    ['Hz', 'hertz'],
    ['Pa', 'pascal'],
    ['C', 'coulomb'],
    ['F', 'farad'],
    ['H', 'henry'],
    ['T', 'tesla'],
  ],
  ...[
    ['Wb', 'weber'],
    ['lm', 'lumen'],
    ['lx', 'lux'],
    ['Bq', 'becquerel'],
    ['Gy', 'gray'],
    ['Sv', 'sievert'],
  ],
  ...[['K', 'kelvin'], ['mol', 'mole'], ['cd', 'candela'], ['B', 'byte'], ['bit'], ['bar']],
  ...[
    ['cal', 'calorie'],
    ['eV', 'electronvolt'],
    ['rad', 'radian'],
  ],
];

const WITHOUT_PREFIXES: readonly (readonly string[])[] = [
  ...[['min', 'minute'], ['h', 'hour', 'hr'], ['day'], ['week', 'wk'], ['month'], ['year', 'yr'], ['decade']],
  ...[
    ['century', 'centuries'],
    ['°C', 'celsius', 'centigrade'],
    ['°F', 'fahrenheit'],
    ['°', 'degree', 'deg'],
  ],
  ...[
    ['in', 'inch', 'inches'],
    ['ft', 'foot', 'feet'],
    ['yd', 'yard'],
    ['mi', 'mile'],
    ['t', 'tonne'],
    ['ton'],
  ],
  ...[
    ['ha', 'hectare'],
    ['acre'],
    ['lb', 'lbs'],
    ['oz', 'ounce'],
    ['atm', 'atmosphere'],
    ['mmHg'],
    ['u', 'amu'],
  ],
  ...[
    ['%', 'percent', 'percentage'],
    ['₦', 'naira'],
    ['kobo'],
    ['$', 'dollar'],
    ['£', 'pound'],
    ['€', 'euro'],
  ],
  ...[['dB', 'decibel'], ['rpm'], ['bpm'], ['ppm'], ['Å', 'angstrom']],
];

/** Names of units that are made of others. 'Nm' would else be a nanometre in capitals. */
export const COMPOUND_UNITS: Readonly<Record<string, string>> = {
  ...{ Nm: 'N m', kmh: 'km/h', kph: 'km/h', kmph: 'km/h', mph: 'mi/h', cc: 'cm^3' },
};

/** The symbol by which a unit is known here, by each of its symbols. */
const symbols = new Map<string, string>();
/** The same by its names, in lower case. */
const names = new Map<string, string>();
/** The symbols that are the same in lower case. */
const inLowerCase = new Map<string, Set<string>>();

function add(unit: string, spellings: readonly string[]): void {
  for (const spelling of spellings) {
    // The first meaning of a symbol counts: 'min' is a minute, and no milli-inch.
    if (!symbols.has(spelling)) symbols.set(spelling, unit);
    const lower = spelling.toLowerCase();
    inLowerCase.set(lower, (inLowerCase.get(lower) ?? new Set()).add(symbols.get(spelling) ?? unit));
    if (spelling.length < 3) continue;
    names.set(lower, names.get(lower) ?? unit);
    names.set(`${lower}s`, names.get(`${lower}s`) ?? unit);
  }
}

for (const [unit = '', ...others] of WITHOUT_PREFIXES) add(unit, [unit, ...others]);
for (const [unit = '', ...others] of WITH_PREFIXES) add(unit, [unit, ...others]);
for (const [prefix, long] of PREFIXES) {
  for (const [unit = '', ...others] of WITH_PREFIXES) {
    const spellings = others.map((name) => (name.length < 3 ? prefix : long) + name);
    add(prefix + unit, [prefix + unit, ...spellings, ...(prefix === 'μ' ? [`u${unit}`] : [])]);
  }
}

/** A unit by exactly a symbol of it. */
export function unitWithSymbol(symbol: string): string | undefined {
  return symbols.get(symbol);
}

/** A unit by a symbol or name of it; undefined for an unknown one, or a symbol whose case could mean two. */
export function unitNamed(spelling: string): string | undefined {
  const lower = spelling.toLowerCase();
  const exact = symbols.get(spelling) ?? names.get(lower);
  if (exact) return exact;
  const [only, ...others] = inLowerCase.get(lower) ?? [];
  if (others.length === 0 && only) return only;
  // 'kgs' is a plural, and 'Ns' is newton times second.
  return spelling.length > 2 && lower.endsWith('s') ? symbols.get(spelling.slice(0, -1)) : undefined;
}
