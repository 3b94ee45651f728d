import { formatCount } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { Card } from '@/ui/card.tsx';

interface TotalsProps {
  earned: number;
  spent: number;
  /** Null while unknown. */
  redeemed: number | null;
  className?: string;
}

/** The three totals: points earned, points spent, rewards redeemed. */
export function Totals({ earned, spent, redeemed, className }: TotalsProps) {
  const totals = [
    { name: 'Points earned', value: formatCount(earned) },
    { name: 'Points spent', value: formatCount(spent) },
    { name: 'Rewards redeemed', value: redeemed === null ? '–' : formatCount(redeemed) },
  ];
  return (
    <dl className={clsx('grid grid-triples gap-3', className)}>
      {totals.map(({ name, value }) => (
        <Card key={name} className="flex flex-col-reverse justify-end px-2 py-4 text-center sm:px-4">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-2xl font-bold tabular">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
