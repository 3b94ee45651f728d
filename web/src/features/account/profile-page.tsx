import { FEATURES } from '@akada/domain/points/rewards';
import type { UserPoints } from '@akada/domain/points/schemas';
import type { ComponentProps, ReactNode } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { useProfile } from './api/use-profile.ts';
import { type KnownSettings, saveSettings, useFeature } from './api/use-settings.ts';
import { AccountCard } from './components/account-card.tsx';
import { IdentityCard } from './components/identity-card.tsx';
import { LevelCard } from './components/level-card.tsx';
import { SettingsForm } from './components/settings-form.tsx';
import { UsageCard } from './components/usage-card.tsx';

interface ProfilePageProps {
  points: Live<UserPoints | null>;
  settings: KnownSettings;
  /** Parts of other features: the student's rank, the plan, the requests to support, and the spacing of flashcards. */
  rank: ReactNode;
  plans: ReactNode;
  support: ReactNode;
  spacing: ReactNode;
  usage: Pick<ComponentProps<typeof UsageCard>, 'account' | 'isOpen' | 'onOpen'>;
}

/** The student's profile, settings and account. */
export function ProfilePage({ points, settings, rank, plans, support, spacing, usage }: ProfilePageProps) {
  const { uid } = useStudent();
  const hasHarmattan = useFeature(uid, FEATURES.harmattanTheme);
  return (
    <>
      <PageHeading>Profile</PageHeading>
      <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <IdentityCard profile={useProfile(uid)} />
          <div className="grid gap-4 sm:grid-cols-2">
            <LevelCard points={points} />
            {rank}
          </div>
          {plans}
          <UsageCard uid={uid} {...usage} />
          {support}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <SettingsForm
            settings={settings.settings}
            disabled={!settings.isKnown}
            onRetry={settings.retry}
            hasHarmattan={hasHarmattan}
            spacing={spacing}
            onChange={(changed) => saveSettings(uid, settings, changed)}
          />
          <AccountCard />
          <p className="text-center text-sm text-ink-soft">Akada, version {import.meta.env.VITE_VERSION}</p>
        </div>
      </div>
    </>
  );
}
