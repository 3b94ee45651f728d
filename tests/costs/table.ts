/** The tables of docs/costs.md. */
import { ATTACKS } from './attacks.ts';
import { amountsOf, billOf, costOf, type Line, linesOf } from './model.ts';
import { billed, listPrice, SERVICES, type Service } from './prices.ts';

export const SIZES = [1_000, 100_000, 10_000_000] as const;
const HEADS = SIZES.map((size) => `${size.toLocaleString('en')} students`);

/** The cost of each service in USD a month, after the free amounts. */
export function serviceTable(): string {
  const rows = (Object.keys(SERVICES) as Service[]).map((service) => [
    SERVICES[service].name,
    ...SIZES.map((students) => dollars(billed(service, amountsOf(students)[service]))),
  ]);
  const perStudent = SIZES.map((students) => (billOf(students) / students).toFixed(3));
  return table(
    ['USD a month', ...HEADS],
    [
      ...rows,
      ['**all**', ...SIZES.map((students) => `**${dollars(billOf(students))}**`)],
      ['per student', ...perStudent],
    ],
  );
}

/** The uses of each screen, action or function, the reads and writes of a use, and the cost by list price. */
export function usesTable(kinds: readonly Line['kind'][]): string {
  const [few = [], ...more] = SIZES.map((students) =>
    linesOf(students).filter(({ kind }) => kinds.includes(kind)),
  );
  const rows = few.map((line, index) => {
    const all = [line, ...more.map((lines) => lines[index] as Line)];
    return [
      line.kind === 'function' || line.kind === 'schedule' ? `\`${line.name}\`` : line.name,
      ...all
        .map(({ uses }) => uses)
        .slice(-1)
        .map(short),
      ...[each(all.at(-1) as Line, 'reads'), each(all.at(-1) as Line, 'writes')],
      ...all.map((one) => dollars(costOf(one))),
    ];
  });
  return table(['', `uses with ${HEADS[2]}`, 'reads per use', 'writes per use', ...HEADS], rows);
}

/** The cost of each attack for an hour in USD, by list price. */
export function attacksTable(): string {
  const rows = ATTACKS.map(({ name, limit, amounts }) => [name, limit, dollars(listPrice(amounts))]);
  const [head, rule = '', ...lines] = table(['one attacker for one hour', 'limited by', 'USD'], rows).split(
    '\n',
  );
  return [head, rule.replace('|--:|', '|---|'), ...lines].join('\n');
}

function each({ uses, amounts }: Line, service: 'reads' | 'writes'): string {
  return uses === 0 ? '0' : Number(((amounts[service] ?? 0) / uses).toPrecision(3)).toLocaleString('en');
}

function dollars(amount: number): string {
  const digits = amount > 0 && amount < 10 ? 2 : 0;
  return amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function short(amount: number): string {
  return new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 }).format(amount);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}
