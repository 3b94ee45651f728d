import { ModerationPage } from '@/features/vault/moderation/moderation-page.tsx';
import { useIsModerator } from '@/firebase/use-is-moderator.ts';
import { PageSpinner } from '@/ui/spinner.tsx';
import { CallablesProvider } from './callables-provider.tsx';
import { NotFound } from './not-found-page.tsx';

/** The moderation page. Everyone but moderators sees a 404, and the rules refuse them its data. */
export function ModerationRoute() {
  const isModerator = useIsModerator();
  if (isModerator === undefined) return <PageSpinner />;
  if (!isModerator) return <NotFound />;
  return (
    <CallablesProvider>
      <ModerationPage />
    </CallablesProvider>
  );
}
