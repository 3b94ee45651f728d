import type { Plan } from '@akada/domain/account/account';
import type { Account } from '@akada/domain/account/schemas';
import { AI_TOOL_FACTS, AI_UPLOAD_ERRORS, toolTitle } from '@akada/domain/ai/ai';
import { maxInputLength } from '@akada/domain/ai/quota';
import type { AiToolId } from '@akada/domain/ai/tools';
import { dayOf } from '@akada/domain/days/day';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { currentZone } from '@/lib/zone.ts';
import { BackLink } from '@/ui/back-link.tsx';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { AiIcon, StopIcon } from '@/ui/icons.ts';
import { PageHeading } from '@/ui/page-heading.tsx';
import { needsUpload } from './api/local-pdfs.ts';
import { preloadParts, useGenerate } from './api/use-generate.ts';
import { type UsesToday, usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { Decks } from './components/decks.tsx';
import { EngineBadge } from './components/engine-badge.tsx';
import { History } from './components/history.tsx';
import { OptionFields } from './components/option-fields.tsx';
import { OutputPanel } from './components/output-panel.tsx';
import { SourceField } from './components/source-field.tsx';
import { UsesLeft } from './components/uses-left.tsx';
import { planPageLimit, sourceInAddress } from './study-source.ts';
import { initialValues, isBlankForm, OPTIONS, readForm, type ToolValues, takesFile } from './tool-values.ts';

/** The page of every tool except the chat: its form, the output, and the history. */
export function ToolPage({
  tool,
  account,
}: {
  tool: Exclude<AiToolId, 'chat'>;
  account: Live<Account | null>;
}) {
  const { uid } = useStudent();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const [params] = useSearchParams();
  const { generation, generate, stop } = useGenerate();
  const [values, setValues] = useState<ToolValues>(() => ({
    ...initialValues(dayOf(new Date(), currentZone())),
    file: takesFile(tool) ? sourceInAddress(params) : null,
  }));
  const facts = AI_TOOL_FACTS[tool];
  // Until the plan is known, only the server checks its limit.
  const inputMax = plan === null ? facts.inputMax : maxInputLength(tool, plan);
  const running = generation.status === 'running';
  const { formProps, problems, clearProblems } = useForm<keyof ToolValues>('a tool was not run', () => {
    const result = readForm(tool, values, plan);
    if ('request' in result && uses?.left === 0 && values.file && needsUpload(values.file.chosen)) {
      throw new InvalidFormError('', { file: AI_UPLOAD_ERRORS.uses });
    }
    if ('problems' in result) throw new InvalidFormError('', result.problems);
    void generate(result.request);
  });
  const isBlank = isBlankForm(tool, values);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);

  function change(changed: Partial<ToolValues>) {
    // An upload may end long after it started, and must not restore the text of that time.
    setValues((now) => ({ ...now, ...changed }));
    clearProblems(...(Object.keys(changed) as (keyof ToolValues)[]));
  }

  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool={tool} plan={plan} uses={uses} />
      <form {...formProps} className="grid gap-4">
        {takesFile(tool) && (
          <SourceField
            uid={uid}
            source={values.file}
            pages={values.pages}
            limit={planPageLimit(plan)}
            error={problems.file ?? problems.pages}
            onChange={({ source, pages }) => change({ file: source, pages })}
          />
        )}
        <OptionFields options={OPTIONS[tool]} values={values} problems={problems} onChange={change} />
        <TextAreaField
          label={facts.label}
          rows={7}
          placeholder={facts.placeholder}
          value={values.prompt}
          error={problems.prompt}
          hint={`${values.prompt.length.toLocaleString('en')} of ${inputMax.toLocaleString('en')} characters`}
          onChange={({ target }) => change({ prompt: target.value })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={running} disabled={isBlank}>
            {!running && <AiIcon aria-hidden className="size-4" />} {running ? 'Generating...' : 'Generate'}
          </Button>
          {running && (
            <Button look="secondary" onClick={stop}>
              <StopIcon aria-hidden className="size-4" /> Stop
            </Button>
          )}
        </div>
      </form>
      <OutputPanel uid={uid} tool={tool} plan={plan} generation={generation} />
      {tool === 'flashcards' && <Decks uid={uid} />}
      <History uid={uid} tool={tool} />
    </div>
  );
}

/** The back link, the tool's name, the model that answers, and the uses left today. */
export function ToolHeader({
  tool,
  plan,
  uses,
}: {
  tool: AiToolId;
  plan: Plan | null;
  uses: UsesToday | undefined;
}) {
  return (
    <header className="grid justify-items-start gap-2">
      <BackLink to="/dashboard/ai-lab">AI Lab</BackLink>
      <PageHeading>{toolTitle(tool)}</PageHeading>
      <p className="text-ink-soft">{AI_TOOL_FACTS[tool].description}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <EngineBadge />
        <UsesLeft plan={plan} uses={uses} />
      </p>
    </header>
  );
}
