import type { Account } from '@akada/domain/account/schemas';
import { maxInputLength } from '@akada/domain/ai/quota';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { formatCount } from '@akada/domain/text/plural';
import { useEffect } from 'react';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { AiIcon } from '@/ui/icons.ts';
import { preloadParts } from './api/use-generate.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { DeviceOffer } from './components/device-offer.tsx';
import { EngineNotice } from './components/engine-notice.tsx';
import { History } from './components/history.tsx';
import { NamedResult } from './components/named-result.tsx';
import { OptionFields } from './components/option-fields.tsx';
import { OutputPanel } from './components/output-panel.tsx';
import { RunnerChoice, RunnerFacts } from './components/runner-choice.tsx';
import { SourceField } from './components/source-field.tsx';
import { StopButton } from './components/stop-button.tsx';
import { ToolHeader } from './components/tool-header.tsx';
import { UnavailableNotice } from './components/unavailable-notice.tsx';
import { useWarmUp } from './device/use-warm-up.ts';
import { useLabParts } from './lab-parts.ts';
import { type Runner, runsOnDevice, useRunner } from './runner.ts';
import { type FormTool, isBlankForm, optionsOf, takesFile } from './tool-values.ts';
import { useStartAtOnce } from './use-start-at-once.ts';
import { useToolForm } from './use-tool-form.ts';
import { useToolRun } from './use-tool-run.ts';
import { withPasted } from './with-pasted.ts';

/** The page of every tool except the chat: its form, the output, and the history. */
export function ToolPage({ tool, account }: { tool: FormTool; account: Live<Account | null> }) {
  const { uid } = useStudent();
  const { Decks } = useLabParts();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const { runner, choose, switchTo } = useRunner(tool);
  const { run, file, engine, fetchEngine, isRunning, runWithAi, runOnDevice, improve, solve, stop } =
    useToolRun(uid);
  const { values, problems, formProps, clearProblems, pageLimit, carriedTitle, sendWith, change } =
    useToolForm({ ...{ uid, tool, runner, plan, usesLeft: uses?.left }, runWithAi, runOnDevice });
  const facts = AI_TOOL_FACTS[tool];
  // The plans limit AI only. Until the plan is known, only the server checks its limit.
  const limitingPlan = runner === 'ai' ? plan : null;
  const inputMax = limitingPlan === null ? facts.inputMax : maxInputLength(tool, limitingPlan);
  const isBlank = isBlankForm(tool, values);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);
  useWarmUp(runner === 'device' && runsOnDevice(tool) && !isBlank ? tool : null);
  // AI would use up a use of the student, so it waits to be asked.
  useStartAtOnce(runner === 'device' && engine.status === 'ready', () => sendWith('device'));

  function chooseRunner(chosen: Runner) {
    choose(chosen);
    // The limits differ.
    clearProblems('prompt', 'file', 'pages');
  }

  function tryOnDevice() {
    switchTo('device');
    sendWith('device');
  }

  const deviceOffer = runsOnDevice(tool) && <DeviceOffer engine={engine} onTry={tryOnDevice} />;
  return (
    <div className="grid gap-6">
      <ToolHeader tool={tool} />
      {tool === 'flashcards' && <Decks />}
      <div className="grid grid-cols-1 items-start gap-6 @4xl/page:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @4xl/page:grid-rows-[auto_1fr]">
        <form {...formProps} className="grid gap-4">
          {runsOnDevice(tool) ? (
            <RunnerChoice runner={runner} plan={plan} uses={uses} onChoose={chooseRunner} />
          ) : (
            <RunnerFacts runner={runner} plan={plan} uses={uses} />
          )}
          {takesFile(tool) && (
            <SourceField
              uid={uid}
              source={values.file}
              pages={values.pages}
              limit={pageLimit}
              error={problems.file ?? problems.pages}
              onChange={({ source, pages }) => change({ file: source, pages })}
              onPaste={(text) => change({ prompt: withPasted(values.prompt, text) })}
            />
          )}
          <TextAreaField
            label={facts.label}
            rows={7}
            placeholder={facts.placeholder}
            value={values.prompt}
            error={problems.prompt}
            hint={`${carriedTitle ? `From “${carriedTitle}”. ` : ''}${formatCount(values.prompt.length)} of ${formatCount(inputMax)} characters`}
            onChange={({ target }) => change({ prompt: target.value })}
          />
          <OptionFields
            options={optionsOf(tool, runner)}
            values={values}
            problems={problems}
            onChange={change}
          />
          {runner === 'device' && run.status !== 'waiting' && (
            <EngineNotice engine={engine} fetchEngine={fetchEngine} />
          )}
          {runner === 'ai' && run.status !== 'failed' && (
            <UnavailableNotice usesLeft={uses?.left}>{deviceOffer}</UnavailableNotice>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              busy={isRunning}
              disabled={isBlank || (runner === 'device' && engine.status !== 'ready')}
            >
              {!isRunning && <AiIcon aria-hidden className="size-4" />}{' '}
              {isRunning ? 'Generating...' : 'Generate'}
            </Button>
            {isRunning && <StopButton onStop={stop} />}
          </div>
        </form>
        <div className="min-w-0 @4xl/page:row-span-2">
          <OutputPanel
            uid={uid}
            tool={tool}
            plan={plan}
            run={run}
            pdf={file && file.from !== 'note' ? file : null}
            engine={engine}
            usesLeft={uses?.left}
            deviceOffer={runner === 'ai' && deviceOffer}
            onImprove={improve}
            onSolve={solve}
          />
        </div>
        <History uid={uid} tool={tool} />
      </div>
      <NamedResult uid={uid} tool={tool} />
    </div>
  );
}
