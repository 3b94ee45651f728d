import { FEATURES } from '@akada/domain/rewards';
import { Crown, LogOut, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { toast } from '@/ui/toast.tsx';
import { signOut } from './api/sign-out.ts';
import { saveSettings, useFeature, useSettings } from './api/use-settings.ts';
import { SettingsForm } from './components/settings-form.tsx';

/** Who is signed in, the plan, a few settings, and the way out. */
export function ProfilePage({ plans }: { plans: ReactNode }) {
  const { uid, name, email } = useStudent();
  const { settings, isKnown } = useSettings(uid);
  const isScholar = useFeature(uid, FEATURES.scholarBadge);
  const hasHarmattan = useFeature(uid, FEATURES.harmattanTheme);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    try {
      if (!(await signOut())) return;
      toast.success('Logged out successfully');
      navigate('/login', { replace: true });
    } catch (error) {
      console.warn('sign-out failed', error);
      toast.error('Failed to log out. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mx-auto max-w-xl">
      <PageHeading>Profile</PageHeading>
      <Card className="mt-6 flex items-center gap-4 p-5">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-tint text-brand-ink">
          <UserRound aria-hidden className="size-7" />
        </span>
        <div className="min-w-0">
          <p className="flex items-center gap-2 text-lg font-semibold">
            {name || 'Student'}
            {isScholar && <Crown role="img" aria-label="Scholar" className="size-5 text-marigold-ink" />}
          </p>
          <p className="text-ink-soft">{email}</p>
        </div>
      </Card>
      <div className="mt-4">{plans}</div>
      <SettingsForm
        settings={settings}
        disabled={!isKnown}
        hasHarmattan={hasHarmattan}
        onChange={(changed) => saveSettings(uid, changed)}
      />
      <Button look="secondary" className="mt-6" busy={busy} onClick={leave}>
        <LogOut aria-hidden className="size-4" /> Sign Out
      </Button>
    </div>
  );
}
