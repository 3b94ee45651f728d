import { describe, expect, it, test } from 'vitest';
import { hasSameUnit, isSameNumber, readQuantity } from './quantity.ts';

function isSame(one: string, other: string): boolean {
  const [first, second] = [readQuantity(one), readQuantity(other)];
  return first !== null && second !== null && isSameNumber(first, second) && hasSameUnit(first, second);
}

describe('a number is the same', () => {
  test.each([
    ['1 000', '1,000'],
    ['1,234,567.5', '1 234 567.5'],
    ['1000', '1,000'],
    ['0.5', '.5'],
    ['0.50', '0.5'],
    ['0,5', '0.5'],
    ['1/2', '0.5'],
    ['½', '1/2'],
    ['1 1/2', '1.5'],
    ['1½', '1.5'],
    ['-3', '−3'],
    ['minus 3', '-3'],
    ['3 × 10⁸', '300,000,000'],
    ['3x10^8', '3e8'],
    ['10⁻³', '0.001'],
    ['1.5 million', '1,500,000'],
    ['seven', '7'],
    ['Forty-two', '42'],
    ['two thousand', '2000'],
  ])('written as %s and as %s', (one, other) => expect(isSame(one, other)).toBe(true));

  test.each([
    ['1000', '100'],
    ['1,5', '15'],
    ['0,125', '125'],
    ['1.000', '1000'],
    ['1/3', '0.33'],
    ['3 × 10⁸', '3 × 10⁷'],
    ['-3', '3'],
  ])('but not as %s and as %s', (one, other) => expect(isSame(one, other)).toBe(false));
});

describe('a unit is the same', () => {
  test.each([
    ['5 km', '5km'],
    ['5 km', '5 kilometres'],
    ['5 KM', '5 kilometers'],
    ['5 m/s', '5 ms⁻¹'],
    ['5 m/s', '5 metres per second'],
    ['9.8 m/s²', '9.8 ms-2'],
    ['9.8 m/s^2', '9.8 metres per second squared'],
    ['5 m²', '5 square metres'],
    ['5 cm3', '5 cubic centimetres'],
    ['5 Nm', '5 N m'],
    ['5 J/kg K', '5 J kg⁻¹ K⁻¹'],
    ['5 g/cm³', '5 gcm-3'],
    ['36 km/h', '36 kph'],
    ['37 °C', '37 degrees Celsius'],
    ['37°C', '37 ℃'],
    ['90°', '90 degrees'],
    ['25%', '25 per cent'],
    ['₦500', '500 naira'],
    ['N500', '₦500'],
    ['5 µg', '5 micrograms'],
    ['5 kgs', '5 kg'],
    ['2 L', '2 litres'],
    ['4.0 Ω', '4 ohms'],
  ])('in %s and %s', (one, other) => expect(isSame(one, other)).toBe(true));

  test.each([
    ['5 km', '5 m'],
    ['5 km', '5'],
    ['5 mW', '5 MW'],
    ['5 m/s', '5 m/s²'],
    ['5 m²', '5 m³'],
    ['5 kg', '5 g'],
    ['5 min', '5 m'],
    ['5 °C', '5 K'],
    ['5 Ns', '5 N'],
    ['₦500', '$500'],
  ])('but not in %s and %s', (one, other) => expect(isSame(one, other)).toBe(false));

  it('keeps a noun that measures nothing', () => {
    expect(readQuantity('46 chromosomes')).toMatchObject({ noun: 'chromosomes', unit: null });
    expect(readQuantity('12 slums')).toMatchObject({ noun: 'slums', unit: null });
  });
});

test.each([
  ...[
    '19th century',
    '3D model',
    '2-methylpropane',
    '1 October 1960',
    '12:30',
    '1914-1918',
    '3 to 5',
    'CO2',
    'km',
  ],
  ...['', 'mitochondria', '5 km²³x', '1e999', '1/0', '-', '.', ','],
])('"%s" is no quantity', (text) => expect(readQuantity(text)).toBeNull());
