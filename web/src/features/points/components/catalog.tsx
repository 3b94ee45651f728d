import type { Plan } from '@akada/domain/account/account';
import { type RewardIcon, rewardButton, unusableReason } from '@akada/domain/points/rewards';
import type { FeatureAccess, Reward } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { Brain, Calendar, Crown, Gift, type LucideIcon, Star, Trophy, Upload, Zap } from 'lucide-react';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '@/ui/states.tsx';

const ICONS: Record<RewardIcon, LucideIcon> = { Brain, Star, Crown, Zap, Calendar, Trophy, Upload };

interface CatalogProps {
  catalog: Live<Stored<Reward>[]>;
  /** What can be spent. */
  points: number;
  /** What rewards unlocked already, and the plan; null while unknown. */
  access: readonly FeatureAccess[] | null;
  plan: Plan | null;
  onRedeem: (reward: Stored<Reward>) => void;
  className?: string;
}

/** Everything that points buy. */
export function Catalog({ catalog, points, access, plan, onRedeem, className }: CatalogProps) {
  const now = new Date();
  return (
    <section aria-labelledby="catalog" className={className}>
      <h2 id="catalog" className="mb-3 text-xl font-bold">
        Available Rewards
      </h2>
      {catalog.status === 'loading' && <SkeletonRows rows={3} label="Loading rewards" />}
      {catalog.status === 'error' && (
        <ErrorState message="Failed to load rewards data" onRetry={catalog.retry} />
      )}
      {catalog.status === 'ready' && catalog.data.length === 0 && (
        <EmptyState icon={Gift} title="No rewards available yet" />
      )}
      {catalog.status === 'ready' && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {catalog.data.map((reward) => (
            <RewardCard
              key={reward.id}
              reward={reward}
              points={points}
              noUse={access && unusableReason(reward.id, { access, plan, now })}
              isKnown={access !== null && plan !== null}
              onRedeem={() => onRedeem(reward)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RewardCardProps {
  reward: Reward;
  points: number;
  /** Why the student has no use for it; then it is not offered. */
  noUse: string | null;
  /** Whether all that decides about that has loaded. */
  isKnown: boolean;
  onRedeem: () => void;
}

function RewardCard({ reward, points, noUse, isKnown, onRedeem }: RewardCardProps) {
  const Icon = ICONS[reward.icon] ?? Star;
  const button = rewardButton(reward, points);
  const can = button === 'Redeem' && noUse === null;
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <span
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-full',
              can ? 'bg-marigold-tint text-marigold-ink' : 'bg-sunken text-ink-soft',
            )}
          >
            <Icon aria-hidden className="size-5" />
          </span>
          <div>
            <h3 className="font-semibold">{reward.name}</h3>
            <p className="text-sm text-ink-soft">{reward.description}</p>
          </div>
        </div>
        <div className="mt-auto flex items-center justify-between gap-3">
          <span className="font-bold tabular-nums">{quantity(reward.points_required, 'point')}</span>
          {noUse === null ? (
            <Button
              size="sm"
              look={can ? 'primary' : 'secondary'}
              disabled={!can || !isKnown}
              aria-label={can ? `Redeem ${reward.name}` : undefined}
              onClick={onRedeem}
            >
              {button}
            </Button>
          ) : (
            <span className="text-right text-sm font-semibold text-ink-soft">{noUse}</span>
          )}
        </div>
      </Card>
    </li>
  );
}
