import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { saveSettings } from '@/features/account/api/use-settings.ts';
import { ProfilePage } from '@/features/account/profile-page.tsx';
import { SpacingField } from '@/features/cards/fit/spacing-field.tsx';
import { RankCard } from '@/features/leaderboard/rank-card.tsx';
import { PlansSection } from '@/features/payments/plans-section.tsx';
import type { ShownRequests } from '@/features/support/support-dialogs.tsx';
import { SupportSection } from '@/features/support/support-section.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { useShell } from './shell/use-shell.ts';

/** The profile, with the shell's data, the rank, the plans and the support requests. */
export function ProfileRoute() {
  const { uid } = useStudent();
  const shell = useShell();
  const [requests, setRequests] = useState<ShownRequests | null>(null);
  const [params, setParams] = useSearchParams();
  // Notifications link to the requests and to the usage with a search parameter.
  const hasRequestsParam = params.get('requests') === '1';
  const hasUsageParam = params.get('usage') === '1';
  const [isUsageOpen, setUsageOpen] = useState(false);
  const { settings, isKnown } = shell.settings;

  function showRequests(shown: ShownRequests | null) {
    setRequests(shown);
    if (shown === null && hasRequestsParam) removeParam('requests');
  }

  function showUsage(isOpen: boolean) {
    setUsageOpen(isOpen);
    if (!isOpen && hasUsageParam) removeParam('usage');
  }

  /** Replaces the history entry, so that Back leads to the previous page and not to the open dialog. */
  function removeParam(param: string) {
    setParams(
      (before) => {
        before.delete(param);
        return before;
      },
      { replace: true },
    );
  }

  return (
    <ProfilePage
      points={shell.points}
      settings={shell.settings}
      rank={
        <CallablesProvider>
          <RankCard isOnBoards={settings.on_boards} />
        </CallablesProvider>
      }
      plans={
        <PlansSection
          account={shell.account}
          cancelledUntil={settings.cancelled_until}
          onShowRequest={(path) => setRequests({ path })}
          onContact={(payment) => setRequests({ about: { payment } })}
          onCancelledUntil={
            isKnown ? (cancelled_until) => saveSettings(uid, shell.settings, { cancelled_until }) : null
          }
        />
      }
      usage={{ account: shell.account, isOpen: isUsageOpen || hasUsageParam, onOpen: showUsage }}
      spacing={
        <SpacingField
          uid={uid}
          fit={settings.fsrs_fit}
          disabled={!isKnown}
          onChange={(fsrs_fit) => saveSettings(uid, shell.settings, { fsrs_fit })}
        />
      }
      support={<SupportSection shown={requests ?? (hasRequestsParam ? 'all' : null)} onShow={showRequests} />}
    />
  );
}
