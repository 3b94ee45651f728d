/**
 * Calls Gemini's API. The only file that uses @google/generative-ai, which is no longer developed: its successor
 * replaces this file (docs/decisions/0025).
 */
import {
  type GenerateContentRequest,
  GoogleGenerativeAI,
  GoogleGenerativeAIAbortError,
  GoogleGenerativeAIError,
  GoogleGenerativeAIFetchError,
} from '@google/generative-ai';
import type { AnswerChunk, AnswerRequest, ErrorDetail } from './protocol.ts';

/** Where the API is, and whose calls these are. */
export interface ServiceAccess {
  apiKey: string;
  /** Empty for Google's own. */
  baseUrl: string;
}

/**
 * The service refused a call (`status` is set), could not be reached, or broke off. Its message may quote what a student
 * wrote.
 */
export class ServiceError extends Error {
  readonly status: number | undefined;
  readonly details: readonly ErrorDetail[];
  readonly isConnectionLost: boolean;

  constructor(
    message: string,
    {
      status,
      details = [],
      isConnectionLost = false,
      cause,
    }: {
      status?: number;
      details?: readonly ErrorDetail[];
      isConnectionLost?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.details = details;
    this.isConnectionLost = isConnectionLost;
  }
}

/**
 * Asks a model and returns its answer piece by piece.
 *
 * @param signal must not be aborted yet: the package does not check that
 * @throws ServiceError here or while the answer is read
 */
export async function openAnswer(
  { apiKey, baseUrl }: ServiceAccess,
  model: string,
  request: AnswerRequest,
  signal: AbortSignal,
): Promise<AsyncIterable<AnswerChunk>> {
  try {
    const { stream, response } = await new GoogleGenerativeAI(apiKey)
      .getGenerativeModel({ model }, baseUrl === '' ? {} : { baseUrl })
      // The package passes on the fields that its types do not know.
      .generateContentStream(request as unknown as GenerateContentRequest, { signal });
    // A broken stream rejects this promise too, and an unhandled rejection ends the process.
    response.catch(() => undefined);
    return translateErrors(stream as AsyncIterable<AnswerChunk>);
  } catch (error) {
    throw toServiceError(error);
  }
}

async function* translateErrors(stream: AsyncIterable<AnswerChunk>): AsyncGenerator<AnswerChunk> {
  try {
    yield* stream;
  } catch (error) {
    throw toServiceError(error);
  }
}

/** Converts the package's errors. Any other is a bug of ours or an abort, and is returned unchanged. */
function toServiceError(error: unknown): unknown {
  if (!(error instanceof GoogleGenerativeAIError) || error instanceof GoogleGenerativeAIAbortError)
    return error;
  const { message } = error;
  if (error instanceof GoogleGenerativeAIFetchError && error.status !== undefined) {
    const details = (error.errorDetails ?? []) as readonly ErrorDetail[];
    return new ServiceError(message, { status: error.status, details, cause: error });
  }
  const isConnectionLost = /Error fetching from|Error reading from the stream/.test(message);
  return new ServiceError(message, { isConnectionLost, cause: error });
}
