import type { Account } from '@akada/domain/account/schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { maxInputLength } from '@akada/domain/ai/quota';
import { answersOfOneUse, type UnreviewedAnswer } from '@akada/domain/practice/short-marks';
import { type ShortMark, shortMarksSchema } from '@akada/domain/practice/short-marks-schemas';
import { plural, quantity } from '@akada/domain/text/plural';
import type { Live } from '@/firebase/live.ts';
import { useOnline } from '@/lib/use-online.ts';
import { Button } from '@/ui/button.tsx';
import { AiIcon } from '@/ui/icons.ts';
import { toast } from '@/ui/toast.tsx';
import { useGenerate } from './api/use-generate.ts';
import { usePlan, useUsesLeft } from './api/use-uses-left.ts';
import { GenerationFailure } from './components/generation-failure.tsx';
import { StopButton } from './components/stop-button.tsx';
import { StopNotice } from './components/stop-notice.tsx';
import { UnavailableNotice } from './components/unavailable-notice.tsx';

interface ShortAnswerMarkerProps {
  uid: string;
  account: Live<Account | null>;
  /** The title of the practice. */
  title: string;
  /** The written short answers that AI has not marked; at least one. */
  answers: readonly UnreviewedAnswer[];
  /** @param marked the answers that were sent, with a mark for each, in the same order */
  onMarked: (marked: readonly UnreviewedAnswer[], marks: readonly ShortMark[]) => void;
}

/** Has AI mark the short answers of a practice, for one AI use. */
export function ShortAnswerMarker({ uid, account, title, answers, onMarked }: ShortAnswerMarkerProps) {
  const { generation, generate, stop } = useGenerate();
  const uses = useUsesLeft(uid, account);
  const plan = usePlan(account);
  const isOnline = useOnline();
  const sent = answersOfOneUse(answers, maxInputLength('marking', plan ?? 'free') - title.length);
  const isRunning = generation.status === 'running';

  async function mark(): Promise<void> {
    const output = await generate({
      tool: 'marking',
      prompt: title,
      answers: sent.map(({ question, points, answer }) => ({ question, points: [...points], answer })),
    });
    if (!output) return;
    const marks = parseMarks(output.result);
    if (marks?.length !== sent.length) {
      toast.error(AI_MESSAGES.failed);
      return;
    }
    onMarked(sent, marks);
    toast.success(`AI marked ${quantity(sent.length, 'short answer')}.`);
  }

  return (
    <section aria-label="Marks by AI" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          look="secondary"
          busy={isRunning}
          disabled={!isOnline || uses === undefined || uses.left === 0}
          onClick={() => void mark()}
        >
          {!isRunning && <AiIcon aria-hidden className="size-4" />}{' '}
          {isRunning ? 'Marking…' : `Have AI mark my short ${plural(answers.length, 'answer', 'answers')}`}
        </Button>
        {isRunning && <StopButton onStop={stop} />}
        {uses !== undefined && uses.left > 0 && !isRunning && (
          <span className="text-sm text-ink-soft">
            {sent.length < answers.length && `The first ${sent.length} of ${answers.length}. `}
            Takes 1 AI use; you have {uses.left} left today.
          </span>
        )}
      </div>
      {isRunning && (
        <p role="status" className="text-sm text-ink-soft">
          AI compares your answers with their key points.
        </p>
      )}
      {generation.status === 'stopped' && <StopNotice uid={uid} requestId={generation.requestId} />}
      {generation.status === 'failed' ? (
        <GenerationFailure plan={plan} failure={generation} deviceOffer={<OwnMarks />} />
      ) : (
        <UnavailableNotice usesLeft={uses?.left}>
          <OwnMarks />
        </UnavailableNotice>
      )}
    </section>
  );
}

function OwnMarks() {
  return <p>Your own marks count. You can mark each short answer below.</p>;
}

function parseMarks(result: string): ShortMark[] | null {
  try {
    return shortMarksSchema.safeParse(JSON.parse(result)).data?.marks ?? null;
  } catch {
    return null;
  }
}
