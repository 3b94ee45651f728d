import type { Account } from '@akada/domain/account/schemas';
import { AI_UPLOAD_ERRORS } from '@akada/domain/ai/messages';
import { maxInputLength } from '@akada/domain/ai/quota';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import type { AiToolId } from '@akada/domain/ai/tools';
import { dayOf } from '@akada/domain/days/day';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStudent } from '@/firebase/auth-session.tsx';
import type { Live } from '@/firebase/live.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { whenIdle } from '@/lib/when-idle.ts';
import { currentZone } from '@/lib/zone.ts';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/field.tsx';
import { AiIcon, StopIcon } from '@/ui/icons.ts';
import { needsUpload } from './api/local-pdfs.ts';
import { preloadParts } from './api/use-generate.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { DeviceOffer } from './components/device-offer.tsx';
import { EngineNotice } from './components/engine-notice.tsx';
import { History } from './components/history.tsx';
import { OptionFields } from './components/option-fields.tsx';
import { OutputPanel } from './components/output-panel.tsx';
import { RunnerChoice, RunnerFacts } from './components/runner-choice.tsx';
import { SourceField } from './components/source-field.tsx';
import { ToolHeader } from './components/tool-header.tsx';
import { UnavailableNotice } from './components/unavailable-notice.tsx';
import { isForDevice } from './engine-request.ts';
import { useLabParts } from './lab-parts.ts';
import { type Runner, runsOnDevice, useRunner } from './runner.ts';
import { DEVICE_PAGE_LIMIT, planPageLimit, sourceInAddress } from './study-source.ts';
import {
  initialValues,
  isBlankForm,
  optionsOf,
  readForm,
  type ToolValues,
  takesFile,
} from './tool-values.ts';
import { useToolRun } from './use-tool-run.ts';

/** The page of every tool except the chat: its form, the output, and the history. */
export function ToolPage({
  tool,
  account,
}: {
  tool: Exclude<AiToolId, 'chat'>;
  account: Live<Account | null>;
}) {
  const { uid } = useStudent();
  const { Decks } = useLabParts();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const [params] = useSearchParams();
  const { runner, choose, switchTo } = useRunner(tool);
  const { run, file, engine, fetchEngine, isRunning, runWithAi, runOnDevice, improve, stop } =
    useToolRun(uid);
  const [values, setValues] = useState<ToolValues>(() => ({
    ...initialValues(dayOf(new Date(), currentZone())),
    file: takesFile(tool) ? sourceInAddress(params) : null,
  }));
  const facts = AI_TOOL_FACTS[tool];
  // The plans limit AI only. Until the plan is known, only the server checks its limit.
  const limitingPlan = runner === 'ai' ? plan : null;
  const inputMax = limitingPlan === null ? facts.inputMax : maxInputLength(tool, limitingPlan);
  const { formProps, problems, submit, clearProblems } = useForm<keyof ToolValues>('a tool was not run', () =>
    runWith(runner),
  );
  const isBlank = isBlankForm(tool, values);
  useEffect(() => {
    return whenIdle(preloadParts);
  }, []);

  function pageLimitOf(by: Runner) {
    return by === 'device' ? DEVICE_PAGE_LIMIT : planPageLimit(plan);
  }

  function runWith(by: Runner) {
    const result = readForm(tool, values, by === 'ai' ? plan : null, pageLimitOf(by));
    if ('problems' in result) throw new InvalidFormError('', result.problems);
    if (by === 'device' && isForDevice(result.request)) {
      runOnDevice(result.request, values.file?.name);
      return;
    }
    if (uses?.left === 0 && values.file && needsUpload(values.file.chosen)) {
      throw new InvalidFormError('', { file: AI_UPLOAD_ERRORS.uses });
    }
    runWithAi(result.request);
  }

  function chooseRunner(chosen: Runner) {
    choose(chosen);
    // The limits differ.
    clearProblems('prompt', 'file', 'pages');
  }

  function tryOnDevice() {
    switchTo('device');
    void submit(() => runWith('device'));
  }

  function change(changed: Partial<ToolValues>) {
    // An upload may end long after it started, and must not restore the text of that time.
    setValues((now) => ({ ...now, ...changed }));
    clearProblems(...(Object.keys(changed) as (keyof ToolValues)[]));
  }

  const deviceOffer = runsOnDevice(tool) && <DeviceOffer engine={engine} onTry={tryOnDevice} />;
  return (
    <div className="mx-auto grid max-w-3xl gap-6">
      <ToolHeader tool={tool} />
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
            limit={pageLimitOf(runner)}
            error={problems.file ?? problems.pages}
            onChange={({ source, pages }) => change({ file: source, pages })}
          />
        )}
        <OptionFields
          options={optionsOf(tool, runner)}
          values={values}
          problems={problems}
          onChange={change}
        />
        <TextAreaField
          label={facts.label}
          rows={7}
          placeholder={facts.placeholder}
          value={values.prompt}
          error={problems.prompt}
          hint={`${values.prompt.length.toLocaleString('en')} of ${inputMax.toLocaleString('en')} characters`}
          onChange={({ target }) => change({ prompt: target.value })}
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
          {isRunning && (
            <Button look="secondary" onClick={stop}>
              <StopIcon aria-hidden className="size-4" /> Stop
            </Button>
          )}
        </div>
      </form>
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
      />
      {tool === 'flashcards' && <Decks />}
      <History uid={uid} tool={tool} />
    </div>
  );
}
