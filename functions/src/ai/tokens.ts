/** Counts the tokens of a model call. */
import { responseText } from './gemini/answer.ts';
import type { AnswerChunk, ReportedUsage } from './gemini/protocol.ts';
import type { ModelPart, ModelRequest } from './tool.ts';

/** Tokens that the model read (`in`) and wrote (`out`). */
export interface TokenUsage {
  in: number;
  out: number;
}

/** Google's rough averages, for estimates. */
const CHARACTERS_PER_TOKEN = 4;
const TOKENS_PER_PAGE = 258;

/**
 * Creates a meter for one call. The model reports running totals, so the last report counts. If a sent call ends before
 * the first report, its tokens are estimated: otherwise hanging up in time would make it free.
 */
export function createTokenMeter(request: ModelRequest) {
  let isSent = false;
  let reported: ReportedUsage | undefined;
  let written = 0;
  return {
    markSent() {
      isSent = true;
    },
    /** The service refused the call or was unreachable, so it cost nothing. */
    markRefused() {
      isSent = false;
    },
    record(chunk: AnswerChunk) {
      reported = chunk.usageMetadata ?? reported;
      written += responseText(chunk).length;
    },
    total(): TokenUsage {
      if (!isSent) return { in: 0, out: 0 };
      return {
        in: reported?.promptTokenCount ?? estimateInput(request),
        out:
          (reported?.candidatesTokenCount ?? Math.ceil(written / CHARACTERS_PER_TOKEN)) +
          (reported?.thoughtsTokenCount ?? 0),
      };
    },
  };
}

function estimateInput({ system, turns }: ModelRequest): number {
  const parts: ModelPart[] = [{ text: system }, ...turns.flatMap((turn) => turn.parts)];
  const tokens = parts.map((part) =>
    'text' in part ? part.text.length / CHARACTERS_PER_TOKEN : part.pdf.pages * TOKENS_PER_PAGE,
  );
  return Math.ceil(tokens.reduce((sum, count) => sum + count, 0));
}
