import { toolTitle } from '@akada/domain/ai/tool-facts';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { MissingFileIcon } from '@/ui/icons.ts';
import { EmptyState, ErrorState, NotAvailableOffline } from '@/ui/states.tsx';
import { useDeviceResult } from '../api/device-results.ts';
import { useAiResult } from '../api/use-ai.ts';
import { forgetResult } from '../recent.ts';
import { namedResult } from '../result-address.ts';
import type { Runner } from '../runner.ts';
import type { FormTool } from '../tool-values.ts';
import { ResultDialog } from './result-dialog.tsx';

/** The result that the address of a tool names, in a dialog. Renders nothing where it names none. */
export function NamedResult({ uid, tool }: { uid: string; tool: FormTool }) {
  const [params] = useSearchParams();
  const named = namedResult(params);
  return named && <Opened key={named.id} {...named} uid={uid} tool={tool} />;
}

function Opened({ uid, tool, by, id }: { uid: string; tool: FormTool; by: Runner; id: string }) {
  const navigate = useNavigate();
  const close = () => navigate(`/ai/${tool}`, { replace: true });
  const byAi = useAiResult(uid, by === 'ai' ? id : null);
  const byDevice = useDeviceResult(uid, by === 'device' ? id : null);
  const stored = by === 'ai' ? byAi : byDevice;
  const isGone = stored.status === 'ready' && stored.data === null && !stored.unconfirmed;
  useEffect(() => {
    if (isGone) forgetResult(uid, id);
  }, [isGone, uid, id]);
  if (stored.status === 'loading') return null;
  if (stored.status === 'ready' && stored.data) {
    return <ResultDialog uid={uid} tool={tool} result={stored.data} isInAddress onClose={close} />;
  }
  return (
    <Dialog title={toolTitle(tool)} isInAddress onClose={close}>
      {stored.status === 'error' && <ErrorState message="Failed to load the result" onRetry={stored.retry} />}
      {stored.status === 'ready' &&
        (isGone ? (
          <EmptyState icon={MissingFileIcon} title="This result no longer exists." scene="lost">
            <Button look="secondary" onClick={close}>
              Make a new one
            </Button>
          </EmptyState>
        ) : (
          <NotAvailableOffline />
        ))}
    </Dialog>
  );
}
