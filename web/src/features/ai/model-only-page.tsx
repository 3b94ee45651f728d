import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Alert } from '@/ui/alert.tsx';
import { History } from './components/history.tsx';
import { NamedResult } from './components/named-result.tsx';
import { ToolHeader } from './components/tool-header.tsx';
import type { FormTool } from './tool-values.ts';

/** The page of a tool that needs a model, where there is none. Earlier results stay readable. */
export function ModelOnlyPage({ tool }: { tool: FormTool }) {
  const { uid } = useStudent();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool={tool} />
      <Alert look="info">{AI_MESSAGES.noModel}</Alert>
      <History uid={uid} tool={tool} />
      <NamedResult uid={uid} tool={tool} />
    </div>
  );
}
