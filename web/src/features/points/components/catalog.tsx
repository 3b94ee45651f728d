import type { Plan } from '@akada/domain/account/account';
import { type RewardIcon, rewardButton, unusableReason } from '@akada/domain/points/rewards';
import type { FeatureAccess, Reward } from '@akada/domain/points/schemas';
import { quantity } from '@akada/domain/text/plural';
import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import type { Live } from '@/firebase/live.ts';
import { Button, buttonClass } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import {
  BrainIcon,
  CalendarIcon,
  CrownIcon,
  type LucideIcon,
  RewardsIcon,
  StarIcon,
  TrophyIcon,
  UploadIcon,
  ZapIcon,
} from '@/ui/icons.ts';
import { EmptyState, ErrorState, NotAvailableOffline, SkeletonRows } from '@/ui/states.tsx';

const ICONS: Record<RewardIcon, LucideIcon> = {
  Brain: BrainIcon,
  Star: StarIcon,
  Crown: CrownIcon,
  Zap: ZapIcon,
  Calendar: CalendarIcon,
  Trophy: TrophyIcon,
  Upload: UploadIcon,
};

interface CatalogProps {
  catalog: Live<Stored<Reward>[]>;
  /** Points that can be spent. */
  points: number;
  /** Features that rewards unlocked already, and the plan; null while unknown. */
  access: readonly FeatureAccess[] | null;
  plan: Plan | null;
  onRedeem: (reward: Stored<Reward>) => void;
  className?: string;
}

/** The reward catalogue. */
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
      {catalog.status === 'ready' && catalog.data.length === 0 && catalog.unconfirmed && (
        <NotAvailableOffline />
      )}
      {catalog.status === 'ready' && catalog.data.length === 0 && !catalog.unconfirmed && (
        <EmptyState icon={RewardsIcon} title="No rewards available yet">
          <p className="max-w-sm text-ink-soft">Keep earning points: you can spend them here later.</p>
          <Link to="/dashboard/missions" className={buttonClass()}>
            View Missions
          </Link>
        </EmptyState>
      )}
      {catalog.status === 'ready' && (
        <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
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
  /** Why the reward would be of no use to the student, instead of a button; null when it would be. */
  noUse: string | null;
  /** Whether everything that `noUse` depends on has loaded. */
  isKnown: boolean;
  onRedeem: () => void;
}

function RewardCard({ reward, points, noUse, isKnown, onRedeem }: RewardCardProps) {
  const Icon = ICONS[reward.icon] ?? StarIcon;
  const button = rewardButton(reward, points);
  const canRedeem = button === 'Redeem' && noUse === null;
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 p-4">
        <div className="flex items-start gap-3">
          <span
            className={clsx(
              'grid size-11 shrink-0 place-items-center rounded-full',
              canRedeem ? 'bg-marigold-tint text-marigold-ink' : 'bg-sunken text-ink-soft',
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
          <span className="font-bold tabular">{quantity(reward.points_required, 'point')}</span>
          {noUse === null ? (
            <Button
              size="sm"
              look={canRedeem ? 'primary' : 'secondary'}
              disabled={!canRedeem || !isKnown}
              aria-label={canRedeem ? `Redeem ${reward.name}` : undefined}
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
