import { AI_MESSAGES, AI_TOOL_FACTS, toolTitle } from '@akada/domain/ai/ai';
import type { AiToolId } from '@akada/domain/ai/tools';
import { useStudent } from '@/firebase/auth-session.tsx';
import { Alert } from '@/ui/alert.tsx';
import { BackLink } from '@/ui/back-link.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';
import { History } from './components/history.tsx';

/** The page of a tool that needs a model, where there is none. Earlier results stay readable. */
export function ModelOnlyPage({ tool }: { tool: AiToolId }) {
  const { uid } = useStudent();
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <header className="grid justify-items-start gap-2">
        <BackLink to="/dashboard/ai-lab">AI Lab</BackLink>
        <PageHeading>{toolTitle(tool)}</PageHeading>
        <p className="text-ink-soft">{AI_TOOL_FACTS[tool].description}</p>
      </header>
      <Alert look="info">{AI_MESSAGES.noModel}</Alert>
      <History uid={uid} tool={tool} />
    </div>
  );
}
