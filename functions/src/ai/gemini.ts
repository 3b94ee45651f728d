/** Gemini's side of ./model.ts: what is sent, and what its endings and errors mean. */
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

/** The package does not know it yet; it passes on what it is given. */
type Config = GenerationConfig & { thinkingConfig?: { thinkingBudget: number } };

/** A request as the package takes it. */
export function toGeminiRequest(request: ModelRequest, model: string): GenerateContentRequest {
  const generationConfig: Config = {
    temperature: request.temperature,
    maxOutputTokens: request.maxOutput,
    ...(request.schema && {
      responseMimeType: 'application/json',
      responseSchema: request.schema as ResponseSchema,
    }),
    // Its thoughts would count as output, and with them an answer can end before it begins.
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

/** What a part of an answer says. The package's own text() throws at some endings and passes over others. */
export function responseText({ candidates }: EnhancedGenerateContentResponse): string {
  return (candidates?.[0]?.content?.parts ?? []).map(({ text }) => text ?? '').join('');
}

/** How each ending is to be taken. */
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
 * How an answer ends with this part of it; null when it goes on.
 *
 * @throws ModelFailure when it ends otherwise than with an answer
 */
export function readEnding(part: EnhancedGenerateContentResponse): 'whole' | 'cutShort' | null {
  const { candidates, promptFeedback } = part;
  const blocked = promptFeedback?.blockReason;
  if (blocked && blocked !== BlockReason.BLOCKED_REASON_UNSPECIFIED)
    throw new ModelFailure('blocked', blocked);
  const reason = candidates?.[0]?.finishReason;
  if (!reason) return null;
  // Google adds reasons: one that the package does not know is a failure.
  const ending = Object.hasOwn(ENDINGS, reason) ? ENDINGS[reason] : 'failed';
  if (ending === 'whole' || ending === 'cutShort') return ending;
  throw new ModelFailure(ending, reason);
}

/** Whether asking once more can help: too many requests, an error on their side, or no connection. */
export function isRetryable(error: unknown): boolean {
  if (error instanceof GoogleGenerativeAIFetchError && error.status !== undefined) {
    return error.status === 429 || error.status >= 500;
  }
  if (!(error instanceof Error) || error instanceof GoogleGenerativeAIAbortError) return false;
  return /Error fetching from|Error reading from the stream/.test(error.message);
}
