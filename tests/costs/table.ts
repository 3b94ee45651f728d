/** The tables of docs/costs.md. */
import { ATTACKS } from './attacks.ts';
import { amountsOf, billOf, costOf, type Line, linesOf } from './model.ts';
import { billed, listPrice, SERVICES, type Service } from './prices.ts';

export const SIZES = [1_000, 100_000, 10_000_000] as const;
const HEADS = SIZES.map((size) => `${size.toLocaleString('en')} students`);

/** USD a month for each service, after what is free. */
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
      ['for each student', ...perStudent],
    ],
  );
}

/** For each screen, action or function: how often, what a use takes, and what all come to by list price. */
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
  return table(['', `uses with ${HEADS[2]}`, 'reads of one', 'writes of one', ...HEADS], rows);
}

/** USD that one attacker can cost in an hour, by list price. */
export function attacksTable(): string {
  const rows = ATTACKS.map(({ name, bound, amounts }) => [name, bound, dollars(listPrice(amounts))]);
  const [head, rule = '', ...lines] = table(['one attacker, one hour', 'bounded by', 'USD'], rows).split(
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
