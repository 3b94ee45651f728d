import type { Account } from '@akada/domain/account/schemas';
import { AI_UPLOAD_ERRORS } from '@akada/domain/ai/messages';
import type { CardText } from '@akada/domain/ai/result-schemas';
import { QUESTION_KINDS } from '@akada/domain/practice/practice';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Live } from '@/firebase/live.ts';
import { carriedText } from '@/lib/carried-text.ts';
import { topicIn } from '@/lib/practice-path.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { PlayIcon } from '@/ui/icons.ts';
import { SelectField } from '@/ui/select-field.tsx';
import { needsUpload } from './api/local-pdfs.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { DeviceOffer } from './components/device-offer.tsx';
import { EngineNotice } from './components/engine-notice.tsx';
import { type DeckFieldType, PracticeSourceFields } from './components/practice-source-fields.tsx';
import { QuestionKindField } from './components/question-kind-field.tsx';
import { QuestionRunStatus } from './components/question-run-status.tsx';
import { RunnerChoice } from './components/runner-choice.tsx';
import { StopButton } from './components/stop-button.tsx';
import { UnavailableNotice } from './components/unavailable-notice.tsx';
import { useWarmUp } from './device/use-warm-up.ts';
import {
  countsFor,
  fileOf,
  hasMaterial,
  type MadePractice,
  type PracticeField,
  type PracticeForm,
  practicePageLimit,
  practiceProblems,
} from './practice-request.ts';
import { type Runner, usePracticeRunner } from './runner.ts';
import { NO_SOURCE, sourceInAddress } from './study-source.ts';
import { saveTextDraft, textDraft } from './text-drafts.ts';
import { useQuestionRun } from './use-question-run.ts';
import { useStartAtOnce } from './use-start-at-once.ts';

interface QuestionMakerProps {
  uid: string;
  account: Live<Account | null>;
  DeckField: DeckFieldType;
  /** Reads all cards of a deck. */
  readCards: (deckId: string) => Promise<readonly CardText[]>;
  onMade: (made: MadePractice) => void;
}

/** Chooses a source, how many questions and which kinds, and makes them on this device or with AI. */
export function QuestionMaker({ uid, account, DeckField, readCards, onMade }: QuestionMakerProps) {
  const carried = carriedText(useLocation().state);
  const [params] = useSearchParams();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const { runner, choose, switchTo } = usePracticeRunner();
  const [form, setForm] = useState<PracticeForm>(() =>
    initialForm(params, carried?.text ?? textDraft(uid, 'practice')),
  );
  const { run, engine, fetchEngine, isRunning, makeOnDevice, makeWithAi, stop } = useQuestionRun({
    ...{ uid, plan, readCards, carried, onMade: openMade },
  });
  const { formProps, problems, submit, clearProblems } = useForm<PracticeField>(
    'questions were not made',
    () => makeWith(runner),
  );
  const { count, kinds } = form;
  const { source } = form.choice;
  useWarmUp(runner === 'device' && hasMaterial(form) ? 'practice' : null);
  // AI would use up a use of the student, so it waits to be asked.
  const canStart =
    runner === 'device' && engine.status === 'ready' && (!source || source.facts !== undefined);
  useStartAtOnce(canStart, () => void submit(() => makeWith(runner)));
  const counts = countsFor(runner);

  async function makeWith(by: Runner): Promise<void> {
    const found = practiceProblems(form, by, plan);
    if (Object.keys(found).length > 0) throw new InvalidFormError('', found);
    if (by === 'device') return makeOnDevice(form);
    const file = fileOf(form)?.file;
    if (uses?.left === 0 && file && needsUpload(file)) {
      throw new InvalidFormError('', { source: AI_UPLOAD_ERRORS.uses });
    }
    await makeWithAi(form);
  }

  function openMade(made: MadePractice): void {
    saveTextDraft(uid, 'practice', '');
    onMade(made);
  }

  function change(changed: Partial<PracticeForm>, ...fields: PracticeField[]) {
    setForm((now) => ({ ...now, ...changed }));
    if (changed.text !== undefined) saveTextDraft(uid, 'practice', changed.text);
    clearProblems(...fields);
  }

  function chooseRunner(chosen: Runner) {
    choose(chosen);
    // The limits differ.
    clearProblems('source', 'text');
  }

  function tryWith(by: Runner) {
    switchTo(by);
    void submit(() => makeWith(by));
  }

  const deviceOffer = <DeviceOffer engine={engine} onTry={() => tryWith('device')} />;
  return (
    <form {...formProps} className="grid gap-4">
      <RunnerChoice runner={runner} plan={plan} uses={uses} onChoose={chooseRunner} />
      <PracticeSourceFields
        uid={uid}
        form={form}
        topic={topicIn(params).topic}
        problems={problems}
        pageLimit={practicePageLimit(runner, plan)}
        DeckField={DeckField}
        onChange={change}
      />
      <SelectField
        label="Questions"
        hint="At most. There are fewer where the text has fewer facts."
        value={Math.min(count, Math.max(...counts))}
        options={counts.map((number) => ({ value: String(number), label: String(number) }))}
        onChange={({ target }) => change({ count: Number(target.value) })}
      />
      <QuestionKindField
        kinds={kinds}
        error={problems.kinds}
        onChange={(chosen) => change({ kinds: chosen }, 'kinds')}
      />
      {runner === 'device' && run.status !== 'waiting' && (
        <EngineNotice engine={engine} fetchEngine={fetchEngine} />
      )}
      {runner === 'ai' && run.status !== 'failed' && (
        <UnavailableNotice usesLeft={uses?.left}>{deviceOffer}</UnavailableNotice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isRunning} disabled={runner === 'device' && engine.status !== 'ready'}>
          {!isRunning && <PlayIcon aria-hidden className="size-4" />}{' '}
          {isRunning ? 'Making questions…' : 'Start practice'}
        </Button>
        {isRunning && <StopButton onStop={stop} />}
      </div>
      <QuestionRunStatus
        uid={uid}
        run={run}
        plan={plan}
        engine={engine}
        usesLeft={uses?.left}
        deviceOffer={deviceOffer}
        onTryWithAi={() => tryWith('ai')}
      />
    </form>
  );
}

function initialForm(params: URLSearchParams, text: string): PracticeForm {
  const deck = params.get('deck');
  return {
    from: deck ? 'deck' : 'text',
    deck: deck ? { id: deck, title: params.get('name') || 'Your deck' } : null,
    choice: { ...NO_SOURCE, source: sourceInAddress(params) },
    topic: topicIn(params).topic,
    text,
    count: 10,
    kinds: QUESTION_KINDS,
  };
}
