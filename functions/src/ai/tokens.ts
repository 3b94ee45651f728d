/** What a call of the model takes, in tokens. */
import type { EnhancedGenerateContentResponse, UsageMetadata } from '@google/generative-ai';
import { responseText } from './gemini.ts';
import type { ModelPart, ModelRequest } from './tool.ts';

/** Tokens that the model read (`in`) and wrote (`out`). */
export interface TokenUsage {
  in: number;
  out: number;
}

/** As Google counts them, roughly. */
const CHARACTERS_A_TOKEN = 4;
const TOKENS_A_PAGE = 258;

/** The package does not know them yet: thoughts are billed as output. */
type Usage = Partial<UsageMetadata> & { thoughtsTokenCount?: number };

/**
 * Counts one call. What the model says last counts, for each of its counts holds all until then. A call that was sent and
 * that ends before the model has counted is estimated: without that, hanging up in time would make it free.
 */
export function createTokenMeter(request: ModelRequest) {
  let isSent = false;
  let reported: Usage | undefined;
  let written = 0;
  return {
    sent() {
      isSent = true;
    },
    /** The service has refused it, or was not reached: it costs nothing. */
    refused() {
      isSent = false;
    },
    read(part: EnhancedGenerateContentResponse) {
      reported = part.usageMetadata ?? reported;
      written += responseText(part).length;
    },
    total(): TokenUsage {
      if (!isSent) return { in: 0, out: 0 };
      return {
        in: reported?.promptTokenCount ?? estimateOf(request),
        out: outOf(reported) ?? Math.ceil(written / CHARACTERS_A_TOKEN),
      };
    },
  };
}

function outOf(reported: Usage | undefined): number | undefined {
  if (reported?.candidatesTokenCount === undefined) return undefined;
  return reported.candidatesTokenCount + (reported.thoughtsTokenCount ?? 0);
}

function estimateOf({ system, turns }: ModelRequest): number {
  const parts: ModelPart[] = [{ text: system }, ...turns.flatMap((turn) => turn.parts)];
  const tokens = parts.map((part) =>
    'text' in part ? part.text.length / CHARACTERS_A_TOKEN : part.pdf.pages * TOKENS_A_PAGE,
  );
  return Math.ceil(tokens.reduce((sum, count) => sum + count, 0));
}
