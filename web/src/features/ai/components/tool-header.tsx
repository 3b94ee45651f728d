import { AI_TOOL_FACTS, toolTitle } from '@akada/domain/ai/tool-facts';
import type { AiToolId } from '@akada/domain/ai/tools';
import { BackLink } from '@/ui/back-link.tsx';
import { PageHeading } from '@/ui/page-heading.tsx';

/** The back link, the tool's name, and what it does. */
export function ToolHeader({ tool }: { tool: AiToolId }) {
  return (
    <header className="grid justify-items-start gap-2">
      <BackLink to="/dashboard/ai-lab">AI Lab</BackLink>
      <PageHeading>{toolTitle(tool)}</PageHeading>
      <p className="text-ink-soft">{AI_TOOL_FACTS[tool].description}</p>
    </header>
  );
}
