import type { Account } from '@akada/domain/account/schemas';
import type { Day } from '@akada/domain/days/day';
import type { NudgeSettings } from '@akada/domain/nudges/schemas';
import { FEATURE_PLANS } from '@akada/domain/payments/plans';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { useState } from 'react';
import { hasFeature } from '@/firebase/has-feature.ts';
import type { Live } from '@/firebase/live.ts';
import { Button } from '@/ui/button.tsx';
import { AiIcon } from '@/ui/icons.ts';
import { LockedFeature } from '@/ui/locked-feature.tsx';
import { Tile } from '@/ui/tile.tsx';
import { SkeletonLines, TileError } from '@/ui/tile-states.tsx';
import { Suggestions } from './components/suggestions.tsx';

interface SmartPlannerProps {
  uid: string;
  today: Day;
  account: Live<Account | null>;
  quiet: NudgeSettings;
  /** The entries of today's week; null while they are not available offline. */
  entries: readonly PlannerEntry[] | null;
}

/** Suggests slots for open tasks in today's free time on request, or says why it can't. */
export function SmartPlanner({ uid, today, account, quiet, entries }: SmartPlannerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isUnlocked = hasFeature(account, 'smart_planner');
  if (isUnlocked === false) {
    return (
      <LockedFeature plan={FEATURE_PLANS.smart_planner}>
        The smart planner, which fits your tasks into your free time, comes with
      </LockedFeature>
    );
  }
  return (
    <Tile title="Smart planner" icon={AiIcon} tone="marigold">
      {account.status === 'loading' && <SkeletonLines lines={2} label="Loading your plan" />}
      {account.status === 'error' && (
        <TileError message="Your plan couldn't be loaded." onRetry={account.retry} />
      )}
      {account.status === 'ready' && isUnlocked === null && (
        <p className="text-ink-soft">Your plan is not available offline yet.</p>
      )}
      {isUnlocked && !entries && <p className="text-ink-soft">Your schedule is not available offline yet.</p>}
      {isUnlocked && entries && isOpen && (
        <Suggestions uid={uid} today={today} quiet={quiet} entries={entries} />
      )}
      {isUnlocked && entries && !isOpen && (
        <>
          <p className="mb-4 text-ink-soft">Fits your open tasks into today's free time.</p>
          <Button look="secondary" size="sm" onClick={() => setIsOpen(true)}>
            Suggest a plan
          </Button>
        </>
      )}
    </Tile>
  );
}
