/** Translates requests, answers and errors of the Gemini API for ./model.ts. */
import {
  BlockReason,
  type Content,
  type EnhancedGenerateContentResponse,
  FinishReason,
  type GenerateContentRequest,
  type GenerationConfig,
  GoogleGenerativeAIAbortError,
  GoogleGenerativeAIFetchError,
  type ResponseSchema,
} from '@google/generative-ai';
import { type FailureKind, ModelFailure } from './failure.ts';
import type { ModelRequest } from './tool.ts';

/** The package does not know this field yet, but passes it on. */
type Config = GenerationConfig & { thinkingConfig?: { thinkingBudget: number } };

/** Converts a request to the package's format. */
export function toGeminiRequest(request: ModelRequest, model: string): GenerateContentRequest {
  const generationConfig: Config = {
    temperature: request.temperature,
    maxOutputTokens: request.maxOutput,
    ...(request.schema && {
      responseMimeType: 'application/json',
      responseSchema: request.schema as ResponseSchema,
    }),
    // Thinking counts as output, and can use up the output limit before the answer starts.
    ...(model.startsWith('gemini-2.5-flash') && { thinkingConfig: { thinkingBudget: 0 } }),
  };
  return {
    systemInstruction: request.system,
    contents: request.turns.map(toContent),
    generationConfig,
  };
}

function toContent({ role, parts }: ModelRequest['turns'][number]): Content {
  return {
    role: role === 'student' ? 'user' : 'model',
    parts: parts.map((part) =>
      'text' in part
        ? part
        : { inlineData: { mimeType: 'application/pdf', data: part.pdf.bytes.toString('base64') } },
    ),
  };
}

/** The text in a chunk. The package's own text() throws for some finish reasons and ignores others. */
export function responseText({ candidates }: EnhancedGenerateContentResponse): string {
  return (candidates?.[0]?.content?.parts ?? []).map(({ text }) => text ?? '').join('');
}

/** The meaning of each finish reason. */
const ENDINGS: Record<FinishReason, 'whole' | 'cutShort' | FailureKind> = {
  [FinishReason.STOP]: 'whole',
  [FinishReason.MAX_TOKENS]: 'cutShort',
  [FinishReason.SAFETY]: 'blocked',
  [FinishReason.RECITATION]: 'blocked',
  [FinishReason.LANGUAGE]: 'blocked',
  [FinishReason.BLOCKLIST]: 'blocked',
  [FinishReason.PROHIBITED_CONTENT]: 'blocked',
  [FinishReason.SPII]: 'blocked',
  [FinishReason.MALFORMED_FUNCTION_CALL]: 'failed',
  [FinishReason.OTHER]: 'failed',
  [FinishReason.FINISH_REASON_UNSPECIFIED]: 'failed',
};

/**
 * Reads from a chunk how the answer ended; null while it continues.
 *
 * @throws ModelFailure when it ended without a usable answer
 */
export function readEnding(chunk: EnhancedGenerateContentResponse): 'whole' | 'cutShort' | null {
  const { candidates, promptFeedback } = chunk;
  const blocked = promptFeedback?.blockReason;
  if (blocked && blocked !== BlockReason.BLOCKED_REASON_UNSPECIFIED)
    throw new ModelFailure('blocked', blocked);
  const reason = candidates?.[0]?.finishReason;
  if (!reason) return null;
  // Google adds reasons over time; one that the package does not know counts as a failure.
  const ending = Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason] : 'failed';
  if (ending === 'whole' || ending === 'cutShort') return ending;
  throw new ModelFailure(ending, reason);
}

/** Whether a retry can help: after too many requests, a server error, or a lost connection. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof GoogleGenerativeAIFetchError && error.status !== undefined) {
    return error.status === 429 || error.status >= 500;
  }
  if (!(error instanceof Error) || error instanceof GoogleGenerativeAIAbortError) return false;
  return /Error fetching from|Error reading from the stream/.test(error.message);
}
