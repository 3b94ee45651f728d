import type { Account } from '@akada/domain/account/schemas';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import { formatTimeSaved, summarizeUsage } from '@akada/domain/ai/analytics';
import { AI_TOOL_FACTS, toolTitle } from '@akada/domain/ai/tool-facts';
import { AI_TOOLS } from '@akada/domain/ai/tools';
import { startOfDayIn } from '@akada/domain/days/day';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import { type Live, resubscribeAll } from '@/firebase/live.ts';
import { useToday } from '@/lib/time.ts';
import { useZone } from '@/lib/zone.ts';
import { Badge } from '@/ui/badge.tsx';
import { IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { TextField } from '@/ui/field.tsx';
import { RefreshIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { TabLinks } from '@/ui/tabs.tsx';
import { useAiUsage } from './api/use-ai.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { Analytics } from './components/analytics.tsx';
import { EngineBadge } from './components/engine-badge.tsx';
import { EngineLine } from './components/engine-line.tsx';
import { Recents } from './components/recents.tsx';
import { RequestTool } from './components/request-tool.tsx';
import { UsesLeft } from './components/uses-left.tsx';
import { TOOL_ICONS } from './tool-icons.ts';

const TABS = [
  { id: 'tools', label: 'AI Tools' },
  { id: 'analytics', label: 'Usage Analytics' },
] as const;

/** The AI Lab: what was used last, its nine tools and their usage. */
export function LabPage({ account }: { account: Live<Account | null> }) {
  const { uid } = useStudent();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const [params] = useSearchParams();
  const open = TABS.find(({ id }) => id === params.get('tab'))?.id ?? 'tools';
  const today = useAiUsage(uid, startOfDayIn(useToday(), useZone()));
  const rows = today.status === 'ready' ? today.data : [];
  const usage = summarizeUsage(rows);
  // A full page means that there may be more rows today.
  const plusSign = rows.length >= AI_LIMITS.analyticsRows ? '+' : '';
  const tiles = [
    { name: 'Tools Used Today', value: usage.tools.length },
    { name: 'Content Generated', value: `${usage.generated}${plusSign}` },
    { name: 'Time Saved', value: `${formatTimeSaved(usage.minutes)}${plusSign}` },
  ];

  return (
    <div className="grid gap-5">
      <header className="flex items-start justify-between gap-4">
        <div className="grid gap-1">
          <PageHeading>AI Lab</PageHeading>
          <p className="text-ink-soft">Your smart study toolbox</p>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <EngineBadge />
            <UsesLeft plan={plan} uses={uses} />
          </p>
        </div>
        <IconButton label="Refresh" onClick={resubscribeAll}>
          <RefreshIcon aria-hidden className="size-5" />
        </IconButton>
      </header>
      <EngineLine />
      <Recents uid={uid} />
      <div>
        <TabLinks
          label="AI Lab"
          tabs={TABS}
          value={open}
          addressOf={(id) => (id === 'tools' ? '/dashboard/ai-lab' : `/dashboard/ai-lab?tab=${id}`)}
        />
        {open === 'tools' ? <ToolCards /> : <Analytics uid={uid} />}
      </div>
      <dl className="grid grid-triples gap-2 sm:gap-3">
        {tiles.map(({ name, value }) => (
          <Card key={name} className="flex min-w-0 flex-col justify-between gap-1 p-3 sm:p-4">
            <dt className="text-xs text-ink-soft sm:text-sm">{name}</dt>
            <dd className="text-2xl font-bold tabular">{today.status === 'ready' ? value : '–'}</dd>
          </Card>
        ))}
      </dl>
      {usage.tools.length > 0 && (
        <section aria-labelledby="used-today" className="flex flex-wrap items-center gap-2">
          <h2 id="used-today" className="text-sm font-semibold">
            Tools Used Today
          </h2>
          {usage.tools.map((tool) => (
            <Badge key={tool} tone="brand">
              {toolTitle(tool)}
            </Badge>
          ))}
        </section>
      )}
      <RequestTool uid={uid} />
    </div>
  );
}

function ToolCards() {
  const [query, setQuery] = useState('');
  const needle = query.trim().toLowerCase();
  const matches = AI_TOOLS.filter(({ id, title }) =>
    [title, AI_TOOL_FACTS[id].description].some((text) => text.toLowerCase().includes(needle)),
  );
  return (
    <>
      <TextField
        label="Search AI tools"
        type="search"
        placeholder="Search AI tools..."
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className="mt-4 text-center text-ink-soft empty:hidden">
        {matches.length === 0 && `No tools found matching "${query}"`}
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {matches.map(({ id, title }) => {
          const Icon = TOOL_ICONS[id];
          return (
            <li key={id}>
              <Card className="relative flex h-full gap-3 p-4 color-transition hover:bg-sunken">
                <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-brand-tint text-brand-ink">
                  <Icon aria-hidden className="size-5" />
                </span>
                <div>
                  <h2 className="font-bold">
                    <Link to={`/ai/${id}`} className="after:absolute after:inset-0">
                      {title}
                    </Link>
                  </h2>
                  <p className="text-sm text-ink-soft">{AI_TOOL_FACTS[id].description}</p>
                  {id === 'paraphraser' && <Badge tone="blue">Needs AI</Badge>}
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
