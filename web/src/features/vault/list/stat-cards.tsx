import { formatCount } from '@akada/domain/text/plural';
import type { VaultStats } from '@akada/domain/vault/schemas';
import { Card } from '@/ui/card.tsx';
import { ContributorsIcon, FilesIcon, ViewsIcon } from '@/ui/icons.ts';

const CARDS = [
  { title: 'Total Files', figure: 'files', icon: FilesIcon },
  { title: 'Contributors', figure: 'contributors', icon: ContributorsIcon },
  { title: 'Total Views', figure: 'views', icon: ViewsIcon },
] as const;

/** The vault's three totals; a dash until they are loaded. */
export function StatCards({ stats }: { stats: VaultStats | null }) {
  return (
    <dl className="grid grid-triples gap-2 sm:gap-3">
      {CARDS.map(({ title, figure, icon: Icon }) => (
        <Card key={title} className="flex min-w-0 flex-col justify-between gap-1 p-3 sm:p-4">
          <dt className="flex items-center gap-2 text-xs text-ink-soft sm:text-sm">
            <Icon aria-hidden className="size-4 shrink-0 max-sm:hidden" /> {title}
          </dt>
          <dd className="text-2xl font-bold tabular">{stats ? formatCount(stats[figure]) : '–'}</dd>
        </Card>
      ))}
    </dl>
  );
}
