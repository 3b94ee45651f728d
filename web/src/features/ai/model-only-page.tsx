import { AI_MESSAGES } from '@akada/domain/ai/messages';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Alert } from '@/ui/alert.tsx';
import { History } from './components/history.tsx';
import { ToolHeader } from './components/tool-header.tsx';

/** The page of a tool that needs a model, where there is none. Earlier results stay readable. */
export function ModelOnlyPage({ tool }: { tool: AiToolId }) {
  const { uid } = useStudent();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool={tool} />
      <Alert look="info">{AI_MESSAGES.noModel}</Alert>
      <History uid={uid} tool={tool} />
    </div>
  );
}
