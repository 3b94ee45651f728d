import type { Plan } from '@akada/domain/account/account';
import { AI_UPLOAD_ERRORS } from '@akada/domain/ai/messages';
import { AI_TOOL_FACTS } from '@akada/domain/ai/tool-facts';
import { dayOf } from '@akada/domain/days/day';
import { cutText } from '@akada/domain/text/text';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type CarriedText, carriedText } from '@/lib/carried-text.ts';
import { topicForTool } from '@/lib/study-path.ts';
import { InvalidFormError, useForm } from '@/lib/use-form.ts';
import { currentZone } from '@/lib/zone.ts';
import { needsUpload } from './api/local-pdfs.ts';
import { isForDevice } from './engine-request.ts';
import type { Runner } from './runner.ts';
import { DEVICE_PAGE_LIMIT, planPageLimit, sourceInAddress } from './study-source.ts';
import { saveTextDraft, textDraft } from './text-drafts.ts';
import { type FormTool, initialValues, readForm, type ToolValues, takesFile } from './tool-values.ts';
import type { useToolRun } from './use-tool-run.ts';

interface ToolFormOptions extends Pick<ReturnType<typeof useToolRun>, 'runWithAi' | 'runOnDevice'> {
  uid: string;
  tool: FormTool;
  /** What runs the tool. */
  runner: Runner;
  /** Null while unknown; only the server then checks the limits of the plan. */
  plan: Plan | null;
  /** AI uses left today; undefined while unknown. */
  usesLeft: number | undefined;
}

/**
 * The form of a tool. It starts with what the address names and the text that the link to it carried; without any, with what
 * was typed before and not sent.
 */
export function useToolForm({ uid, tool, runner, plan, usesLeft, runWithAi, runOnDevice }: ToolFormOptions) {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const [carried] = useState(() => carriedText(state));
  const [values, setValues] = useState(() => firstValues(uid, tool, params, carried));
  const { formProps, problems, submit, clearProblems } = useForm<keyof ToolValues>('a tool was not run', () =>
    runWith(runner),
  );

  function pageLimitOf(by: Runner) {
    return by === 'device' ? DEVICE_PAGE_LIMIT : planPageLimit(plan);
  }

  function runWith(by: Runner) {
    const result = readForm(tool, values, by === 'ai' ? plan : null, pageLimitOf(by));
    if ('problems' in result) throw new InvalidFormError('', result.problems);
    if (by === 'device' && isForDevice(result.request)) {
      saveTextDraft(uid, tool, '');
      runOnDevice(result.request, values.file);
      return;
    }
    if (usesLeft === 0 && values.file && needsUpload(values.file.chosen)) {
      throw new InvalidFormError('', { file: AI_UPLOAD_ERRORS.uses });
    }
    saveTextDraft(uid, tool, '');
    runWithAi(result.request, values.file);
  }

  return {
    values,
    problems,
    formProps,
    clearProblems,
    pageLimit: pageLimitOf(runner),
    /** The title of the result whose text the form started with, while that text is unchanged; null without one. */
    carriedTitle: carried && values.prompt === toPrompt(tool, carried.text) ? carried.title : null,
    sendWith: (by: Runner) => void submit(() => runWith(by)),
    change: (changed: Partial<ToolValues>) => {
      // An upload may end long after it started, and must not restore the text of that time.
      setValues((now) => ({ ...now, ...changed }));
      if (changed.prompt !== undefined) saveTextDraft(uid, tool, changed.prompt);
      clearProblems(...(Object.keys(changed) as (keyof ToolValues)[]));
    },
  };
}

function firstValues(
  uid: string,
  tool: FormTool,
  params: URLSearchParams,
  carried: CarriedText | null,
): ToolValues {
  return {
    ...initialValues(dayOf(new Date(), currentZone())),
    prompt: carried ? toPrompt(tool, carried.text) : topicForTool(params) || textDraft(uid, tool),
    file: takesFile(tool) ? sourceInAddress(params) : null,
  };
}

/** As much of a carried text as the tool takes on any plan. */
function toPrompt(tool: FormTool, text: string): string {
  return cutText(text, AI_TOOL_FACTS[tool].inputMax);
}
