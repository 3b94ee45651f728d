/** How the units are written in problems. */
export const DIMENSIONS = [
  'number',
  'percent',
  'money',
  'length',
  'area',
  'volume',
  'mass',
  'time',
  'years',
  'velocity',
  'acceleration',
  'density',
  'force',
  'energy',
  'power',
  'pressure',
  'temperature',
  'current',
  'voltage',
  'resistance',
  'charge',
  'amount',
  'concentration',
  'molarMass',
  'gasConstant',
  'momentum',
  'specificHeat',
  'massConcentration',
  'frequency',
  'stiffness',
  'latentHeat',
  'capacitance',
  'molarVolume',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** `^2`, `^(2)`, `2`. */
function raisedTo(power: string): string {
  return `(?:\\^\\(${power}\\)|\\^?${power})`;
}

/** Matches `/s`, `per second` and `s^(-1)`. */
function per(names: string, power = ''): string {
  const raised = power === '' ? '' : raisedTo(power);
  const spoken = power === '2' ? `| per (?:${names}) squared| per (?:${names}) per (?:${names})` : '';
  return `(?: ?/ ?(?:${names})${raised}${spoken}| per (?:${names})${raised}| ?(?:${names})${raisedTo(`-${power || '1'}`)})`;
}

const cubed = raisedTo('3');
const squared = raisedTo('2');
const s = 's(?:ec(?:ond)?s?)?';
const hour = 'h(?:(?:ou)?rs?)?';
const metre = '(?:met(?:re|er)s?|m)';
const km = '(?:kilomet(?:re|er)s?|kms?)';
const litre = '(?:lit(?:re|er)s?|L|l)';

export type UnitRow = readonly [
  dimension: Dimension,
  symbol: string,
  pattern: string,
  factor?: string,
  offset?: string,
];

/** Compound units come before the units that they begin with. */
export const UNIT_ROWS: readonly UnitRow[] = [
  [
    'specificHeat',
    'J/(kg K)',
    'J ?/ ?\\(kg ?(?:K|°C)\\)|J ?kg\\^?\\(?-1\\)? ?(?:K|°C)\\^?\\(?-1\\)?|J/kg ?/?(?:K|°C)',
  ],
  [
    'gasConstant',
    'J/(mol K)',
    'J ?/ ?\\((?:mol ?K|K ?mol)\\)|J ?/ ?(?:mol ?K|K ?mol)|J ?(?:mol|K)(?:\\^\\(-1\\)|\\^?-1) ?(?:K|mol)(?:\\^\\(-1\\)|\\^?-1)|J/mol/K',
  ],
  ['acceleration', 'm/s²', `${metre}${per(s, '2')}`],
  ['velocity', 'cm/s', `(?:cm|centimetres?)${per(s)}`, '1/100'],
  ['velocity', 'km/s', `${km}${per(s)}`, '1000'],
  ['velocity', 'km/h', `(?:${km}${per(hour)}|km/hr|kmph|kph)`, '5/18'],
  ['velocity', 'm/s', `${metre}${per(s)}`],
  ['density', 'kg/m³', `(?:kg|kilograms?)(?:${per(metre, '3')}| per cubic metre)`],
  ['density', 'g/cm³', `(?:g|grams?)(?:${per('cm', '3')}| per cubic cent[a-z]+)`, '1000'],
  ['massConcentration', 'g/dm³', `(?:g|grams?)(?:${per('dm', '3')}|${per(litre)})`],
  [
    'concentration',
    'mol/dm³',
    `(?:mol(?:e?s)?)(?:${per('dm', '3')}|${per(litre)})|M(?![A-Za-z])|molar(?![A-Za-z])`,
  ],
  ['molarMass', 'g/mol', `(?:g|grams?)${per('mol(?:e)?')}`],
  ['latentHeat', 'J/kg', `(?:joules?|J)${per('(?:kilograms?|kg)')}`],
  ['latentHeat', 'kJ/kg', `(?:kilojoules?|kJ)${per('(?:kilograms?|kg)')}`, '1000'],
  ['latentHeat', 'J/g', `(?:joules?|J)${per('(?:grams?|g)')}`, '1000'],
  [
    'specificHeat',
    'J/(g K)',
    `(?:J ?/ ?\\(g ?(?:K|°C)\\)|J ?g\\^?\\(?-1\\)? ?(?:K|°C)\\^?\\(?-1\\)?|J/g ?/?(?:K|°C))`,
    '1000',
  ],
  ['stiffness', 'N/m', `N${per(metre)}`],
  ['stiffness', 'N/cm', `N${per('cm')}`, '100'],
  ['molarVolume', 'dm³/mol', `(?:dm${cubed}|lit(?:re|er)s?|L)${per('mol(?:e)?')}`],
  ['frequency', 'MHz', '(?:megahertz|MHz)', '1000000'],
  ['frequency', 'kHz', '(?:kilohertz|kHz)', '1000'],
  ['frequency', 'Hz', '(?:[Hh]ertz|Hz)'],
  ['capacitance', 'μF', '(?:microfarads?|[μµ]F)', '1/1000000'],
  ['capacitance', 'F', '(?:[Ff]arads?|F)'],
  ['energy', 'kWh', '(?:kilowatt[- ]hours?|kWh|kW h)', '3600000'],
  ['energy', 'MJ', '(?:megajoules?|MJ)', '1000000'],
  ['power', 'MW', '(?:megawatts?|MW)', '1000000'],
  ['momentum', 'kg m/s', `kg ?m${per(s)}|N ?s(?![A-Za-z])`],
  ['pressure', 'N/m²', `N${per('m', '2')}`],
  ['area', 'm²', `m${squared}(?!\\d)|square met(?:re|er)s?`],
  ['area', 'cm²', `cm${squared}(?!\\d)|square cent[a-z]+`, '1/10000'],
  ['volume', 'm³', `m${cubed}(?!\\d)|cubic met(?:re|er)s?`],
  ['volume', 'dm³', `dm${cubed}(?!\\d)|cubic decimet(?:re|er)s?`, '1/1000'],
  ['volume', 'cm³', `cm${cubed}(?!\\d)|cubic centimet(?:re|er)s?|cc`, '1/1000000'],
  ['volume', 'L', litre, '1/1000'],
  ['volume', 'mL', '(?:millilit(?:re|er)s?|m[lL])', '1/1000000'],
  ['pressure', 'Pa', '(?:[Pp]ascals?|Pa)'],
  ['pressure', 'kPa', '(?:kilopascals?|kPa)', '1000'],
  ['pressure', 'atm', '(?:atmospheres?|atm)', '101325'],
  ['pressure', 'mmHg', 'mm ?(?:of )?(?:Hg|mercury)', '101325/760'],
  ['pressure', 'cmHg', 'cm ?(?:of )?(?:Hg|mercury)', '101325/76'],
  ['energy', 'J', '(?:joules?|J)'],
  ['energy', 'kJ', '(?:kilojoules?|kJ)', '1000'],
  ['power', 'kW', '(?:kilowatts?|kW)', '1000'],
  ['power', 'W', '(?:watts?|W)'],
  ['force', 'N', '(?:[Nn]ewtons?|N)'],
  ['force', 'kN', '(?:kilonewtons?|kN)', '1000'],
  ['voltage', 'kV', '(?:kilovolts?|kV)', '1000'],
  ['voltage', 'mV', '(?:millivolts?|mV)', '1/1000'],
  ['voltage', 'V', '(?:[Vv]olts?|V)'],
  ['current', 'mA', '(?:milliamp(?:ere)?s?|mA)', '1/1000'],
  ['current', 'A', '(?:amp(?:ere)?s?|A)'],
  ['resistance', 'kΩ', '(?:kilo-?ohms?|k[ΩΩ])', '1000'],
  ['resistance', 'Ω', '(?:[Oo]hms?|[ΩΩ])'],
  ['charge', 'C', '(?:[Cc]oulombs?|C)'],
  ['temperature', '°C', '(?:° ?C|º ?C|℃|degrees? [Cc](?:elsius|entigrade)|deg C|oC)', '1', '273'],
  ['temperature', 'K', '(?:[Kk]elvins?|K)'],
  ['amount', 'mol', '(?:moles?|mols?)'],
  ['mass', 'mg', '(?:milligrams?|mg)', '1/1000000'],
  ['mass', 'kg', '(?:kilograms?|kg|kilos?)'],
  ['mass', 'g', '(?:grams?|g)', '1/1000'],
  ['mass', 't', '(?:tonnes?)', '1000'],
  ['length', 'mm', '(?:millimet(?:re|er)s?|mm)', '1/1000'],
  ['length', 'cm', '(?:centimet(?:re|er)s?|cm)', '1/100'],
  ['length', 'km', km, '1000'],
  ['length', 'm', metre],
  ['years', 'years', '(?:years?|yrs?)'],
  ['years', 'months', '(?:months?)', '1/12'],
  ['time', 'min', '(?:min(?:ute)?s?)', '60'],
  ['time', 'h', hour, '3600'],
  ['time', 's', s],
  ['percent', '%', '(?:%|per ?cent)'],
];
